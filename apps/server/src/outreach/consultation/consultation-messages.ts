import { consultationEnd, type ConsultationKind } from '@nawl/domain/consultation/slots'

const TITLES = {
  virtual: 'Design consultation with Nawl, by video',
  'in-person': 'Design consultation at Nawl',
} as const satisfies Record<ConsultationKind, string>

export const title = (kind: ConsultationKind): string => TITLES[kind]

/** Where the consultation takes place; `showroom` is its postal address. */
export function place(kind: ConsultationKind, showroom: string): string {
  return kind === 'virtual'
    ? 'Video call; the link comes by e-mail before we begin'
    : `Nawl showroom, ${showroom}`
}

/** `Sunday 22 November 2026, 09:00–10:00 (Asia/Dubai)`, in an IANA time zone. */
export function hourIn(timeZone: string, startsAt: Date): string {
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'full' })
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' })
  const end = consultationEnd(startsAt)
  // ICU versions differ in the comma after the weekday.
  return `${day.format(startsAt).replace(',', '')}, ${clock.format(startsAt)}–${clock.format(end)} (${timeZone})`
}
