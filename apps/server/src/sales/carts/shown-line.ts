import type { ShownLine } from '@nawl/contract/sales/cart'
import type { CartLine } from '@nawl/domain/cart/cart-line'

import { orderedDesignLink, orderedPicture } from './ordered-bitmap-paths.ts'

/** A line in the API's format, with its picture from the stored bitmap and a link to the studio. */
export function shownLine({ id, design, quantity }: CartLine): ShownLine {
  const { mappings, size } = design
  return {
    id,
    quantity,
    design: { ...design, mappings: { ...mappings }, size: { ...size } },
    picture: orderedPicture(design),
    studio: `/product/${encodeURIComponent(design.rugId)}?d=${orderedDesignLink(design, quantity)}`,
  }
}
