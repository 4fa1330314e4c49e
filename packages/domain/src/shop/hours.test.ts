import { describe, expect, it } from 'vitest'

import { DEFAULT_HOURS, openingOn, openRuns } from './hours.ts'

describe('the hours of the shop', () => {
  it('are those of the week, besides holidays', () => {
    const hours = { ...DEFAULT_HOURS, holidays: [{ first: '2026-12-02', last: '2026-12-03' }] }
    expect(openingOn('2026-12-01', hours)).toEqual({ from: 9, to: 18 })
    expect(openingOn('2026-12-02', hours)).toBeNull()
    expect(openingOn('2026-12-03', hours)).toBeNull()
    expect(openingOn('2026-12-04', hours), 'a Friday').toBeNull()
    expect(openingOn('2026-12-05', hours)).toEqual({ from: 10, to: 16 })
  })

  it('are summed up by days that are alike', () => {
    const [early, late] = [
      { from: 8, to: 12 },
      { from: 14, to: 20 },
    ]
    const runs = openRuns({ week: [early, early, null, early, late, late, late], holidays: [] })
    expect(runs.map(({ first, last, opening }) => [first, last, opening.from])).toEqual([
      [0, 1, 8],
      [3, 3, 8],
      [4, 6, 14],
    ])
  })
})
