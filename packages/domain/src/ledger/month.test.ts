import { expect, it } from 'vitest'

import { closingFault, datedIn, daysOfMonth, monthAfter } from './month.ts'

const at = (text: string) => new Date(`${text}+04:00`)

it('is closed when it is over in Dubai, once, and after the month before it', () => {
  const fault = (month: string, last: string | null, now: string) =>
    closingFault(month, { last, now: at(now) })
  expect(fault('2027-01', null, '2027-01-31T23:59:59')).toBe('not-over')
  expect(fault('2027-01', null, '2027-02-01T00:00:00')).toBeNull()
  expect(fault('2027-02', '2027-01', '2027-03-01T00:00:00')).toBeNull()
  expect(fault('2027-01', '2027-01', '2027-03-01T00:00:00')).toBe('already-closed')
  expect(fault('2026-12', '2027-01', '2027-03-01T00:00:00')).toBe('already-closed')
  expect(fault('2027-03', '2027-01', '2027-05-01T00:00:00')).toBe('earlier-open')
})

it('takes nothing after it is closed: that is dated on the first day after', () => {
  expect(datedIn(at('2027-01-15T12:00:00'), null)).toEqual(at('2027-01-15T12:00:00'))
  expect(datedIn(at('2027-01-15T12:00:00'), '2027-01')).toEqual(at('2027-02-01T00:00:00'))
  expect(datedIn(at('2027-02-01T00:00:01'), '2027-01')).toEqual(at('2027-02-01T00:00:01'))
})

it('has its days, and a month after it', () => {
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect([monthAfter('2027-01'), monthAfter('2027-12')]).toEqual(['2027-02', '2028-01'])
})
