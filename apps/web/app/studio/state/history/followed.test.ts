import { describe, expect, it } from 'vitest'

import { after, choose, MAROON, maroonInk, NAVY, OAT, open, openInk } from '../reduce-fixture.ts'
import { type SavedStudio, cachedTexts, NOTHING_SAVED, readSaved } from './saved-studio.ts'

const kept = (state: typeof open): SavedStudio =>
  readSaved(JSON.parse(JSON.stringify(cachedTexts(state)))) ?? NOTHING_SAVED
const elsewhere = (state: typeof open, inStep: boolean) =>
  ({ type: 'changed in another tab', kept: kept(state), inStep }) as const
const navyOat = after(maroonInk, openInk, { type: 'swatch pressed', hex: OAT }, choose(NAVY))

describe('a tab without changes of its own', () => {
  it('adopts the other tab’s colours, steps, locks and size, and requests a picture', () => {
    const other = after(navyOat, { type: 'size set', size: { width: '7' } })
    const state = after(maroonInk, elsewhere(other, true))
    expect(state).toMatchObject({ look: navyOat.look, history: navyOat.history, size: { width: '7' } })
    expect(state.task).toMatchObject({ kind: 'restore', look: navyOat.look })
  })

  it('is reset together with the other tab, and can undo that', () => {
    const state = after(maroonInk, elsewhere(open, true))
    expect(state).toMatchObject({ look: open.look, picture: { modified: null } })
    expect(after(state, { type: 'undone' }).look).toEqual(maroonInk.look)
  })
})

describe('a tab with changes of its own', () => {
  const own = after(open, { type: 'size set', size: { width: '9' } }, openInk, choose(MAROON), {
    type: 'look rendered',
    picture: new Blob(),
  })

  it('adopts the colours as one more step, keeps its size, and gets its own back by Undo', () => {
    const state = after(own, elsewhere(navyOat, false))
    expect(state).toMatchObject({ look: navyOat.look, size: { width: '9' } })
    expect(state.history.at(-1)).toEqual(own.look)
  })

  it('stays as it is when the colours are the same', () => {
    expect(after(own, elsewhere(maroonInk, false))).toBe(own)
  })
})
