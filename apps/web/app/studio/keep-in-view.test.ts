import { describe, expect, it } from 'vitest'

import { reduce, type StudioEvent } from './state/reduce.ts'
import { INITIAL_STATE, type StudioState } from './state/studio-state.ts'

const INK = '#26323D'
const after = (state: StudioState, ...actions: readonly StudioEvent[]) => actions.reduce(reduce, state)
const opened = { type: 'rug opened', picture: new Blob(['first']) } as const
const rendered = { type: 'look rendered', picture: new Blob(['maroon']) } as const
const setRound = { type: 'setSize', size: { shape: 'round' } } as const
const setLamp = { type: 'setFinish', finish: { light: 'lamp' } } as const
const open = after(
  INITIAL_STATE,
  { type: 'colors extracted', colors: [{ hex: INK, percentage: 100 }] },
  opened,
)
const maroon = after(
  open,
  { type: 'pressSwatch', hex: INK },
  { type: 'chooseColor', hex: '#5B2227' },
  rendered,
)

describe('changing shape, style or light', () => {
  it('requests an unchanged rug once', () => {
    const round = after(open, setRound)
    expect(round.task).toEqual({ kind: 'open' })
    expect(round.picture.view.shape).toBe('round')
    expect(after(round, opened).task).toBeNull()
  })
  it('requests a recoloured rug first and then the design it can be reset to', () => {
    const lamp = after(maroon, setLamp)
    expect(lamp.task).toMatchObject({ kind: 'restore', look: maroon.look })
    const next = after(lamp, rendered)
    expect(next.task).toEqual({ kind: 'open' })
    expect(after(next, opened).task).toBeNull()
  })
  it('waits for the pending call, then requests both pictures in the new view', () => {
    const lamp = after(maroon, setLamp)
    const round = after(lamp, setRound, rendered)
    expect(round.picture.view).toMatchObject({ shape: 'rectangle', light: 'lamp' })
    const again = after(round, opened)
    expect(again.task).toMatchObject({ kind: 'restore' })
    expect(again.picture.view).toMatchObject({ shape: 'round', light: 'lamp' })
  })
  it('makes one attempt, even if the backend fails', () => {
    const failed = after(open, setRound, { type: 'rug opened', picture: null })
    expect(failed.task).toBeNull()
  })
  it('requests nothing when only the size changes', () => {
    expect(after(open, { type: 'setSize', size: { width: '5' } }).task).toBeNull()
  })
})
