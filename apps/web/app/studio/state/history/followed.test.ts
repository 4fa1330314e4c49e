import { describe, expect, it } from 'vitest'

import { after, choose, MAROON, maroonInk, NAVY, OAT, open, openInk } from '../reduce-fixture.ts'
import { type SavedStudio, cachedTexts, NOTHING_SAVED, readSaved } from './saved-studio.ts'

const kept = (state: typeof open): SavedStudio =>
  readSaved(JSON.parse(JSON.stringify(cachedTexts(state)))) ?? NOTHING_SAVED
const elsewhere = (state: typeof open, inStep: boolean) =>
  ({ type: 'changed in another tab', kept: kept(state), inStep }) as const
const navyOat = after(maroonInk, openInk, { type: 'swatch pressed', hex: OAT }, choose(NAVY))

describe('a tab that has nothing of its own', () => {
  it('goes on as the other tab: colours, steps, locks and size, with a picture of them', () => {
    const other = after(navyOat, { type: 'size set', size: { width: '7' } })
    const state = after(maroonInk, elsewhere(other, true))
    expect(state).toMatchObject({ look: navyOat.look, history: navyOat.history, size: { width: '7' } })
    expect(state.task).toMatchObject({ kind: 'restore', look: navyOat.look })
  })

  it('is as designed again when the other tab was reset, and can undo that', () => {
    const state = after(maroonInk, elsewhere(open, true))
    expect(state).toMatchObject({ look: open.look, picture: { modified: null } })
    expect(after(state, { type: 'undone' }).look).toEqual(maroonInk.look)
  })
})

describe('a tab with work of its own', () => {
  const own = after(open, { type: 'size set', size: { width: '9' } }, openInk, choose(MAROON), {
    type: 'look rendered',
    picture: new Blob(),
  })

  it('takes the colours as one more step, keeps its size, and has its own back by Undo', () => {
    const state = after(own, elsewhere(navyOat, false))
    expect(state).toMatchObject({ look: navyOat.look, size: { width: '9' } })
    expect(state.history.at(-1)).toEqual(own.look)
  })

  it('stays as it is where the colours are the same', () => {
    expect(after(own, elsewhere(maroonInk, false))).toBe(own)
  })
})
