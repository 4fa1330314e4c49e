import { describe, expect, it } from 'vitest'

import { MOST_TRIES, retryWaitMs } from './retry-wait.ts'

describe('the wait before a retry', () => {
  const waits = (random: number) =>
    Array.from({ length: MOST_TRIES - 1 }, (_, index) => retryWaitMs(index + 1, () => random))

  it('grows, and lasts about two days in all', () => {
    const [first, ...rest] = waits(0.5)
    expect(first).toBe(30_000)
    expect(rest.every((wait, index) => wait >= (waits(0.5)[index] ?? 0))).toBe(true)
    const hours = waits(0.5).reduce((sum, wait) => sum + wait, 0) / 3_600_000
    expect(hours).toBeGreaterThan(36)
    expect(hours).toBeLessThan(60)
  })

  it('varies by up to a fifth', () => {
    expect(retryWaitMs(1, () => 0)).toBeCloseTo(24_000)
    expect(retryWaitMs(1, () => 1)).toBeCloseTo(36_000)
  })
})
