import type { Sizing } from '@nawl/domain/catalogue/bitmap-path'
import { AS_DRAWN, encodeDesign, type LinkedDesign } from '@nawl/domain/rug/design-link'

import { isRecolored, type StudioState } from '../state/studio-state.ts'

/** The parts of the studio's state that a link contains. */
export function designOf({ look, tolerance, matchedAt, finish, size }: StudioState): LinkedDesign {
  // Nothing was matched while nothing is replaced.
  return { ...look, tolerance, matchedAt: isRecolored(look) ? matchedAt : tolerance, ...finish, size }
}

/** Applies a link's design to a studio's state. */
export function withDesign(state: StudioState, design: LinkedDesign): StudioState {
  const { mappings, textureIntensity, tolerance, matchedAt, textureStyle, light, size } = design
  return {
    ...state,
    look: { mappings, textureIntensity },
    tolerance,
    matchedAt,
    finish: { textureStyle, light },
    size: { ...size, ...UNUSED[state.sizing] },
  }
}

/** What a link says of a size that does not go with the rug's sizing. */
const UNUSED = {
  composed: { fit: undefined },
  fitted: { composed: undefined },
  stretched: { composed: undefined, fit: undefined },
} as const satisfies Record<Sizing, object>

/** The encoded design, or null while the studio is in its initial state. */
export function linkText(state: StudioState): string | null {
  const text = encodeDesign(designOf(state))
  return text === TEXT_AS_DRAWN ? null : text
}

const TEXT_AS_DRAWN = encodeDesign(AS_DRAWN)
