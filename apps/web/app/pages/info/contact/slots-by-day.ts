import type { SlotsResponse } from '@nawl/contract/outreach/consultation'

import { dateParts } from '../../../ui/text/date-parts.ts'

/** A day in the visitor's calendar with the free slots that begin on it. */
export type LocalDay = {
  /** `Sunday 22 November` */
  readonly label: string
  readonly slots: readonly { readonly startsAt: string; readonly label: string }[]
}

/** Free slots grouped by day in `timeZone`: an evening in Dubai may be another day elsewhere. */
export function slotsByDay(days: SlotsResponse['days'], timeZone: string): LocalDay[] {
  const byDay = new Map<string, { startsAt: string; label: string }[]>()
  for (const startsAt of days.flatMap(({ slots }) => slots)) {
    const { weekday, day, month, time } = dateParts(startsAt, timeZone)
    const label = `${weekday} ${day} ${month}`
    byDay.set(label, [...(byDay.get(label) ?? []), { startsAt, label: time }])
  }
  return [...byDay].map(([label, slots]) => ({ label, slots }))
}
