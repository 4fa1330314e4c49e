import { linkText, withDesign } from '../../share/design-of-state.ts'
import { isRecolored, type StudioAppearance, type StudioState } from '../studio-state.ts'
import type { SavedStudio } from './saved-studio.ts'

/**
 * A studio after another tab of the browser has changed the same rug. One that was `inStep` with the other goes on as
 * that does, unless it could not come back from there. One with work of its own keeps its size, pile and light and has the new colours as one more step, so that
 * Undo brings back what was here.
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

/** Asks for the picture of another look than before, unless it is asked for anyway once the yarns are known. */
function shown(before: StudioState, after: StudioState): StudioState {
  const { look, matchedAt, task } = after
  if (isSameLook(look, before.look) || task?.kind === 'extract') return after
  if (!isRecolored(look)) return { ...after, picture: { ...after.picture, modified: null } }
  return { ...after, task: { kind: 'restore', look, tolerance: matchedAt } }
}
