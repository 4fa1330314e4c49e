import type { SizeInput } from '@nawl/domain/rug/estimate'
import { EXACT_TOLERANCE, TEXTURE, type Tolerance } from '@nawl/domain/rug/precision'
import { reportedColors } from '@nawl/engine/separation/reported-swatches'

import { followed } from './history/followed.ts'
import { type SavedStudio, recalled } from './history/saved-studio.ts'
import { scrolledIntoView } from '../keep-in-view.ts'
import { retryAfter } from './retry.ts'
import {
  canRecolorAll,
  canRedo,
  canReset,
  canShuffle,
  canUndo,
  colorsOf,
  DESIGNED,
  type Finish,
  isBusy,
  isRecolored,
  type StudioAppearance,
  type Mappings,
  SAMPLE_COLORS,
  type StudioState,
  type Task,
  type YarnShare,
} from './studio-state.ts'

/** What the visitor does. */
export type Gesture =
  | { readonly type: 'swatch pressed'; readonly hex: string }
  | { readonly type: 'picker closed' }
  | { readonly type: 'color chosen'; readonly hex: string }
  | { readonly type: 'palette chosen'; readonly mappings: Mappings }
  | { readonly type: 'lock toggled'; readonly hex: string }
  | { readonly type: 'shuffled' | 'undone' | 'redone' | 'reset' }
  | { readonly type: 'precision set'; readonly tolerance: Tolerance }
  | { readonly type: 'size set'; readonly size: Partial<SizeInput> }
  | { readonly type: 'finish set'; readonly finish: Partial<Finish> }
  | { readonly type: 'visit recalled'; readonly kept: SavedStudio; readonly byLink: boolean }
  | { readonly type: 'changed in another tab'; readonly kept: SavedStudio; readonly inStep: boolean }
  | { readonly type: 'tried again' }

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

/** The state after a gesture or an answer. A gesture that is impossible now changes nothing. */
export function reduce(state: StudioState, action: Gesture | Answer): StudioState {
  const next = step(state, action)
  return scrolledIntoView(state, next, firstPicture(next))
}

function step(state: StudioState, action: Gesture | Answer): StudioState {
  switch (action.type) {
    case 'swatch pressed':
      return isBusy(state) ? state : { ...state, selected: state.selected === action.hex ? null : action.hex }
    case 'picker closed':
      return { ...state, selected: null }
    case 'color chosen':
      return chooseColor(state, action.hex)
    case 'palette chosen':
      return choosePalette(state, action.mappings)
    case 'lock toggled':
      return isBusy(state) ? state : { ...state, locked: toggled(state.locked, action.hex) }
    case 'shuffled':
      return shuffle(state)
    case 'undone':
      return undo(state)
    case 'redone':
      return redo(state)
    case 'reset':
      return canReset(state) ? reset(state) : state
    case 'precision set':
      return isBusy(state) ? state : { ...state, tolerance: action.tolerance }
    case 'size set':
      return { ...state, size: { ...state.size, ...action.size } }
    case 'finish set':
      return { ...state, finish: { ...state.finish, ...action.finish } }
    case 'visit recalled':
      return recalled(state, action.kept, action.byLink)
    case 'changed in another tab':
      return followed(state, action.kept, action.inStep)
    case 'tried again':
      return isBusy(state) || !state.retry ? state : { ...state, task: state.retry }
    case 'colors extracted':
    case 'rug opened':
    case 'look rendered':
    case 'shuffle answered':
      return { ...answered(state, action), retry: retryAfter(state, action.unreachable ?? false) }
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

function chooseColor(state: StudioState, hex: string): StudioState {
  const { selected, look } = state
  if (isBusy(state) || selected === null || state.locked.has(selected)) return state
  return change(state, { ...look.mappings, [selected]: hex })
}

function choosePalette(state: StudioState, mappings: Mappings): StudioState {
  if (!canRecolorAll(state)) return state
  return change(state, keepingLocked(state, mappings))
}

/** One step: puts the current look into the history, then records and renders the new one. */
function change(state: StudioState, wanted: Mappings): StudioState {
  const mappings = Object.fromEntries(Object.entries(wanted).filter(([from, to]) => from !== to))
  // Choosing the current yarn renders it again, perhaps with another precision, but is no step to undo.
  const step = sameMappings(mappings, state.look.mappings)
    ? state
    : { ...state, history: [...state.history, state.look], undone: [] }
  return show(step, { mappings, textureIntensity: TEXTURE.onReplace })
}

/** Requests the picture of a look, unless it is the rug as designed, which is loaded already. */
function show(state: StudioState, look: StudioAppearance): StudioState {
  const { tolerance } = state
  return isRecolored(look)
    ? { ...state, look, matchedAt: tolerance, task: { kind: 'render', look, tolerance } }
    : { ...state, look, picture: { ...state.picture, modified: null }, retry: stillMissing(state) }
}

function undo(state: StudioState): StudioState {
  const last = state.history.at(-1)
  if (!last || !canUndo(state)) return state
  return show({ ...state, history: state.history.slice(0, -1), undone: [...state.undone, state.look] }, last)
}

function redo(state: StudioState): StudioState {
  const next = state.undone.at(-1)
  if (!next || !canRedo(state)) return state
  return show({ ...state, history: [...state.history, state.look], undone: state.undone.slice(0, -1) }, next)
}

function reset(state: StudioState): StudioState {
  return {
    ...state,
    look: DESIGNED,
    history: [],
    undone: [],
    locked: new Set(),
    picture: { ...state.picture, modified: null },
    retry: stillMissing(state),
  }
}

/** The rug as designed needs only its first picture. */
function stillMissing({ retry }: StudioState): Task | null {
  return retry?.kind === 'extract' || retry?.kind === 'open' ? retry : null
}

function shuffle(state: StudioState): StudioState {
  if (!canShuffle(state) || !canRecolorAll(state)) return state
  const colors = colorsOf(state).map(({ hex }) => hex)
  const { tolerance, look, locked } = state
  return {
    ...state,
    task: { kind: 'shuffle', colors, locked: [...locked], mappings: look.mappings, tolerance },
  }
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

/** Without a picture the choice stays recorded, and the rug on screen stays as it was. */
function withModified({ picture, task }: StudioState, image: Blob | null): StudioState['picture'] {
  if (!image || (task?.kind !== 'render' && task?.kind !== 'restore')) return picture
  return { ...picture, modified: { image, look: task.look, matchedAt: task.tolerance } }
}

function keepingLocked({ locked, look }: StudioState, mappings: Mappings): Mappings {
  const free = Object.entries(mappings).filter(([from]) => !locked.has(from))
  const kept = Object.entries(look.mappings).filter(([from]) => locked.has(from))
  return Object.fromEntries([...free, ...kept])
}

function toggled(set: ReadonlySet<string>, item: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(item)) next.add(item)
  return next
}

function sameMappings(a: Mappings, b: Mappings): boolean {
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key])
}
