import type { LinkedDesign } from '../rug/design-link.ts'
import type { RoomId } from '../rug/site-rooms.ts'
import type { Tolerance } from '../rug/precision.ts'
import type { OrderedSize } from './ordered-size.ts'

/** A rug as it was put into the cart. Whatever becomes of the catalogue, this is what is made. */
export type DesignSnapshot = {
  readonly rugId: string
  readonly name: string
  /** SHA-256 of the bitmap, in hexadecimal. */
  readonly bitmapHash: string
  /** Original hex → new hex, both `#RRGGBB` in capitals. */
  readonly mappings: Readonly<Record<string, string>>
  /** The precision that the mappings were rendered with. */
  readonly tolerance: Tolerance
  readonly textureStyle: LinkedDesign['textureStyle']
  /** How strongly the pile shows in pictures, 0–1. */
  readonly textureIntensity: number
  readonly size: OrderedSize
  /** What its pictures show it in; nothing for a visitor's own. */
  readonly room?: RoomId | undefined
  /** What it is tufted with once its colours are replaced; shares in per cent. */
  readonly yarns: readonly { readonly name: string; readonly hex: string; readonly share: number }[]
}

/** Whether two designs give the same rug. Names do not matter; a size typed in another unit is another size. */
export function isSameDesign(p: DesignSnapshot, q: DesignSnapshot): boolean {
  return identityOf(p) === identityOf(q)
}

function identityOf(design: DesignSnapshot): string {
  const { rugId, bitmapHash, mappings, tolerance, textureStyle, textureIntensity, size } = design
  const yarns = Object.entries(mappings)
    .map(([from, to]) => `${from}${to}`)
    .toSorted()
  const { shape, unit, width, length } = size
  return JSON.stringify([
    [rugId, bitmapHash, tolerance, textureStyle, textureIntensity],
    [shape, unit, width, length],
    yarns,
  ])
}
