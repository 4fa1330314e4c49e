import { expect, it } from 'vitest'

import { savedSince } from './retention.ts'

const NOW = Date.parse('2027-01-31T08:00:00Z')

it('counts a period back from now', () => {
  expect(savedSince('newsletter-unsubscribed', NOW)).toEqual(new Date('2027-01-01T08:00:00Z'))
  expect(savedSince('call-counts', NOW)).toEqual(new Date('2027-01-31T07:00:00Z'))
})

it('keeps paid orders through the tax year they end in and seven years more', () => {
  const paidOnNewYearsDay = new Date('2027-01-01T00:00:00Z')
  expect(savedSince('orders', Date.parse('2034-12-30T00:00:00Z')) < paidOnNewYearsDay).toBe(true)
})
