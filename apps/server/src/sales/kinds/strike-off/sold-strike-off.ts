import type { StrikeOffLine } from '@nawl/contract/sales/kinds/strike-off/strike-off-contract'
import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import {
  lastPlace,
  placeWithin,
  STRIKE_OFF_SIZE,
  type StrikeOff,
  type StrikeOffPlace,
} from '@nawl/domain/product/strike-off'
import { yarnKilograms } from '@nawl/domain/workshop/yarn-kilograms'
import { names } from '@nawl/messages/by-language/names'
import { samples } from '@nawl/messages/by-language/samples'

import { orderedDesignLink } from '../../carts/ordered-bitmap-paths.ts'
import { gramsOf, type SoldKind, type WorkshopFacts } from '../sold-kind.ts'

/** A strike-off: shown by its square of the rug. */
export const soldStrikeOff: SoldKind<StrikeOff> = {
  shown: ({ id, design, quantity }): StrikeOffLine => {
    const { rug, place } = design
    const link = orderedDesignLink(rug, 1)
    const at = `x=${place.xMm}&y=${place.yMm}`
    return {
      id,
      quantity,
      design: { ...design, rug: { ...rug, mappings: { ...rug.mappings }, size: { ...rug.size } } },
      picture: squarePicture(rug, place),
      page: `/strike-off/${encodeURIComponent(rug.rugId)}?d=${link}&${at}`,
    }
  },
  inRoom: () => null,
  whenOrdered: () => ({}),
  whenMade: ({ yarns }, workshop) => ({ kilograms: kilogramsOf(yarns, workshop) }),
  text: ({ design: { name }, quantity }, language) =>
    samples[language].strikeOffOf({ quantity, name: names[language](name) }),
  note: ({ rug, yarns }, language) =>
    samples[language].strikeOffNote({ pile: rug.textureStyle, yarns: yarns.length }),
  size: (_, language) => samples[language].strikeOffSides,
  designOf: () => null,
  collectionOf: () => '',
  yarns: ({ yarns }) => yarns,
  pieceIn: ({ place }, whole) =>
    squarePicture(whole as DesignSnapshot, placeOn(whole as DesignSnapshot, place)), // of a rug, by its own rules
  weighed: ({ yarns }, workshop) => gramsOf(yarns, kilogramsOf(yarns, workshop)),
  sidesMm: () => ({ widthMm: STRIKE_OFF_SIZE.widthMm, lengthMm: STRIKE_OFF_SIZE.lengthMm }),
}

/** The same place on a rug that may be smaller by now. */
function placeOn({ size }: DesignSnapshot, place: StrikeOffPlace): StrikeOffPlace {
  const last = lastPlace(size)
  return last ? placeWithin(place, last) : place
}

/** The path of the picture of a square, out of that of the rug. */
export function squarePicture(rug: DesignSnapshot, { xMm, yMm }: StrikeOffPlace): string {
  return `/frozen/${rug.bitmapHash}/strike-off.webp?d=${orderedDesignLink(rug, 1)}&x=${xMm}&y=${yMm}`
}

function kilogramsOf(yarns: StrikeOff['yarns'], { yarnUse, pileMm }: WorkshopFacts): readonly number[] {
  const piece = { size: STRIKE_OFF_SIZE, quantity: 1, pileMm }
  return yarnKilograms(yarns, piece, yarnUse).map(({ kilograms }) => kilograms)
}
