import { AS_DRAWN, encodeDesign, type LinkedDesign } from '@nawl/domain/rug/design-link'

import { isRecolored, type StudioState } from '../state/studio-state.ts'

/** What of a studio goes into a link. */
export function designOf({ look, tolerance, matchedAt, finish, size }: StudioState): LinkedDesign {
  // As long as nothing is replaced there was nothing to match.
  return { ...look, tolerance, matchedAt: isRecolored(look) ? matchedAt : tolerance, ...finish, size }
}

/** A studio with everything that came with a link in its place. */
export function withDesign(state: StudioState, design: LinkedDesign): StudioState {
  const { mappings, textureIntensity, tolerance, matchedAt, textureStyle, light, size } = design
  return {
    ...state,
    look: { mappings, textureIntensity },
    tolerance,
    matchedAt,
    finish: { textureStyle, light },
    size,
  }
}

/** The text of a studio's link, or null while it is as a design opens: that needs none. */
export function linkText(state: StudioState): string | null {
  const text = encodeDesign(designOf(state))
  return text === TEXT_AS_DRAWN ? null : text
}

const TEXT_AS_DRAWN = encodeDesign(AS_DRAWN)
