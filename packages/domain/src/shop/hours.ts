import { type Day, weekdayOf } from '../time/day.ts'

/** Hours of the day in the shop's time zone, from the first to the last: `9` to `18`. */
export type Opening = { readonly from: number; readonly to: number }

/** When people at the shop answer, and consultations are held. */
export type ShopHours = {
  /** By day as in `Date.getUTCDay()`, Sunday first; null for a day that is closed. */
  readonly week: readonly (Opening | null)[]
  /** Days of the shop's calendar that are closed, `2026-12-02`, from the first to the last. */
  readonly holidays: readonly Holiday[]
}

/** Days that are closed, and what they are called in every language, if anything. */
export type Holiday = {
  readonly first: string
  readonly last: string
  readonly name?: Readonly<Record<string, string>>
}

const WEEKDAY: Opening = { from: 9, to: 18 }

/** What the shop comes with. */
export const DEFAULT_HOURS: ShopHours = {
  week: [WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, null, { from: 10, to: 16 }],
  holidays: [],
}

let current = DEFAULT_HOURS

/** The hours that are public now. */
export const shopHours = (): ShopHours => current

/** Sets the hours of this process or browser, as `setPrices` does the prices. */
export function setShopHours(hours: ShopHours): void {
  current = hours
}

/** When the shop opens on a day of its calendar; null while it is closed. */
export function openingOn(day: Day, { week, holidays }: ShopHours = current): Opening | null {
  const isHoliday = holidays.some(({ first, last }) => first <= day && day <= last)
  return isHoliday ? null : (week[weekdayOf(day)] ?? null)
}

/** Days with the same hours, beside each other: Sunday to Thursday, then Saturday. Closed days are left out. */
export function openRuns({ week }: ShopHours = current) {
  const runs: { first: number; last: number; opening: Opening }[] = []
  for (const [day, opening] of week.entries()) {
    if (!opening) continue
    const before = runs.at(-1)
    if (before?.last === day - 1 && before.opening.from === opening.from && before.opening.to === opening.to)
      before.last = day
    else runs.push({ first: day, last: day, opening })
  }
  return runs
}
