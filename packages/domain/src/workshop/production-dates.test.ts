import { describe, expect, it } from 'vitest'

import { after, confirmed, DAY, placed } from '../order/order-fixture.ts'
import { productionDates } from './production-dates.ts'

describe('production dates', () => {
  it('count from the end of the window for changes', () => {
    const { times } = confirmed()
    const dates = productionDates(times)
    expect(dates.mayStartAt).toEqual(times.changeUntil)
    expect(dates.readyFrom?.getTime()).toBe(times.changeUntil!.getTime() + 28 * DAY)
    expect(dates.readyBy?.getTime()).toBe(times.changeUntil!.getTime() + 42 * DAY)
  })
  it('count from the start of production once it has started', () => {
    const productionAt = after(9 * DAY)
    const { readyBy } = productionDates({ ...confirmed().times, productionAt })
    expect(readyBy).toEqual(after(51 * DAY))
  })
  it('promise delivery eight weeks after the order, and nothing else before it is paid', () => {
    const { times } = placed()
    expect(productionDates(times)).toEqual({
      placedAt: times.placedAt,
      mayStartAt: null,
      readyFrom: null,
      readyBy: null,
      deliverBy: after(56 * DAY, times.placedAt),
    })
  })
})
