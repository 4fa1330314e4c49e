import { ARROW_STEPS } from '../../ui/keys/arrow-keys.ts'
import { type Calibration, FRAMES, moved, uncalibrated } from './calibration.ts'

/** What is projected: a yarn by its place in the order of work, all outlines, the check, or a target that is moved. */
export type View =
  | { readonly kind: 'yarn'; readonly place: number }
  | { readonly kind: 'outlines' }
  | { readonly kind: 'check' }
  | { readonly kind: 'target'; readonly target: number }

export type ProjectorState = {
  readonly frame: number
  readonly view: View
  readonly calibration: Calibration
  /** Whether `calibration` was stored for this picture. */
  readonly isCalibrated: boolean
  /** Left and right exchanged, for work on the face. */
  readonly isReversed: boolean
  readonly showsKeys: boolean
}

/** A key as it is pressed; `yarns` is how many the rug has. */
export type Pressed = {
  readonly key: string
  readonly shift: boolean
  readonly alt: boolean
  readonly yarns: number
}

/** What a key does besides changing the state. */
export type Effect = 'store' | 'frame' | 'tick' | 'full-screen' | null

const NEXT = new Set([' ', 'Enter', 'PageDown'])
const BACK = new Set(['Backspace', 'PageUp'])
const TARGETS = 9

/** What a key makes of a state; null where it means nothing. Pedals send Enter, space or the keys that turn pages. */
export function pressed(
  state: ProjectorState,
  press: Pressed,
): { readonly state: ProjectorState; readonly effect: Effect } | null {
  const { view } = state
  const only = (next: Partial<ProjectorState>, effect: Effect = null) => ({
    state: { ...state, ...next },
    effect,
  })
  if (view.kind === 'target') {
    const inTarget = pressedAtTarget(state, view.target, press)
    if (inTarget) return inTarget
  }
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key
  if (/^[1-9]$/.test(key)) return only({ frame: Math.min(FRAMES, Number(key)) }, 'frame')
  if (key === 'c') return only({ view: { kind: 'target', target: 0 } })
  if (key === 'o') return only({ view: { kind: 'outlines' } })
  if (key === 'x') return only({ view: { kind: 'check' } })
  if (key === 'm') return only({ isReversed: !state.isReversed })
  if (key === 'h') return only({ showsKeys: !state.showsKeys })
  if (key === 'f') return only({}, 'full-screen')
  if (key === 't') return view.kind === 'yarn' ? only({}, 'tick') : null
  if (NEXT.has(key) || key === 'ArrowRight') return only({ view: stepped(view, 1, press.yarns) })
  if (BACK.has(key) || key === 'ArrowLeft') return only({ view: stepped(view, -1, press.yarns) })
  return null
}

function pressedAtTarget(state: ProjectorState, target: number, { key, shift, alt }: Pressed) {
  const arrow = ARROW_STEPS[key]
  if (arrow) {
    const step = shift ? 10 : alt ? 0.25 : 1
    const calibration = moved(state.calibration, target, [arrow[0] * step, arrow[1] * step])
    return { state: { ...state, calibration }, effect: null }
  }
  const at = (next: number): View => ({ kind: 'target', target: next })
  if (NEXT.has(key)) {
    if (target < TARGETS - 1) return { state: { ...state, view: at(target + 1) }, effect: null }
    return {
      state: { ...state, view: { kind: 'check' as const }, isCalibrated: true },
      effect: 'store' as const,
    }
  }
  if (BACK.has(key)) return { state: { ...state, view: at(Math.max(0, target - 1)) }, effect: null }
  if (key === 'Escape')
    return { state: { ...state, view: { kind: 'outlines' as const } }, effect: 'frame' as const }
  return null
}

/** From the last yarn on to the first, so that a pedal alone is enough. */
function stepped(view: View, by: 1 | -1, yarns: number): View {
  if (yarns === 0) return view
  if (view.kind !== 'yarn') return { kind: 'yarn', place: by === 1 ? 0 : yarns - 1 }
  return { kind: 'yarn', place: (view.place + by + yarns) % yarns }
}

/** The state in which a page opens. */
export function opened(
  frame: number,
  stored: Calibration | null,
  picture: { readonly width: number; readonly height: number },
): ProjectorState {
  const calibration = fitting(stored, picture)
  return {
    frame,
    view: { kind: 'outlines' },
    calibration,
    isCalibrated: calibration === stored,
    isReversed: false,
    showsKeys: true,
  }
}

/** What is stored, where it was made for a picture of this size; else something to begin with, for the same frame. */
export function fitting(
  stored: Calibration | null,
  picture: { readonly width: number; readonly height: number },
): Calibration {
  if (stored && stored.width === picture.width && stored.height === picture.height) return stored
  return uncalibrated(stored ?? { widthMm: 2_000, heightMm: 3_000 }, picture)
}
