import { describe, expect, it } from 'vitest'

import { DEFAULT_HOURS } from '../../shop/hours.ts'
import { PRODUCT_KINDS } from '../../product/product-kinds.ts'
import { arrivalDays, calendarDays, promisedDays } from './expected-days.ts'
import { checkout, confirmed, DUBAI, NOON, ok, paidAt } from '../laws/order-fixture.ts'
import { priceCart } from '../../cart/price-cart.ts'
import { countryOf } from '../../cart/cart-fixture.ts'
import { DEFAULT_TARIFF } from '../../shop/price-list.ts'
import { placeOrder } from '../placing/place-order.ts'

const abroad = confirmed()
const { lines } = checkout()
const inDubai = paidAt(
  ok(
    placeOrder(
      NOON,
      checkout({
        address: DUBAI,
        expectedTotal: priceCart(lines, { country: countryOf('AE') }, DEFAULT_TARIFF).amounts.USD.total,
      }),
    ),
  ).order,
  NOON,
)

// NOON is Friday 1 January 2027; the shop is closed on Fridays.
const promised = (order: typeof abroad, holidays = DEFAULT_HOURS.holidays) =>
  calendarDays(promisedDays(order, NOON, PRODUCT_KINDS, { ...DEFAULT_HOURS, holidays }))

describe('the days that a confirmed order is promised', () => {
  it('are its weeks of making and its days of the way', () => {
    // Made after four to six weeks of six working days, then 12 to 16 days to the USA.
    expect(promised(abroad)).toEqual({ first: '2027-02-09', last: '2027-02-27' })
    expect(calendarDays({ from: abroad.times.expectedFrom!, by: abroad.times.expectedBy! })).toEqual(
      promised(abroad),
    )
  })

  it('count business days within the UAE', () => {
    expect(promised(inDubai)).toEqual({ first: '2027-02-03', last: '2027-02-20' })
  })

  it('are put off by holidays while it is made', () => {
    expect(promised(abroad, [{ first: '2027-01-10', last: '2027-01-12' }])).toEqual({
      first: '2027-02-13',
      last: '2027-03-03',
    })
  })

  it('come even if the shop never opens again', () => {
    const week = DEFAULT_HOURS.week.map(() => null)
    const days = promisedDays(abroad, NOON, PRODUCT_KINDS, { week, holidays: [] })
    expect(Number.isFinite(days.by.getTime())).toBe(true)
  })
})

it('is expected after its region’s days from when it leaves', () => {
  expect(calendarDays(arrivalDays(abroad, NOON))).toEqual({ first: '2027-01-13', last: '2027-01-17' })
  // Friday 8 January is no business day.
  expect(calendarDays(arrivalDays(inDubai, NOON, DEFAULT_HOURS))).toEqual({
    first: '2027-01-06',
    last: '2027-01-09',
  })
})
