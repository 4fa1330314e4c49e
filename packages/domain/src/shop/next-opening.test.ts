import { expect, it } from 'vitest'

import { DEFAULT_HOURS } from './hours.ts'
import { answeredBy, presenceAt } from './next-opening.ts'

const at = (instant: string) => new Date(instant)
/** Fridays are closed; 26 November 2026 is a Thursday. */
const THURSDAY_NOON = at('2026-11-26T08:00:00Z')
const FRIDAY = at('2026-11-27T08:00:00Z')

it('is open until the evening, and closed until the next day with hours', () => {
  expect(presenceAt(THURSDAY_NOON, DEFAULT_HOURS)).toEqual({
    isOpen: true,
    until: at('2026-11-26T14:00:00Z'),
  })
  expect(presenceAt(FRIDAY, DEFAULT_HOURS)).toEqual({ isOpen: false, from: at('2026-11-28T06:00:00Z') })
  expect(presenceAt(at('2026-11-26T04:00:00Z'), DEFAULT_HOURS)).toEqual({
    isOpen: false,
    from: at('2026-11-26T05:00:00Z'),
  })
})

it('goes by the date at the shop, where it is already the next day', () => {
  // 00:30 on Sunday in Dubai.
  expect(presenceAt(at('2026-11-28T20:30:00Z'), DEFAULT_HOURS)).toEqual({
    isOpen: false,
    from: at('2026-11-29T05:00:00Z'),
  })
})

it('leaves holidays out', () => {
  const holidays = [{ first: '2026-11-28', last: '2026-11-29' }]
  expect(presenceAt(FRIDAY, { ...DEFAULT_HOURS, holidays })).toEqual({
    isOpen: false,
    from: at('2026-11-30T05:00:00Z'),
  })
})

it('promises an answer after the hours of the texts, or soon after the shop opens again', () => {
  expect(answeredBy(at('2026-11-24T08:00:00Z'), DEFAULT_HOURS)).toEqual(at('2026-11-25T08:00:00Z'))
  // Saturday night: on Sunday, before the promised hours are over.
  expect(answeredBy(at('2026-11-28T17:00:00Z'), DEFAULT_HOURS)).toEqual(at('2026-11-29T14:00:00Z'))
  expect(answeredBy(THURSDAY_NOON, DEFAULT_HOURS)).toEqual(at('2026-11-28T07:00:00Z'))
})

it('promises nothing while no day is open', () => {
  const never = { week: [null, null, null, null, null, null, null], holidays: [] }
  expect(presenceAt(FRIDAY, never)).toBeNull()
  expect(answeredBy(FRIDAY, never)).toBeNull()
})
