import { daysAfter } from '../time/day.ts'
import { monthEnd } from '../reports/report-period.ts'
import { startOfDay } from '../shop/time-zone.ts'

/** A month of the shop's calendar: `2027-01`. */
export type Month = string

/** The first and the last day of a month. */
export function daysOfMonth(month: Month): { readonly from: string; readonly to: string } {
  const from = `${month}-01`
  return { from, to: monthEnd(from) }
}

/** The first instant after a month. */
export const endOfMonth = (month: Month): Date => startOfDay(daysAfter(daysOfMonth(month).to, 1))

/** The month after. */
export const monthAfter = (month: Month): Month => daysAfter(daysOfMonth(month).to, 1).slice(0, 7)

/** Why a month is not closed. */
export const CLOSING_REFUSALS = ['not-over', 'already-closed', 'earlier-open'] as const
export type ClosingRefusal = (typeof CLOSING_REFUSALS)[number]

/** Why a month cannot be closed now, or null: they are closed one after the other, once they are over. */
export function closingFault(
  month: Month,
  { last, now }: { readonly last: Month | null; readonly now: Date },
): ClosingRefusal | null {
  if (last !== null && month <= last) return 'already-closed'
  if (endOfMonth(month) > now) return 'not-over'
  return last !== null && month !== monthAfter(last) ? 'earlier-open' : null
}

/** When something that happened is dated: in the first open month at the earliest. */
export const datedIn = (at: Date, lastClosed: Month | null): Date => {
  const open = lastClosed === null ? at : endOfMonth(lastClosed)
  return at < open ? open : at
}
