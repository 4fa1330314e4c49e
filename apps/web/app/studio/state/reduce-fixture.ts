import { type Answer, type Gesture, reduce } from './reduce.ts'
import { INITIAL_STATE, type StudioState } from './studio-state.ts'

export const YARNS = { INK: '#26323D', OAT: '#E4D9C4', MAROON: '#5B2227', NAVY: '#263452' } as const

export const colors = [
  { hex: YARNS.OAT, percentage: 60 },
  { hex: YARNS.INK, percentage: 40 },
]
export const pictures = {
  first: new Blob(['first']),
  maroon: new Blob(['maroon']),
  shuffled: new Blob(['shuffled']),
}

/** The state after a sequence of gestures and answers. */
export const after = (state: StudioState, ...actions: readonly (Gesture | Answer)[]) =>
  actions.reduce(reduce, state)
/** A rug of two yarns, opened as designed. */
export const open = after(
  INITIAL_STATE,
  { type: 'colors extracted', colors },
  { type: 'rug opened', picture: pictures.first },
)
export const openInk = { type: 'swatch pressed', hex: YARNS.INK } as const
/** A colour pressed in the picker. */
export const choose = (hex: string) => ({ type: 'color chosen', hex }) as const
export const rendered = { type: 'look rendered', picture: pictures.maroon } as const
/** The same with its ink in maroon. */
export const maroonInk = after(open, openInk, choose(YARNS.MAROON), rendered)
