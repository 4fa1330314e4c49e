import { expect, it } from 'vitest'

import { formatDay, formatTimeLeft, formatMoment, shortMoment } from './format-moment.ts'

const HOUR = 3_600_000

it('formats an instant in the workshop’s time zone and in the visitor’s', () => {
  expect(formatMoment('2026-11-21T10:05:00Z')).toBe('14:05 on 21 November')
  expect(formatMoment('2026-11-21T22:30:00Z')).toBe('02:30 on 22 November')
  expect(formatMoment('2026-11-21T22:30:00Z', 'America/New_York')).toBe('17:30 on 21 November')
  expect(formatDay('2026-11-21T22:30:00Z')).toBe('22 November 2026')
  expect(shortMoment('2026-11-21T10:05:00Z')).toBe('21 Nov 2026, 14:05')
})

it('formats the time left in two units, rounded down', () => {
  expect(formatTimeLeft(23 * HOUR + 12 * 60_000 + 59_999)).toBe('23 hours 12 minutes')
  expect(formatTimeLeft(24 * HOUR)).toBe('1 day')
  expect(formatTimeLeft(6 * 24 * HOUR + 3 * HOUR + 59 * 60_000)).toBe('6 days 3 hours')
  expect(formatTimeLeft(60_000)).toBe('1 minute')
  expect(formatTimeLeft(59_999)).toBe('under a minute')
})
