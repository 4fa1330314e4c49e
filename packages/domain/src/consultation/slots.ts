import { CONSULTATION_MINUTES } from '../shop/facts.ts'
import { openingOn } from '../shop/hours.ts'
import { shopDay, startOfShopDay } from '../shop/time-zone.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations.ts'

export const CONSULTATION_KINDS = ['virtual', 'in-person'] as const

/** Consultations can be booked from tomorrow up to this many days ahead. */
export const CONSULTATION_DAYS_AHEAD = 42

/** A day at the showroom (`2026-11-22`, in GST) and the starts of its slots as ISO instants, earliest first. */
export type ConsultationDay = { readonly day: string; readonly slots: readonly string[] }

/** All slots bookable at `now`: on the hour, in the shop's hours, from tomorrow in GST. Omits closed days. */
export function consultationDays(now: Date): ConsultationDay[] {
  return Array.from(
    { length: CONSULTATION_DAYS_AHEAD },
    (_, index) => startOfShopDay(now).getTime() + (index + 1) * DAY_MS,
  )
    .map((midnight) => ({
      day: shopDay(new Date(midnight)),
      slots: startsOn(midnight).map((start) => new Date(start).toISOString()),
    }))
    .filter(({ slots }) => slots.length > 0)
}

/** The same days without the taken slots, given as ISO instants. A full day remains, with no slots. */
export function freeDays(now: Date, taken: ReadonlySet<string>): ConsultationDay[] {
  return consultationDays(now).map(({ day, slots }) => ({
    day,
    slots: slots.filter((slot) => !taken.has(slot)),
  }))
}

/** Whether a slot starts then, free or not. */
export function isConsultationSlot(startsAt: Date, now: Date): boolean {
  return consultationDays(now).some(({ slots }) => slots.includes(startsAt.toISOString()))
}

export function consultationEnd(startsAt: Date): Date {
  return new Date(startsAt.getTime() + CONSULTATION_MINUTES * MINUTE_MS)
}

function startsOn(midnight: number): number[] {
  const opening = openingOn(shopDay(new Date(midnight)))
  if (!opening) return []
  const { from, to } = opening
  return Array.from(
    { length: Math.ceil(to - from) },
    (_, index) => midnight + (from + index) * HOUR_MS,
  ).filter((start) => start + CONSULTATION_MINUTES * MINUTE_MS <= midnight + to * HOUR_MS)
}
