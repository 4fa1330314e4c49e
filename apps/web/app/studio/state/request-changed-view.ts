import { drawnSize } from '@nawl/domain/catalogue/bitmap-path'

import type { StudioState, Task, View } from './studio-state.ts'

/**
 * Records the size, style and light of requested pictures, and sets a `task` that requests them again when the view
 * has changed. Waits while a call is pending.
 */
export function requestChangedView(before: StudioState, after: StudioState, task: Task): StudioState {
  const view = viewOf(after)
  if (after.task === null)
    return isSameView(view, after.picture.view) ? after : withView({ ...after, task }, view)
  // The two pictures belong together: the second is requested in the view of the first.
  const isSecond = before.task?.kind === 'restore' && after.task.kind === 'open'
  return after.task === before.task || isSecond ? after : withView(after, view)
}

/** The view currently set. */
function viewOf({ size, finish: { textureStyle, light } }: StudioState): View {
  return { ...drawnSize(size), textureStyle, light }
}

function withView(state: StudioState, view: View): StudioState {
  return isSameView(view, state.picture.view) ? state : { ...state, picture: { ...state.picture, view } }
}

function isSameView(a: View, b: View): boolean {
  const isSameSize = a.shape === b.shape && a.width === b.width && a.length === b.length
  return isSameSize && a.fit === b.fit && a.textureStyle === b.textureStyle && a.light === b.light
}
