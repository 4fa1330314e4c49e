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
  shuffledPicture,
} from './reduce-fixture.ts'
import type { Gesture } from './reduce.ts'
import {
  canReset,
  canShuffle,
  canUndo,
  INITIAL_STATE,
  isBusy,
  isChanging,
  isEveryYarnLocked,
  shownSettings,
} from './studio-state.ts'

describe('opening a rug', () => {
  it('extracts its yarns first and then requests the first picture', () => {
    expect(INITIAL_STATE.task).toEqual({ kind: 'extract' })
    expect(INITIAL_STATE.extraction).toEqual({ status: 'analysing' })
    expect(after(INITIAL_STATE, { type: 'colors extracted', colors }).task).toEqual({ kind: 'open' })
  })

  it('is ready when both have arrived', () => {
    expect(isBusy(open)).toBe(false)
    expect(open.extraction).toEqual({ status: 'ready', colors })
    expect(open.picture.initial).toBe(firstPicture)
    expect(open.picture.modified).toBeNull()
  })

  it('shows three sample yarns when the extraction failed', () => {
    const { extraction } = after(INITIAL_STATE, { type: 'colors extracted', colors: null })
    expect(extraction).toEqual({
      status: 'sample',
      colors: [
        { hex: '#8B7355', percentage: 45 },
        { hex: '#F5F5DC', percentage: 35 },
        { hex: '#D2B48C', percentage: 20 },
      ],
    })
  })

  it('has no yarns, and nothing to shuffle, when the backend found none', () => {
    const none = after(
      INITIAL_STATE,
      { type: 'colors extracted', colors: [] },
      { type: 'rug opened', picture: null },
    )
    expect(none.extraction).toEqual({ status: 'none' })
    expect(canShuffle(none)).toBe(false)
  })

  it('drops colours of at most 1 % and those beyond ten, whatever the backend returns', () => {
    const shares = [30, 20, 10, 9, 8, 7, 6, 5, 1.01, 1, 0.4, 2, 1.5]
    const many = shares.map((percentage, n) => ({ hex: `#0000${10 + n}`, percentage }))
    const { extraction } = after(INITIAL_STATE, { type: 'colors extracted', colors: many })
    const kept = 'colors' in extraction ? extraction.colors.map(({ percentage }) => percentage) : []
    expect(kept).toEqual([30, 20, 10, 9, 8, 7, 6, 5, 1.01, 2])
  })

  it('has no yarns when everything the backend found is negligible', () => {
    const specks = [{ hex: INK, percentage: 1 }]
    expect(after(INITIAL_STATE, { type: 'colors extracted', colors: specks }).extraction).toEqual({
      status: 'none',
    })
  })

  it('allows no shuffle and no palette with sample yarns, which are not the rug’s', () => {
    const sample = after(
      INITIAL_STATE,
      { type: 'colors extracted', colors: null },
      { type: 'rug opened', picture: firstPicture },
    )
    expect(canShuffle(sample)).toBe(false)
    expect(after(sample, { type: 'shuffled' })).toBe(sample)
    expect(after(sample, { type: 'palette chosen', mappings: { [INK]: NAVY } })).toBe(sample)
  })

  it('is busy but not changing a colour while it opens', () => {
    expect(isBusy(INITIAL_STATE)).toBe(true)
    expect(isChanging(INITIAL_STATE)).toBe(false)
  })
})

describe('choosing a yarn', () => {
  it('records the previous look and the choice, and requests the whole mapping', () => {
    const state = after(
      maroonInk,
      { type: 'swatch pressed', hex: INK },
      { type: 'swatch pressed', hex: OAT },
      choose(NAVY),
    )
    expect(state.history).toEqual([
      { mappings: {}, textureIntensity: 0.5 },
      { mappings: { [INK]: MAROON }, textureIntensity: 0.5 },
    ])
    const look = { mappings: { [INK]: MAROON, [OAT]: NAVY }, textureIntensity: 0.5 }
    expect(state.task).toEqual({ kind: 'render', look, tolerance: 15 })
    expect(state.look).toEqual(look)
  })

  it('shows the picture when it arrives, and keeps the picker open', () => {
    expect(maroonInk.picture.modified?.image).toBe(maroonPicture)
    expect(maroonInk.selected).toBe(INK)
    expect(isBusy(maroonInk)).toBe(false)
  })

  it('records the choice without a new picture when the backend fails', () => {
    const state = after(open, openInk, choose(MAROON), { type: 'look rendered', picture: null })
    expect(state.look.mappings).toEqual({ [INK]: MAROON })
    expect(state.picture).toBe(open.picture)
    expect([canUndo(state), canReset(state)]).toEqual([true, false])
  })

  it('is not shown when the backend fails: the look on screen stays that of the last picture', () => {
    const failed = { type: 'look rendered', picture: null } as const
    expect(shownSettings(after(open, openInk, choose(MAROON), failed)).look).toEqual(open.look)
    const later = after(maroonInk, choose(NAVY), failed)
    expect(later.look.mappings).toEqual({ [INK]: NAVY })
    expect(shownSettings(later)).toMatchObject({ look: { mappings: { [INK]: MAROON } }, matchedAt: 15 })
  })

  it('keeps the last good picture when a later change fails', () => {
    const state = after(maroonInk, choose(NAVY), { type: 'look rendered', picture: null })
    expect(state.picture.modified?.image).toBe(maroonPicture)
  })

  it('does nothing without an open picker or on a locked yarn', () => {
    expect(after(open, choose(MAROON))).toBe(open)
    const locked = after(open, openInk, { type: 'lock toggled', hex: INK })
    expect(after(locked, choose(MAROON))).toBe(locked)
  })

  it('renders the same yarn again without adding a step', () => {
    const again = after(maroonInk, choose(MAROON))
    expect(again.history).toEqual(maroonInk.history)
    expect(again.task?.kind).toBe('render')
  })

  it('sends the current precision', () => {
    const state = after(open, { type: 'precision set', tolerance: 25 }, openInk, choose(MAROON))
    expect(state.task).toMatchObject({ tolerance: 25 })
  })
})

describe('while busy', () => {
  const busy = after(open, openInk, choose(MAROON))
  const gestures: readonly Gesture[] = [
    { type: 'swatch pressed', hex: OAT },
    choose(NAVY),
    { type: 'palette chosen', mappings: { [INK]: NAVY } },
    { type: 'lock toggled', hex: OAT },
    { type: 'shuffled' },
    { type: 'undone' },
    { type: 'redone' },
    { type: 'reset' },
    { type: 'precision set', tolerance: 10 },
  ]
  it.each(gestures)('ignores $type', (gesture) => expect(after(busy, gesture)).toBe(busy))

  it('still accepts a size and closes the picker', () => {
    expect(after(busy, { type: 'size set', size: { width: '5' } }).size.width).toBe('5')
    expect(after(busy, { type: 'picker closed' }).selected).toBeNull()
  })
})

describe('the precision of the picture on screen', () => {
  it('is the one that was set when it was requested', () => {
    const state = after(maroonInk, { type: 'precision set', tolerance: 25 })
    expect(state.matchedAt).toBe(15)
    expect(after(state, choose(NAVY)).matchedAt).toBe(25)
  })

  it('is exact after a shuffle, which names every yarn it changes', () => {
    const answer = {
      type: 'shuffle answered',
      shuffled: { picture: shuffledPicture, mappings: { [INK]: NAVY } },
    } as const
    expect(after(open, { type: 'shuffled' }, answer).matchedAt).toBe(10)
  })
})

describe('reset', () => {
  it('is offered only when there is a modified picture', () => {
    expect(canReset(open)).toBe(false)
    expect(canReset(maroonInk)).toBe(true)
  })

  it('clears picture, mappings, history and locks', () => {
    const state = after(maroonInk, { type: 'lock toggled', hex: OAT }, { type: 'reset' })
    expect(state).toMatchObject({ look: open.look, history: [], picture: open.picture, task: null })
    expect(state.locked.size).toBe(0)
  })
})

describe('shuffle', () => {
  it('sends all yarns, the locked ones, existing replacements and the precision', () => {
    const state = after(maroonInk, { type: 'lock toggled', hex: INK }, { type: 'shuffled' })
    expect(state.task).toEqual({
      kind: 'shuffle',
      colors: [OAT, INK],
      locked: [INK],
      mappings: { [INK]: MAROON },
      tolerance: 15,
    })
    expect(isChanging(state)).toBe(true)
  })

  it('applies the yarns of the response, which can be undone', () => {
    const mappings = { [OAT]: NAVY, [INK]: MAROON }
    const answer = { type: 'shuffle answered', shuffled: { picture: shuffledPicture, mappings } } as const
    const state = after(open, { type: 'shuffled' }, answer)
    expect(state.look).toEqual({ mappings, textureIntensity: 1 })
    expect(state.picture.modified?.image).toBe(shuffledPicture)
    expect(after(state, { type: 'undone' }).look).toEqual(open.look)
  })

  it('changes nothing when it fails', () => {
    const failed = after(maroonInk, { type: 'shuffled' }, { type: 'shuffle answered', shuffled: null })
    expect(failed).toEqual(maroonInk)
  })
})

describe('a palette', () => {
  it('is one step, however many yarns it maps', () => {
    const state = after(open, { type: 'palette chosen', mappings: { [INK]: NAVY, [OAT]: MAROON } })
    expect(state.history).toEqual([open.look])
    expect(state.task).toMatchObject({ look: { mappings: { [INK]: NAVY, [OAT]: MAROON } } })
  })

  it('does not change locked yarns', () => {
    const locked = after(maroonInk, { type: 'lock toggled', hex: INK })
    const state = after(locked, { type: 'palette chosen', mappings: { [INK]: NAVY, [OAT]: NAVY } })
    expect(state.look.mappings).toEqual({ [INK]: MAROON, [OAT]: NAVY })
  })

  it('of the yarns as designed needs no call and can be undone', () => {
    const state = after(maroonInk, { type: 'palette chosen', mappings: { [INK]: INK, [OAT]: OAT } })
    expect(state).toMatchObject({ look: { mappings: {} }, picture: open.picture, task: null })
    expect(canUndo(state)).toBe(true)
  })
})

describe('the picker and the locks', () => {
  it('opens, moves and closes on the same swatch', () => {
    expect(after(open, openInk).selected).toBe(INK)
    expect(after(open, openInk, { type: 'swatch pressed', hex: OAT }).selected).toBe(OAT)
    expect(after(open, openInk, openInk).selected).toBeNull()
  })

  it('locks and unlocks', () => {
    const locked = after(open, { type: 'lock toggled', hex: INK })
    expect([...locked.locked]).toEqual([INK])
    expect(after(locked, { type: 'lock toggled', hex: INK }).locked.size).toBe(0)
  })
  describe('with every yarn locked', () => {
    const locked = after(maroonInk, { type: 'lock toggled', hex: INK }, { type: 'lock toggled', hex: OAT })

    it('still offers a shuffle, which changes nothing and makes no call', () => {
      expect(isEveryYarnLocked(locked)).toBe(true)
      expect(canShuffle(locked)).toBe(true)
      expect(after(locked, { type: 'shuffled' })).toBe(locked)
    })

    it('ignores a palette', () => {
      expect(after(locked, { type: 'palette chosen', mappings: { [INK]: NAVY } })).toBe(locked)
    })

    it('shuffles again as soon as one is unlocked', () => {
      const state = after(locked, { type: 'lock toggled', hex: OAT }, { type: 'shuffled' })
      expect(state.task).toMatchObject({ kind: 'shuffle', locked: [INK] })
    })
  })

  it('does not count as all locked while no yarn is known', () =>
    expect(isEveryYarnLocked(INITIAL_STATE)).toBe(false))
})
