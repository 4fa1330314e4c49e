import { expect, it } from 'vitest'

import { visitsSavedSince } from './visit-retention.ts'

it('keeps sums of visits for twenty-five months', () => {
  expect(visitsSavedSince('2027-02-04')).toBe('2025-01-04')
  expect(visitsSavedSince('2027-01-31')).toBe('2024-12-31')
  expect(visitsSavedSince('2027-03-31')).toBe('2025-03-03')
})
