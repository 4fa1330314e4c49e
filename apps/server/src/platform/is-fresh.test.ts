import { expect, it } from 'vitest'

import { isFresh } from './is-fresh.ts'

it('holds until the time is over', () => {
  expect([1_000, 1_999, 2_000].map((now) => isFresh(1_000, 1_000, now))).toEqual([true, true, false])
})
it('ends when the clock has been set back', () => {
  expect(isFresh(1_000, 5_000, 4_000)).toBe(false)
})
