import { linkText, withDesign } from '../../share/design-of-state.ts'
import { isRecolored, type StudioAppearance, type StudioState } from '../studio-state.ts'
import type { SavedStudio } from './saved-studio.ts'

/**
 * The state after another tab of the browser has changed the same rug. A studio that was `inStep` with the other
 * adopts its state, unless it could not get back. A studio with its own changes keeps its size, pile and light and
 * adds the new colours as one step, so that Undo restores its own.
 */
export function followed(state: StudioState, kept: SavedStudio, inStep: boolean): StudioState {
  const theirs = withDesign(state, kept.design)
  const { history, undone } = kept
  const isReached = [theirs.look, ...history, ...undone].some((look) => isSameLook(look, state.look))
  if (inStep && isReached) {
    return shown(state, { ...theirs, history, undone, locked: new Set(kept.locked) })
  }
  const { look, tolerance, matchedAt } = theirs
  const next = { ...state, look, tolerance, matchedAt }
  if (linkText(next) === linkText(state)) return state
  return shown(state, { ...next, history: [...state.history, state.look], undone: [] })
}

const isSameLook = (a: StudioAppearance, b: StudioAppearance) => JSON.stringify(a) === JSON.stringify(b)

/** Requests the picture of a changed look, unless it is requested anyway once the yarns are known. */
function shown(before: StudioState, after: StudioState): StudioState {
  const { look, matchedAt, task } = after
  if (isSameLook(look, before.look) || task?.kind === 'extract') return after
  if (!isRecolored(look)) return { ...after, picture: { ...after.picture, modified: null } }
  return { ...after, task: { kind: 'restore', look, tolerance: matchedAt } }
}
