import { describe, expect, it } from 'vitest'

import { openingOn, DEFAULT_HOURS, setShopHours } from '../shop/hours.ts'
import { shopClock, shopDay } from '../shop/time-zone.ts'
import { consultationDays, consultationEnd, freeDays, isConsultationSlot } from './slots.ts'

/** A Thursday afternoon in Dubai. */
const NOW = new Date('2026-11-19T10:20:00Z')

describe('consultation slots', () => {
  it('are inside support hours, at any time of asking', () => {
    const everyHour = Array.from({ length: 24 * 8 }, (_, hour) => new Date(NOW.getTime() + hour * 3_600_000))
    const outside = everyHour.flatMap((now) =>
      consultationDays(now)
        .flatMap(({ slots }) => slots)
        .filter((slot) => !isInSupportHours(slot)),
    )
    expect(outside).toEqual([])
  })

  it('begin tomorrow, leave Fridays out and end after six weeks', () => {
    const days = consultationDays(NOW).map(({ day }) => day)
    expect(days[0]).toBe('2026-11-21')
    expect(days.at(-1)).toBe('2026-12-31')
    expect(days).toHaveLength(36)
  })

  it('are nine from Sunday to Thursday and six on a Saturday', () => {
    const [saturday, sunday] = consultationDays(NOW)
    expect(saturday?.slots[0]).toBe('2026-11-21T06:00:00.000Z')
    expect(saturday?.slots).toHaveLength(6)
    expect(sunday?.slots[0]).toBe('2026-11-22T05:00:00.000Z')
    expect(sunday?.slots).toHaveLength(9)
  })

  it('use the date in Dubai, not in London', () => {
    // 00:30 on Sunday in Dubai: tomorrow is Monday.
    expect(consultationDays(new Date('2026-11-21T20:30:00Z'))[0]?.day).toBe('2026-11-23')
    expect(shopDay(new Date('2026-11-21T20:30:00Z'))).toBe('2026-11-22')
  })

  it('are free unless taken; a full day remains, with no slots', () => {
    const [saturday] = consultationDays(NOW)
    const taken = new Set(saturday?.slots)
    expect(freeDays(NOW, taken)[0]).toEqual({ day: '2026-11-21', slots: [] })
    expect(freeDays(NOW, taken)[1]).toEqual(consultationDays(NOW)[1])
  })

  it.each([
    ['2026-11-21T06:00:00Z', true],
    ['2026-11-21T06:30:00Z', false],
    ['2026-11-21T05:00:00Z', false],
    ['2026-11-21T12:00:00Z', false],
    ['2026-11-19T11:00:00Z', false],
    ['2026-11-27T06:00:00Z', false],
    ['2027-01-03T06:00:00Z', false],
  ])('recognise %s as one: %s', (start, expected) => {
    expect(isConsultationSlot(new Date(start), NOW)).toBe(expected)
  })

  it('are none on a holiday', () => {
    setShopHours({ ...DEFAULT_HOURS, holidays: [{ first: '2026-11-22', last: '2026-11-24' }] })
    const days = consultationDays(new Date('2026-11-21T06:00:00Z')).map(({ day }) => day)
    setShopHours(DEFAULT_HOURS)
    expect(days[0]).toBe('2026-11-25')
  })

  it('last an hour', () => {
    expect(consultationEnd(new Date('2026-11-21T06:00:00Z')).toISOString()).toBe('2026-11-21T07:00:00.000Z')
  })
})

function isInSupportHours(slot: string): boolean {
  const local = shopClock(new Date(slot))
  const hours = openingOn(shopDay(new Date(slot)))
  const hour = local.getUTCHours() + local.getUTCMinutes() / 60
  return hours !== null && hour >= hours.from && hour + 1 <= hours.to && Number.isInteger(hour)
}
