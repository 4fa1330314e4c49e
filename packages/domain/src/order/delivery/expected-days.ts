import { isPickupPrice } from '../../cart/price-cart.ts'
import { leadTimeOf } from '../../product/lead-time.ts'
import type { ProductKinds } from '../../product/product-kind.ts'
import { findCountry } from '../../shop/countries/countries.ts'
import { openingOn, shopHours, type ShopHours } from '../../shop/hours.ts'
import { DEFAULT_PRICES, type DeliveryDays, type Region } from '../../shop/price-list.ts'
import { shopDay, startOfDay, startOfShopDay } from '../../shop/time-zone.ts'
import { type Order, type OrderTimes, versionInForce } from '../order.ts'
import { DAY_MS } from '../../time/durations.ts'

/** The first and the last day on which an order is expected, each as the instant at which it begins at the shop. */
export type ExpectedDays = { readonly from: Date; readonly by: Date }

const WEEK = 7

/**
 * When an order that is confirmed now is expected: weeks of making counted in working days, so that holidays put it off, and
 * the days of the way to its region.
 */
export function promisedDays(
  order: Pick<Order, 'address' | 'tariff' | 'versions' | 'inForce'>,
  now: Date,
  kinds: ProductKinds,
  hours: ShopHours = shopHours(),
): ExpectedDays {
  const { making } = leadTimeOf(versionInForce(order).lines, order.tariff, kinds)
  const daysAWeek = hours.week.filter((opening) => opening !== null).length || WEEK
  const madeAfter = (weeks: number) => afterWorkingDays(startOfShopDay(now), weeks * daysAWeek, hours)
  const way = wayOf(order)
  return {
    from: afterTheWay(madeAfter(making[0]), way.days[0], way.region, hours),
    by: afterTheWay(madeAfter(making[1]), way.days[1], way.region, hours),
  }
}

/** When an order that leaves now is expected: after its region's days of delivery. */
export function arrivalDays(
  order: Pick<Order, 'address' | 'tariff'>,
  now: Date,
  hours: ShopHours = shopHours(),
): ExpectedDays {
  const { days, region } = wayOf(order)
  const left = startOfShopDay(now)
  return {
    from: afterTheWay(left, days[0], region, hours),
    by: afterTheWay(left, days[1], region, hours),
  }
}

/** What is needed of an order to know its way. */
export type OnItsWay = Pick<Order, 'tariff'> &
  Partial<Pick<Order, 'versions' | 'inForce'>> & { readonly address: Pick<Order['address'], 'country'> }

/** When an order is expected that leaves between two days of the calendar. */
export function arrivalBetween(
  order: OnItsWay,
  leaves: CalendarDays,
  hours: ShopHours = shopHours(),
): ExpectedDays {
  const { days, region } = wayOf(order)
  return {
    from: afterTheWay(startOfDay(leaves.first), days[0], region, hours),
    by: afterTheWay(startOfDay(leaves.last), days[1], region, hours),
  }
}

/** When an order is expected, by what is known now; null before it is confirmed, and for orders from before there were such days. */
export function expectedDays({
  arrivesFrom,
  arrivesBy,
  expectedFrom,
  expectedBy,
}: Pick<OrderTimes, 'arrivesFrom' | 'arrivesBy' | 'expectedFrom' | 'expectedBy'>): ExpectedDays | null {
  const [from, by] = [arrivesFrom ?? expectedFrom, arrivesBy ?? expectedBy]
  return from && by ? { from, by } : null
}

/** Orders that were promised by a day which began at this instant or before, and are not delivered, are late. */
export const lateIfPromisedBy = (now: Date): Date => new Date(now.getTime() - DAY_MS)

function wayOf({ address, tariff, versions, inForce }: OnItsWay): {
  readonly days: DeliveryDays
  readonly region: Region
} {
  const region = findCountry(address.country)?.region ?? 'rest-of-world'
  // What is collected has no way to go.
  if (versions && inForce !== undefined && isPickupPrice(versionInForce({ versions, inForce }).price))
    return { region, days: [0, 0] }
  return { region, days: (tariff.days ?? DEFAULT_PRICES.days)[region] }
}

/** Days of delivery are business days within the UAE, and days elsewhere. */
function afterTheWay(day: Date, days: number, region: Region, hours: ShopHours): Date {
  return region === 'uae' ? afterWorkingDays(day, days, hours) : new Date(day.getTime() + days * DAY_MS)
}

/** Longer than any order is made. Holidays without an end must not be waited for. */
const LONGEST_DAYS = 1_000

function afterWorkingDays(day: Date, count: number, hours: ShopHours): Date {
  let at = day
  let left = count
  for (let n = 0; left > 0 && n < LONGEST_DAYS; n++) {
    at = new Date(at.getTime() + DAY_MS)
    if (openingOn(shopDay(at), hours) !== null) left--
  }
  return at
}

/** A first and last day of the shop's calendar, such as `2026-12-02`. */
export type CalendarDays = { readonly first: string; readonly last: string }

export const calendarDays = ({ from, by }: ExpectedDays): CalendarDays => ({
  first: shopDay(from),
  last: shopDay(by),
})

export const daysOfCalendar = ({ first, last }: CalendarDays): ExpectedDays => ({
  from: startOfDay(first),
  by: startOfDay(last),
})
