import { describe, expect, it } from 'vitest'

import { shownTotal, shownVisits } from './shown-visits.ts'

describe('visits', () => {
  it('are shown in whole fives, and not at all below five', () => {
    expect([0, 1, 4, 5, 6, 9, 10, 104].map(shownVisits)).toEqual([null, null, null, 5, 5, 5, 10, 100])
  })

  it('have a total in whole fives, of the parts as they were counted', () => {
    expect(shownTotal([])).toBeNull()
    expect(shownTotal([3])).toBeNull()
    expect(shownTotal([23])).toBe(20)
    expect(shownTotal([4, 4, 4])).toBe(10)
    expect(shownTotal([23, 4])).toBe(25)
    expect(shownTotal([100, 0, 0])).toBe(100)
  })

  it('have a total that is lowered where it would tell what its parts are', () => {
    expect(shownTotal([4, 4, 4, 4, 4])).toBe(15)
    expect(shownTotal([9, 9, 9, 4, 4])).toBe(30)
  })

  it.each([
    [2, 9],
    [3, 9],
    [5, 4],
  ])('do not tell any of %i parts, of at most %i each, by their total', (count, most) => {
    // Every part that is not shown has two values or more that lead to the same figures.
    const shown = (parts: readonly number[]) => JSON.stringify([shownTotal(parts), parts.map(shownVisits)])
    const seen = new Map<string, Set<number>[]>()
    for (const parts of combinations(count, most)) {
      const key = shown(parts)
      const values = seen.get(key) ?? parts.map(() => new Set<number>())
      for (const [place, part] of parts.entries()) values[place]!.add(part)
      seen.set(key, values)
    }
    expect(seen.size).toBeGreaterThan(2)
    const told = [...seen].filter(([key, values]) => {
      const [, shownParts] = JSON.parse(key) as [number | null, readonly (number | null)[]]
      return values.some(({ size }, place) => shownParts[place] === null && size < 2)
    })
    expect(told).toEqual([])
  })
})

/** Every list of `count` numbers from 0 to `most`. */
function combinations(count: number, most: number): number[][] {
  if (count === 0) return [[]]
  const each = Array.from({ length: most + 1 }, (_, n) => n)
  return combinations(count - 1, most).flatMap((rest) => each.map((n) => [...rest, n]))
}
