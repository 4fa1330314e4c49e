import * as messages from '@nawl/messages/studio'
import type { SizeInput } from '@nawl/domain/rug/estimate'
import { TEXTURE, type Tolerance } from '@nawl/domain/rug/sizes/precision'

import {
  colorsOf,
  DESIGNED,
  type Finish,
  isBusy,
  isEveryYarnLocked,
  isRecolored,
  keepingLocked,
  type Mappings,
  type StudioAppearance,
  type StudioState,
  type Task,
} from './studio-state.ts'

type Action = {
  readonly label?: string
  /** Alternatives, of which the first is in the list of shortcuts. `Mod` is Cmd on a Mac and Ctrl elsewhere. */
  readonly keys?: readonly (readonly string[])[]
  /** Says that it is impossible, although the studio is idle. */
  readonly refusal?: string
  readonly can: (state: StudioState) => boolean
  readonly run: (state: StudioState, args: never) => StudioState
}

type Yarn = { readonly hex: string }
type Dyed = { readonly mappings: Mappings }
type Precise = { readonly tolerance: Tolerance }
type Sized = { readonly size: Partial<SizeInput> }
type Finished = { readonly finish: Partial<Finish> }

const isIdle = (state: StudioState) => !isBusy(state)
const always = () => true

/** What a visitor can do with a rug: one registry for buttons, keyboard shortcuts, their list and the assistant. */
export const ACTIONS = {
  pressSwatch: {
    can: isIdle,
    run: (state, { hex }: Yarn) => ({ ...state, selected: state.selected === hex ? null : hex }),
  },
  closePicker: { can: always, run: (state) => ({ ...state, selected: null }) },
  chooseColor: {
    can: (state) => isIdle(state) && state.selected !== null && !state.locked.has(state.selected),
    run: (state, { hex }: Yarn) =>
      state.selected === null ? state : change(state, { ...state.look.mappings, [state.selected]: hex }),
  },
  choosePalette: {
    can: (state) => isIdle(state) && state.extraction.status !== 'sample' && !isEveryYarnLocked(state),
    run: (state, { mappings }: Dyed) => change(state, keepingLocked(state, mappings)),
  },
  toggleLock: {
    can: isIdle,
    run: (state, { hex }: Yarn) => ({ ...state, locked: toggled(state.locked, hex) }),
  },
  reset: {
    label: messages.reset,
    refusal: messages.resetRefusal,
    can: (state) => isIdle(state) && state.picture.modified !== null,
    run: reset,
  },
  undo: {
    label: messages.undo,
    keys: [['Mod', 'Z']],
    refusal: messages.undoRefusal,
    can: (state) => isIdle(state) && state.history.length > 0,
    run: undo,
  },
  redo: {
    label: messages.redo,
    keys: [
      ['Shift', 'Mod', 'Z'],
      ['Ctrl', 'Y'],
    ],
    can: (state) => isIdle(state) && state.undone.length > 0,
    run: redo,
  },
  shuffle: {
    label: messages.shuffle,
    refusal: messages.shuffleRefusal,
    can: (state) => isIdle(state) && state.extraction.status === 'ready',
    run: shuffle,
  },
  readAgain: {
    label: messages.readAgain,
    refusal: messages.readAgainRefusal,
    can: (state) => isIdle(state) && state.extraction.status === 'sample',
    run: (state) => ({ ...state, task: { kind: 'extract' } }),
  },
  setPrecision: { can: isIdle, run: (state, { tolerance }: Precise) => ({ ...state, tolerance }) },
  setSize: { can: always, run: resized },
  setFinish: {
    can: always,
    run: (state, { finish }: Finished) => ({ ...state, finish: { ...state.finish, ...finish } }),
  },
  tryAgain: {
    can: (state) => isIdle(state) && state.retry !== null,
    run: (state) => ({ ...state, task: state.retry }),
  },
} as const satisfies Record<string, Action>

/** Why neither shuffle nor a palette can change anything. */
export const ALL_LOCKED = messages.allLocked

type Actions = typeof ACTIONS
type ArgsOf<Run> = Run extends (state: StudioState, args: infer Args) => StudioState ? Args : never

/** An action with what it is run with. */
export type Gesture = {
  [Id in keyof Actions]: { readonly type: Id } & ArgsOf<Actions[Id]['run']>
}[keyof Actions]

export const isGesture = (event: { readonly type: string }): event is Gesture =>
  Object.hasOwn(ACTIONS, event.type)

/** The state after a gesture. A gesture that is impossible now changes nothing. */
export function perform(state: StudioState, gesture: Gesture): StudioState {
  const { can, run }: Action = ACTIONS[gesture.type]
  // The gesture's type pairs id and arguments, which the table lookup loses.
  return can(state) ? run(state, gesture as never) : state
}

/** The drawing meets a size that is set, even where a link shows an earlier one stretched. */
function resized(state: StudioState, { size }: Sized): StudioState {
  return { ...state, size: { ...state.size, ...size, ...meeting(state, size) } }
}

/** Designs of ours are composed for any size; other drawings are fitted as chosen once their sides or shape change. */
function meeting(
  { sizing, usualFit, size: { fit = usualFit } }: StudioState,
  changed: Partial<SizeInput>,
): Partial<SizeInput> {
  if (sizing === 'composed') return { composed: true }
  const isOtherSize = 'width' in changed || 'length' in changed || 'shape' in changed
  // The same size in another unit is no other size.
  const isConverted = 'unit' in changed
  return sizing === 'fitted' && isOtherSize && !isConverted ? { fit: changed.fit ?? fit } : {}
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
  const history = state.history.slice(0, -1)
  return show(
    { ...state, history, undone: [...state.undone, state.look] },
    state.history.at(-1) ?? state.look,
  )
}

function redo(state: StudioState): StudioState {
  const undone = state.undone.slice(0, -1)
  return show(
    { ...state, history: [...state.history, state.look], undone },
    state.undone.at(-1) ?? state.look,
  )
}

function reset(state: StudioState): StudioState {
  return { ...show(state, DESIGNED), history: [], undone: [], locked: new Set() }
}

/** The rug as designed needs only its first picture. */
function stillMissing({ retry }: StudioState): Task | null {
  return retry?.kind === 'extract' || retry?.kind === 'open' ? retry : null
}

function shuffle(state: StudioState): StudioState {
  if (isEveryYarnLocked(state)) return state
  const colors = colorsOf(state).map(({ hex }) => hex)
  const { tolerance, look, locked } = state
  return {
    ...state,
    task: { kind: 'shuffle', colors, locked: [...locked], mappings: look.mappings, tolerance },
  }
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
