import type { StudioState, Task, View } from './state/studio-state.ts'

/**
 * Records the shape, style and light of requested pictures, and sets a `task` that requests them again when the view
 * has changed. Waits while a call is pending.
 */
export function scrolledIntoView(before: StudioState, after: StudioState, task: Task): StudioState {
  const view = viewOf(after)
  if (after.task === null)
    return isSameView(view, after.picture.view) ? after : asked({ ...after, task }, view)
  // The two pictures belong together: the second is requested in the view of the first.
  const isSecond = before.task?.kind === 'restore' && after.task.kind === 'open'
  return after.task === before.task || isSecond ? after : asked(after, view)
}

/** The view currently set. */
function viewOf({ size: { shape }, finish: { textureStyle, light } }: StudioState): View {
  return { shape, textureStyle, light }
}

function asked(state: StudioState, view: View): StudioState {
  return isSameView(view, state.picture.view) ? state : { ...state, picture: { ...state.picture, view } }
}

function isSameView(a: View, b: View): boolean {
  return a.shape === b.shape && a.textureStyle === b.textureStyle && a.light === b.light
}
