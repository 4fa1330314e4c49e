import { describe, expect, it } from 'vitest'

import {
  after,
  choose,
  colors,
  firstPicture,
  INK,
  MAROON,
  open,
  openInk,
  rendered,
} from './reduce-fixture.ts'
import { INITIAL_STATE } from './studio-state.ts'

const again = { type: 'tried again' } as const
const lost = { type: 'look rendered', picture: null, unreachable: true } as const

describe('a call without a response', () => {
  const unseen = after(open, openInk, choose(MAROON), lost)

  it('keeps the choice recorded, to be rendered by the retry', () => {
    expect(unseen.look.mappings).toEqual({ [INK]: MAROON })
    expect(unseen.task).toBeNull()
    const retried = after(unseen, again)
    expect(retried.task).toMatchObject({ kind: 'render', look: unseen.look })
    expect(after(retried, rendered)).toMatchObject({ retry: null, task: null })
  })

  it('is dropped when its change is undone, and when a later call succeeds', () => {
    expect(after(unseen, { type: 'undone' }).retry).toBeNull()
    expect(after(unseen, choose('#263452'), rendered).retry).toBeNull()
  })

  it('extracts the yarns first, whatever else failed with them', () => {
    const blank = after(
      INITIAL_STATE,
      { type: 'colors extracted', colors: null, unreachable: true },
      { type: 'rug opened', picture: null, unreachable: true },
    )
    expect(blank.retry).toEqual({ kind: 'extract' })
    const back = after(blank, again, { type: 'colors extracted', colors })
    expect(back.task).toEqual({ kind: 'open' })
    expect(after(back, { type: 'rug opened', picture: firstPicture })).toMatchObject({ retry: null })
  })

  it('keeps a size and a light that were set meanwhile', () => {
    const round = after(INITIAL_STATE, { type: 'size set', size: { shape: 'round' } })
    const late = after(
      round,
      { type: 'colors extracted', colors },
      { type: 'rug opened', picture: null, unreachable: true },
    )
    expect(late).toMatchObject({ size: { shape: 'round' }, retry: { kind: 'open' } })
    const retried = after(late, again)
    expect(retried.picture.view.shape).toBe('round')
  })
})

describe('a refused call', () => {
  it('is not retried', () => {
    const refused = after(open, openInk, choose(MAROON), { type: 'look rendered', picture: null })
    expect(refused.retry).toBeNull()
    expect(after(refused, again)).toBe(refused)
  })
})
