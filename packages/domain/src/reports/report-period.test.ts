import { describe, expect, it } from 'vitest'

import { shopDay, startOfDay } from '../shop/time-zone.ts'
import { daysOf, lastDays, periodBefore, readPeriod, stepsOf, usualStep } from './report-period.ts'

describe('days of the shop', () => {
  it('begin at midnight in the Gulf', () => {
    expect(shopDay(new Date('2027-01-03T19:59:59.999Z'))).toBe('2027-01-03')
    expect(shopDay(new Date('2027-01-03T20:00:00Z'))).toBe('2027-01-04')
    expect(startOfDay('2027-01-04').toISOString()).toBe('2027-01-03T20:00:00.000Z')
  })

  it('are counted with the first and the last', () => {
    expect(daysOf({ from: '2027-01-04', to: '2027-01-04' })).toBe(1)
    expect(daysOf({ from: '2028-01-01', to: '2028-12-31' })).toBe(366)
    expect(daysOf({ from: '2027-01-04', to: '2027-01-03' })).toBe(0)
    expect(lastDays('2027-01-04', 7)).toEqual({ from: '2026-12-29', to: '2027-01-04' })
  })
})

describe('a period that is asked for', () => {
  const today = '2027-01-04'
  it('is thirty days up to today, where neither end is given', () => {
    expect(readPeriod({}, today)).toEqual({ from: '2026-12-06', to: today })
    expect(readPeriod({ to: '2026-12-31' }, today)).toEqual({ from: '2026-12-02', to: '2026-12-31' })
    expect(readPeriod({ from: '2027-01-01' }, today)).toEqual({ from: '2027-01-01', to: today })
  })

  it('is none where it ends before it begins, or lasts more than two years', () => {
    expect(readPeriod({ from: '2027-01-05' }, today)).toBeNull()
    expect(readPeriod({ from: '2025-01-02', to: '2027-01-03' }, today)).not.toBeNull()
    expect(readPeriod({ from: '2025-01-02', to: '2027-01-04' }, today)).toBeNull()
  })
})

describe('the period before', () => {
  it('has as many days', () => {
    expect(periodBefore({ from: '2027-01-10', to: '2027-01-16' })).toEqual({
      from: '2027-01-03',
      to: '2027-01-09',
    })
  })

  it('of a month is the month before', () => {
    expect(periodBefore({ from: '2027-03-01', to: '2027-03-31' })).toEqual({
      from: '2027-02-01',
      to: '2027-02-28',
    })
    expect(periodBefore({ from: '2027-02-01', to: '2027-02-28' })).toEqual({
      from: '2027-01-01',
      to: '2027-01-31',
    })
    expect(periodBefore({ from: '2027-03-01', to: '2027-03-30' }).from).toBe('2027-01-30')
  })
})

describe('the steps of a period', () => {
  it('are days, weeks from Monday, or months, and begin with the period', () => {
    const period = { from: '2026-12-30', to: '2027-01-12' }
    expect(stepsOf(period, 'day')).toHaveLength(14)
    // A Wednesday, then two Mondays.
    expect(stepsOf(period, 'week')).toEqual(['2026-12-30', '2027-01-04', '2027-01-11'])
    expect(stepsOf(period, 'month')).toEqual(['2026-12-30', '2027-01-01'])
  })

  it('are days of a month, weeks of a half-year, months of a year', () => {
    expect(usualStep({ from: '2027-01-01', to: '2027-01-31' })).toBe('day')
    expect(usualStep({ from: '2027-01-01', to: '2027-03-31' })).toBe('week')
    expect(usualStep({ from: '2027-01-01', to: '2027-12-31' })).toBe('month')
  })
})
