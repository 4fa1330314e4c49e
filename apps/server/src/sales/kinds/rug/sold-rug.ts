import type { OrderedRug, RugLine } from '@nawl/contract/sales/kinds/rug/rug-contract'
import type { CartLine } from '@nawl/domain/cart/cart-line'
import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import { uploadIdIn } from '@nawl/domain/rug/uploads'
import { rolledRug } from '@nawl/domain/workshop/rolled-rug'
import { yarnKilograms } from '@nawl/domain/workshop/yarn-kilograms'
import { names } from '@nawl/messages/by-language/names'
import { rug } from '@nawl/messages/by-language/rug'
import { rugNote, rugText, sizeText } from '@nawl/messages/text/rug-text'

import { designHash } from '../../carts/approved-design.ts'
import {
  cartoonPath,
  orderedDesignLink,
  orderedInRoom,
  orderedPicture,
} from '../../carts/ordered-bitmap-paths.ts'
import { gramsOf, type SoldKind, type WorkshopFacts } from '../sold-kind.ts'

/** A rug: shown by the bitmap that was kept of it, and opened in the studio. */
export const soldRug: SoldKind<DesignSnapshot> = {
  shown: shownRug,
  inRoom: orderedInRoom,
  whenOrdered: (design, workshop): OrderedRug => ({
    cartoon: cartoonPath(design),
    kilograms: kilogramsOf(design, workshop),
  }),
  whenMade: (design, workshop) => ({ kilograms: kilogramsOf(design, workshop) }),
  text: ({ design, quantity }, language) =>
    rugText(rug[language], { ...design, name: names[language](design.name) }, quantity),
  note: (design, language) => rugNote(rug[language], design),
  size: ({ size }, language) => sizeText(rug[language], size) ?? '',
  designOf: ({ rugId }) => rugId,
  // Visitors' own drawings are of no collection, whatever they are called; what was frozen long ago names none.
  collectionOf: ({ rugId, collection = '' }) => (uploadIdIn(rugId) === null ? collection : ''),
  yarns: ({ yarns }) => yarns,
  hash: designHash,
  weighed: (design, workshop) => gramsOf(design.yarns, kilogramsOf(design, workshop)),
  packed: ({ size }, { yarnUse, pileMm }) => rolledRug(size, yarnUse, pileMm),
  sidesMm: ({ size: { widthMm, lengthMm } }) => ({ widthMm, lengthMm }),
}

/** Of each yarn for one rug, with waste. */
function kilogramsOf({ yarns, size }: DesignSnapshot, { yarnUse, pileMm }: WorkshopFacts): readonly number[] {
  return yarnKilograms(yarns, { size, quantity: 1, pileMm }, yarnUse).map(({ kilograms }) => kilograms)
}

/** With its picture from the stored bitmap and a link to the studio. */
export function shownRug({ id, design, quantity }: CartLine<DesignSnapshot>): RugLine {
  const { mappings, size } = design
  return {
    id,
    quantity,
    design: { ...design, mappings: { ...mappings }, size: { ...size } },
    picture: orderedPicture(design),
    studio: `/product/${encodeURIComponent(design.rugId)}?d=${orderedDesignLink(design, quantity)}`,
  }
}
