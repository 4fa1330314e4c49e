import { describe, expect, it } from 'vitest'

import { ACTIONS, type Gesture, isGesture, perform } from './actions.ts'
import { after, choose, INK, MAROON, maroonInk, NAVY, OAT, open, openInk } from './reduce-fixture.ts'
import { INITIAL_STATE, type StudioState } from './studio-state.ts'

/** One gesture for every action. */
const GESTURES: { readonly [Id in keyof typeof ACTIONS]: Gesture & { readonly type: Id } } = {
  pressSwatch: { type: 'pressSwatch', hex: INK },
  closePicker: { type: 'closePicker' },
  chooseColor: { type: 'chooseColor', hex: NAVY },
  choosePalette: { type: 'choosePalette', mappings: { [INK]: NAVY } },
  toggleLock: { type: 'toggleLock', hex: OAT },
  reset: { type: 'reset' },
  undo: { type: 'undo' },
  redo: { type: 'redo' },
  shuffle: { type: 'shuffle' },
  readAgain: { type: 'readAgain' },
  setPrecision: { type: 'setPrecision', tolerance: 25 },
  setSize: { type: 'setSize', size: { width: '5' } },
  setFinish: { type: 'setFinish', finish: { light: 'lamp' } },
  tryAgain: { type: 'tryAgain' },
}
const unanswered = after(open, openInk, choose(MAROON), {
  type: 'look rendered',
  picture: null,
  unreachable: true,
})
const STATES = [
  open,
  after(open, openInk),
  after(open, openInk, choose(MAROON)),
  maroonInk,
  after(maroonInk, { type: 'undo' }),
  unanswered,
  after(INITIAL_STATE, { type: 'colors extracted', colors: null }, { type: 'rug opened', picture: null }),
]

describe('an action', () => {
  it.each(Object.values(GESTURES))('$type changes a rug exactly when it can', (gesture) => {
    expect(STATES.filter((state) => perform(state, gesture) !== state)).toEqual(
      STATES.filter((state) => ACTIONS[gesture.type].can(state)),
    )
    expect(STATES.some((state) => ACTIONS[gesture.type].can(state))).toBe(true)
  })

  it('is impossible while a call is pending, except what needs no call', () => {
    const possible = Object.entries(ACTIONS).filter(([, { can }]) =>
      can(after(open, openInk, choose(MAROON))),
    )
    expect(possible.map(([id]) => id)).toEqual(['closePicker', 'setSize', 'setFinish'])
  })

  it('is told from an answer', () => {
    expect(isGesture({ type: 'undo' })).toBe(true)
    expect(isGesture({ type: 'rug opened' })).toBe(false)
    expect(isGesture({ type: 'toString' })).toBe(false)
  })
})

describe('a size that is set', () => {
  const sized = (
    sizing: StudioState['sizing'],
    size: StudioState['size'],
    change: Partial<StudioState['size']>,
  ) => perform({ ...open, sizing, size }, { type: 'setSize', size: change }).size
  const STRETCHED = { ...open.size, width: '5', length: '8', composed: undefined }

  it('is composed for by a design of ours, and cropped to by a visitor’s own until they choose', () => {
    expect(sized('composed', STRETCHED, { width: '6' })).toMatchObject({ composed: true })
    expect(sized('fitted', STRETCHED, { width: '6' })).toMatchObject({ fit: 'crop-50', composed: undefined })
    expect(sized('stretched', STRETCHED, { width: '6' })).toEqual({ ...STRETCHED, width: '6' })
  })

  it('keeps the choice of a fit', () => {
    const chosen = sized('fitted', STRETCHED, { fit: 'stretch', shape: 'rectangle' })
    expect(sized('fitted', chosen, { length: '9' })).toMatchObject({ fit: 'stretch', length: '9' })
  })

  it('stays as a link shows it while only its number or unit changes', () => {
    expect(sized('fitted', STRETCHED, { quantity: 2 }).fit).toBeUndefined()
    expect(sized('fitted', STRETCHED, { unit: 'cm', width: '152.4', length: '243.8' }).fit).toBeUndefined()
  })
})
