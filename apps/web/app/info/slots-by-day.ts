import type { SlotsResponse } from '@nawl/contract/consultation'

/** A day in somebody's calendar and the free hours that begin on it. */
export type LocalDay = {
  /** `Sunday 22 November` */
  readonly label: string
  readonly slots: readonly { readonly startsAt: string; readonly label: string }[]
}

/** The free hours as a calendar in `timeZone` shows them: an evening in Dubai may be another day elsewhere. */
export function slotsByDay(days: SlotsResponse['days'], timeZone: string): LocalDay[] {
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  const byDay = new Map<string, { startsAt: string; label: string }[]>()
  for (const startsAt of days.flatMap(({ slots }) => slots)) {
    const label = day.format(new Date(startsAt))
    const slots = byDay.get(label) ?? []
    byDay.set(label, [...slots, { startsAt, label: hour.format(new Date(startsAt)) }])
  }
  return [...byDay].map(([label, slots]) => ({ label, slots }))
}
