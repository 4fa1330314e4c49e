import { type Answer, type Gesture, reduce } from './reduce.ts'
import { INITIAL_STATE, type StudioState } from './studio-state.ts'

export const INK = '#26323D'
export const OAT = '#E4D9C4'
export const MAROON = '#5B2227'
export const NAVY = '#263452'

export const colors = [
  { hex: OAT, percentage: 60 },
  { hex: INK, percentage: 40 },
]
export const firstPicture = new Blob(['first'])
export const maroonPicture = new Blob(['maroon'])
export const shuffledPicture = new Blob(['shuffled'])

/** The state after a sequence of gestures and answers. */
export const after = (state: StudioState, ...actions: readonly (Gesture | Answer)[]) =>
  actions.reduce(reduce, state)
/** A rug of two yarns, opened as designed. */
export const open = after(
  INITIAL_STATE,
  { type: 'colors extracted', colors },
  { type: 'rug opened', picture: firstPicture },
)
export const openInk = { type: 'swatch pressed', hex: INK } as const
/** A colour pressed in the picker. */
export const choose = (hex: string) => ({ type: 'color chosen', hex }) as const
export const rendered = { type: 'look rendered', picture: maroonPicture } as const
/** The same with its ink in maroon. */
export const maroonInk = after(open, openInk, choose(MAROON), rendered)
