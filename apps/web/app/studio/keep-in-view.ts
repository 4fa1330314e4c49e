import type { StudioState, Task, View } from './state/studio-state.ts'

/**
 * Notes in which shape, style and light the backend is asked for pictures, and asks for them again by
 * `task` when another view is set than the pictures show. While a call is under way that waits for its answer.
 */
export function scrolledIntoView(before: StudioState, after: StudioState, task: Task): StudioState {
  const view = viewOf(after)
  if (after.task === null)
    return isSameView(view, after.picture.view) ? after : asked({ ...after, task }, view)
  // Both pictures belong together: the second is asked for as the first was.
  const isSecond = before.task?.kind === 'restore' && after.task.kind === 'open'
  return after.task === before.task || isSecond ? after : asked(after, view)
}

/** The view that is set. */
function viewOf({ size: { shape }, finish: { textureStyle, light } }: StudioState): View {
  return { shape, textureStyle, light }
}

function asked(state: StudioState, view: View): StudioState {
  return isSameView(view, state.picture.view) ? state : { ...state, picture: { ...state.picture, view } }
}

function isSameView(a: View, b: View): boolean {
  return a.shape === b.shape && a.textureStyle === b.textureStyle && a.light === b.light
}
