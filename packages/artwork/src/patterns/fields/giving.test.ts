import { describe, expect, it } from 'vitest'

import { fitSide, type Give, longest } from './giving.ts'

/** A motif between .25 and .5 of a side of 200 cm, with plain ground beside it. */
const GIVE: Give = [
  [0.25, 2],
  [0.5, 1],
  [1, 3],
]

describe('a side of a drawing fitted to a panel', () => {
  it.each([110, 150, 200, 300, 450])('is whole on %d cm', (panel) => {
    const { whole, placeOf } = fitSide(200, GIVE, 1, panel)
    expect(whole).toBeCloseTo(panel, 3)
    expect(placeOf(0)).toBe(0)
    expect(placeOf(whole)).toBeCloseTo(200, 3)
  })

  it('keeps the proportions of its stiff part', () => {
    for (const panel of [110, 200, 430]) {
      const { whole, placeOf } = fitSide(200, GIVE, 0.9, panel)
      const shown = Array.from({ length: 4000 }, (_, k) => placeOf((k / 4000) * whole))
      const inMotif = shown.filter((at) => at > 50 && at < 100).length
      expect((inMotif / 4000) * whole).toBeCloseTo(0.9 * 50, 0)
    }
  })

  it('gives no farther than it may: what is left is more than the panel shows', () => {
    const { whole, strain } = fitSide(200, GIVE, 1, 60)
    expect(strain).toBe(-1)
    expect(whole).toBeCloseTo(50 / 2 + 50 + 100 / 3)
    expect(longest(200, GIVE)).toBe(50 * 2 + 50 + 100 * 3)
  })

  it('runs on without a jump, and never backwards', () => {
    const { whole, placeOf } = fitSide(200, GIVE, 1.2, 320)
    for (let at = 0.5; at < whole; at += 0.5) {
      const step = placeOf(at) - placeOf(at - 0.5)
      expect(step).toBeGreaterThan(0.5 / (1.2 * 3) - 1e-9)
      expect(step).toBeLessThan(0.5 / (1.2 / 3) + 1e-9)
    }
  })
})
