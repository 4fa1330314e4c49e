import { describe, expect, it } from 'vitest'

import { after, confirmed, DAY, placed } from '../order/laws/order-fixture.ts'
import { productionDates } from './production-dates.ts'

describe('production dates', () => {
  it('count from the end of the window for changes', () => {
    const { times } = confirmed()
    const dates = productionDates(times, {})
    expect(dates.mayStartAt).toEqual(times.changeUntil)
    expect(dates.readyFrom?.getTime()).toBe(times.changeUntil!.getTime() + 28 * DAY)
    expect(dates.readyBy?.getTime()).toBe(times.changeUntil!.getTime() + 42 * DAY)
  })
  it('count from the start of production once it has started', () => {
    const productionAt = after(9 * DAY)
    const { readyBy } = productionDates({ ...confirmed().times, productionAt }, {})
    expect(readyBy).toEqual(after(51 * DAY))
  })
  it('keep the weeks that the order was promised', () => {
    const weeks = { making: [8, 10], way: [1, 2], all: [10, 13] } as const
    const { readyBy } = productionDates(confirmed().times, { weeks })
    expect(readyBy?.getTime()).toBe(confirmed().times.changeUntil!.getTime() + 70 * DAY)
    const { deliverBy } = productionDates(placed().times, { weeks })
    expect(deliverBy).toEqual(after(91 * DAY, placed().times.placedAt))
  })
  it('promise delivery by the day that the customer was told', () => {
    const { times } = confirmed()
    expect(productionDates(times, {}).deliverBy).toEqual(times.expectedBy)
  })
  it('promise delivery eight weeks after the order, and nothing else before it is paid', () => {
    const { times } = placed()
    expect(productionDates(times, {})).toEqual({
      placedAt: times.placedAt,
      mayStartAt: null,
      readyFrom: null,
      readyBy: null,
      deliverBy: after(56 * DAY, times.placedAt),
    })
  })
})
