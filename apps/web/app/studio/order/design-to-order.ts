import type { CartDesign } from '@nawl/contract/sales/kinds/rug/rug-contract'

import { designOf } from '../share/design-of-state.ts'
import type { StudioState } from '../state/studio-state.ts'

/** The design on screen as ordered, with the precision it was rendered with. */
export function designToOrder(state: StudioState, rugId: string): CartDesign {
  const { mappings, matchedAt, textureStyle, textureIntensity, size } = designOf(state)
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
