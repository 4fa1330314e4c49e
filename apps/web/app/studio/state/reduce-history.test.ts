import { describe, expect, it } from 'vitest'

import {
  after,
  choose,
  colors,
  firstPicture,
  INK,
  MAROON,
  maroonInk,
  maroonPicture,
  NAVY,
  OAT,
  open,
  openInk,
  rendered,
  shuffledPicture,
} from './reduce-fixture.ts'
import { canRedo, canUndo, INITIAL_STATE, isChanging } from './studio-state.ts'

describe('undo', () => {
  it('is offered only when there is something to undo', () => {
    expect(canUndo(open)).toBe(false)
    expect(after(open, { type: 'undone' })).toBe(open)
    expect(canUndo(maroonInk)).toBe(true)
  })

  it('shows the first picture without a call when nothing was replaced before', () => {
    const state = after(maroonInk, { type: 'undone' })
    expect(state).toMatchObject({ look: open.look, history: [], picture: open.picture, task: null })
  })

  it('renders the whole previous mapping', () => {
    const both = after(maroonInk, { type: 'swatch pressed', hex: OAT }, choose(NAVY), rendered)
    expect(after(both, { type: 'undone' }).task).toEqual({
      kind: 'render',
      look: maroonInk.look,
      tolerance: 15,
    })
  })

  it('restores the texture as well as the yarns', () => {
    const state = after(
      open,
      { type: 'shuffled' },
      { type: 'shuffle answered', shuffled: { picture: shuffledPicture, mappings: { [INK]: NAVY } } },
      openInk,
      choose(MAROON),
      rendered,
      { type: 'undone' },
    )
    expect(state.task).toMatchObject({ look: { mappings: { [INK]: NAVY }, textureIntensity: 1 } })
  })

  it('does not change locks', () => {
    const state = after(maroonInk, { type: 'lock toggled', hex: OAT }, { type: 'undone' })
    expect([...state.locked]).toEqual([OAT])
  })
})

describe('redo', () => {
  const undone = after(maroonInk, { type: 'undone' })

  it('is offered only after an undo', () => {
    expect(canRedo(maroonInk)).toBe(false)
    expect(after(maroonInk, { type: 'redone' })).toBe(maroonInk)
    expect(canRedo(undone)).toBe(true)
  })

  it('renders the look that was undone, which can then be undone again', () => {
    const state = after(undone, { type: 'redone' })
    expect(state.task).toEqual({ kind: 'render', look: maroonInk.look, tolerance: 15 })
    expect(state).toMatchObject({ look: maroonInk.look, history: maroonInk.history, undone: [] })
  })

  it('replays the steps in their order', () => {
    const both = after(maroonInk, { type: 'swatch pressed', hex: OAT }, choose(NAVY), rendered)
    const back = after(both, { type: 'undone' }, rendered, { type: 'undone' })
    expect(back.undone).toEqual([both.look, maroonInk.look])
    expect(after(back, { type: 'redone' }).look).toEqual(maroonInk.look)
    expect(after(back, { type: 'redone' }, rendered, { type: 'redone' }).look).toEqual(both.look)
  })

  it('is cleared by a new step, a shuffle or a reset, but not by choosing the same yarn again', () => {
    const answer = { type: 'shuffle answered', shuffled: { picture: shuffledPicture, mappings: {} } } as const
    expect(after(undone, openInk, openInk, choose(NAVY)).undone).toEqual([])
    expect(after(undone, { type: 'shuffled' }, answer).undone).toEqual([])
    expect(after(undone, { type: 'shuffled' }, { ...answer, shuffled: null }).undone).toHaveLength(1)
    const twice = after(maroonInk, choose(NAVY), rendered, { type: 'undone' }, rendered)
    expect(after(twice, choose(MAROON)).undone).toEqual(twice.undone)
    expect(after(twice, choose(MAROON), rendered, { type: 'reset' }).undone).toEqual([])
  })
})

describe('opening a rug that was saved or linked with replaced yarns', () => {
  const left = { ...INITIAL_STATE, look: maroonInk.look, matchedAt: 25 as const }
  const restoring = after(left, { type: 'colors extracted', colors })

  it('requests its picture first and then the rug as designed, for reset', () => {
    expect(restoring.task).toEqual({ kind: 'restore', look: maroonInk.look, tolerance: 25 })
    const next = after(restoring, rendered)
    expect(next.picture.modified?.image).toBe(maroonPicture)
    expect(next.task).toEqual({ kind: 'open' })
    expect(after(next, { type: 'rug opened', picture: firstPicture })).toMatchObject({ task: null })
  })

  it('changes no colour on screen and adds no step', () => {
    expect(isChanging(restoring)).toBe(false)
    expect(after(restoring, rendered).history).toEqual([])
  })

  it('shows the rug as designed when the picture fails, with the choice recorded', () => {
    const state = after(restoring, { type: 'look rendered', picture: null })
    expect(state).toMatchObject({ task: { kind: 'open' }, look: maroonInk.look })
  })
})
