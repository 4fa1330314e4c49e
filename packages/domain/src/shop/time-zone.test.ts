import { expect, it } from 'vitest'

import { SHOP_TIME_ZONE, startOfShopDay } from './time-zone.ts'

it('has the same offset as its zone', () => {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: SHOP_TIME_ZONE, timeStyle: 'short' })
  for (const instant of ['2026-11-21T19:59:59Z', '2026-11-21T20:00:00Z', '2026-07-01T00:00:00Z']) {
    const start = startOfShopDay(new Date(instant))
    expect(clock.format(start)).toBe('00:00')
    expect(Date.parse(instant) - start.getTime()).toBeLessThan(24 * 3_600_000)
  }
  expect(startOfShopDay(new Date('2026-11-21T20:00:00Z')).toISOString()).toBe('2026-11-21T20:00:00.000Z')
})
