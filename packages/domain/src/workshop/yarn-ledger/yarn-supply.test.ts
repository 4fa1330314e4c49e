import { expect, it } from 'vitest'

import { after, confirmed, DAY } from '../../order/laws/order-fixture.ts'
import { productionDates } from '../production-dates.ts'
import { orderYarnBy } from './yarn-supply.ts'

it('has wool ordered so many days before work begins at the latest', () => {
  const { times } = confirmed()
  const dates = productionDates(times, {})
  // Four to six weeks of making: work may begin two weeks late.
  expect(orderYarnBy(dates, 5)).toEqual(new Date(times.changeUntil!.getTime() + 9 * DAY))
  expect(orderYarnBy({ ...dates, mayStartAt: null }, 5)).toBeNull()
  expect(orderYarnBy(dates, 20)!.getTime()).toBeLessThan(after(0).getTime() + 20 * DAY)
})
