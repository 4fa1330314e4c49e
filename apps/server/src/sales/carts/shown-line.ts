import type { ShownLine } from '@nawl/contract/cart'
import type { CartLine } from '@nawl/domain/cart/cart-line'

import { frozenLink, frozenPicture } from './ordered-bitmap-paths.ts'

/** A line as it is shown, with its picture out of the kept bitmap and the way back to the studio. */
export function shownLine({ id, design, quantity }: CartLine): ShownLine {
  const { mappings, size } = design
  return {
    id,
    quantity,
    design: { ...design, mappings: { ...mappings }, size: { ...size } },
    picture: frozenPicture(design),
    studio: `/product/${encodeURIComponent(design.rugId)}?d=${frozenLink(design, quantity)}`,
  }
}
