import { expect, it } from 'vitest'

import { hasFailedTooLong, RETRY_WAITS_MS, retryWaitMs } from './webhook-retry.ts'

const MINUTE = 60_000

it('waits a minute, 5, 30, 2 hours, 6, 12 and 24, and then no more', () => {
  const waits = Array.from({ length: 8 }, (_, n) => retryWaitMs(n + 1, () => 0.5))
  expect(waits.map((wait) => wait && wait / MINUTE)).toEqual([1, 5, 30, 120, 360, 720, 1440, null])
})

it('differs by up to a fifth, in either direction', () => {
  for (const [n, wait] of RETRY_WAITS_MS.entries()) {
    expect(retryWaitMs(n + 1, () => 0)).toBe(wait * 0.8)
    expect(retryWaitMs(n + 1, () => 0.999_999)).toBeLessThanOrEqual(wait * 1.2)
  }
})

it('gives an endpoint five days', () => {
  const since = new Date('2027-01-04T08:00:00Z')
  expect(hasFailedTooLong(since, new Date('2027-01-09T07:59:59Z'))).toBe(false)
  expect(hasFailedTooLong(since, new Date('2027-01-09T08:00:00Z'))).toBe(true)
})
