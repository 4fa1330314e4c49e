import type { LinkedDesign } from '@nawl/domain/rug/design-link'

import type { CartDesign } from './rug-contract.ts'

/** The rug of a link as a cart takes it, with the precision that it was rendered with. */
export function cartDesignOf(rugId: string, design: LinkedDesign): Omit<CartDesign, 'kind'> {
  const { mappings, matchedAt, textureStyle, textureIntensity, size } = design
  const { shape, width, length, unit, composed, fit } = size
  return {
    rugId,
    mappings: { ...mappings },
    tolerance: matchedAt,
    textureStyle,
    textureIntensity,
    size: { shape, width, length, unit, ...(composed && { composed }), ...(fit && { fit }) },
  }
}
