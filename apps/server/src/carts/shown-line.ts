import type { ShownLine } from '@nawl/contract/cart'
import type { CartLine } from '@nawl/domain/cart/cart-line'
import type { FrozenDesign } from '@nawl/domain/cart/frozen-design'
import { AS_DRAWN, encodeDesign } from '@nawl/domain/rug/design-link'
import type { Quantity } from '@nawl/domain/rug/size'

/** A line as it is shown, with its picture out of the kept bitmap and the way back to the studio. */
export function shownLine({ id, design, quantity }: CartLine): ShownLine {
  const link = linkOf(design, quantity)
  const { mappings, size } = design
  return {
    id,
    quantity,
    design: { ...design, mappings: { ...mappings }, size: { ...size } },
    picture: `/frozen/${design.bitmapHash}.webp?d=${linkOf(design, 1)}`,
    studio: `/product/${encodeURIComponent(design.rugId)}?d=${link}`,
  }
}

function linkOf(design: FrozenDesign, quantity: Quantity): string {
  const { mappings, tolerance, textureStyle, textureIntensity, size } = design
  const { shape, unit, width, length } = size
  return encodeDesign({
    ...AS_DRAWN,
    mappings,
    tolerance,
    matchedAt: tolerance,
    textureStyle,
    textureIntensity,
    size: { shape, unit, width, length, quantity },
  })
}
