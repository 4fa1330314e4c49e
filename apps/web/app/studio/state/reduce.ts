import { EXACT_TOLERANCE, TEXTURE } from '@nawl/domain/rug/sizes/precision'
import { reportedColors } from '@nawl/engine/separation/reported-swatches'

import { type Gesture, isGesture, perform } from './actions.ts'
import { followed } from './history/followed.ts'
import { type SavedStudio, recalled } from './history/saved-studio.ts'
import { requestChangedView } from './request-changed-view.ts'
import { retryAfter } from './retry.ts'
import {
  isRecolored,
  type Mappings,
  SAMPLE_COLORS,
  type StudioState,
  type Task,
  type YarnShare,
} from './studio-state.ts'

/** What happens outside this page: an earlier visit is found, or another tab of the browser changes the rug. */
type Elsewhere =
  | { readonly type: 'visit recalled'; readonly kept: SavedStudio; readonly byLink: boolean }
  | { readonly type: 'changed in another tab'; readonly kept: SavedStudio; readonly inStep: boolean }

/** The backend's response to a task; null when it failed. */
export type Answer = {
  /** There was no response: a retry may help. */
  readonly unreachable?: boolean
} & (
  | { readonly type: 'colors extracted'; readonly colors: readonly YarnShare[] | null }
  | { readonly type: 'rug opened'; readonly picture: Blob | null }
  | { readonly type: 'look rendered'; readonly picture: Blob | null }
  | {
      readonly type: 'shuffle answered'
      readonly shuffled: { readonly picture: Blob; readonly mappings: Mappings } | null
    }
)

/** The shop's picture in place of one that the browser made otherwise than the shop. */
export type Correction = { readonly type: 'picture corrected'; readonly shown: Blob; readonly picture: Blob }

export type StudioEvent = Gesture | Elsewhere | Answer | Correction

/** The state after a gesture, an answer or what happened elsewhere. */
export function reduce(state: StudioState, event: StudioEvent): StudioState {
  const next = step(state, event)
  return requestChangedView(state, next, firstPicture(next))
}

function step(state: StudioState, event: StudioEvent): StudioState {
  if (isGesture(event)) return perform(state, event)
  switch (event.type) {
    case 'visit recalled':
      return recalled(state, event.kept, event.byLink)
    case 'changed in another tab':
      return followed(state, event.kept, event.inStep)
    case 'picture corrected':
      return { ...state, picture: withCorrected(state.picture, event) }
    case 'colors extracted':
    case 'rug opened':
    case 'look rendered':
    case 'shuffle answered':
      return { ...answered(state, event), retry: retryAfter(state, event.unreachable ?? false) }
  }
}

function answered(state: StudioState, answer: Answer): StudioState {
  switch (answer.type) {
    case 'colors extracted':
      return { ...state, extraction: extracted(answer.colors), task: firstPicture(state) }
    case 'rug opened':
      return { ...state, picture: { ...state.picture, initial: answer.picture }, task: null }
    case 'look rendered':
      return { ...state, picture: withModified(state, answer.picture), task: nextTask(state) }
    case 'shuffle answered':
      return shuffleAnswered(state, answer.shuffled)
  }
}

function extracted(colors: readonly YarnShare[] | null): StudioState['extraction'] {
  if (!colors) return { status: 'sample', colors: SAMPLE_COLORS }
  // The backend omits negligible colours, but the studio does not rely on it.
  const [first, ...rest] = reportedColors(colors)
  return first ? { status: 'ready', colors: [first, ...rest] } : { status: 'none' }
}

/** A linked or saved look is requested before the rug as designed, so that the latter does not flash. */
function firstPicture({ look, matchedAt }: StudioState): Task {
  return isRecolored(look) ? { kind: 'restore', look, tolerance: matchedAt } : { kind: 'open' }
}

function nextTask({ task }: StudioState): Task | null {
  return task?.kind === 'restore' ? { kind: 'open' } : null
}

/** The history grows only here: a failed shuffle leaves nothing to undo. */
function shuffleAnswered(
  state: StudioState,
  shuffled: { readonly picture: Blob; readonly mappings: Mappings } | null,
): StudioState {
  if (!shuffled) return { ...state, task: null }
  const look = { mappings: shuffled.mappings, textureIntensity: TEXTURE.onShuffle }
  // The response names every yarn that changes; rendered again, none may follow another.
  const matchedAt = EXACT_TOLERANCE
  return {
    ...state,
    history: [...state.history, state.look],
    undone: [],
    look,
    matchedAt,
    picture: { ...state.picture, modified: { image: shuffled.picture, look, matchedAt } },
    task: null,
  }
}

function withCorrected(
  { initial, modified, ...rest }: StudioState['picture'],
  { shown, picture }: Correction,
): StudioState['picture'] {
  return {
    ...rest,
    initial: initial === shown ? picture : initial,
    modified: modified?.image === shown ? { ...modified, image: picture } : modified,
  }
}

/** Without a picture the choice stays recorded, and the rug on screen stays as it was. */
function withModified({ picture, task }: StudioState, image: Blob | null): StudioState['picture'] {
  if (!image || (task?.kind !== 'render' && task?.kind !== 'restore')) return picture
  return { ...picture, modified: { image, look: task.look, matchedAt: task.tolerance } }
}
