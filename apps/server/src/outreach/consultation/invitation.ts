import { consultationEnd, type ConsultationKind } from '@nawl/domain/consultation/slots'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

import type { Email } from '../../platform/email/email-layout.ts'
import type { Booking } from './consultation-emails.ts'

type InvitationDetails = {
  readonly method: 'REQUEST' | 'CANCEL'
  /** The organizer's e-mail address. */
  readonly organizer: string
  readonly host: string
  readonly showroom: string
  readonly at: Date
}

/** An iCalendar entry (RFC 5545); a cancellation has the same id and the next sequence number. */
export function invitation(
  booking: Booking,
  { method, organizer, host, showroom, at }: InvitationDetails,
): NonNullable<Email['calendar']> {
  const calendar = ical({ prodId: '//Nawl//Consultations//EN', method: ICalCalendarMethod[method] })
  calendar.createEvent({
    id: `${booking.id}@${host}`,
    sequence: method === 'CANCEL' ? 1 : 0,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: at,
    start: booking.startsAt,
    end: consultationEnd(booking.startsAt),
    summary: title(booking.kind),
    location: place(booking.kind, showroom),
    organizer: { name: 'Nawl', email: organizer, mailto: organizer },
    attendees: [{ name: booking.name, email: booking.email, mailto: booking.email, rsvp: false }],
  })
  return { method, content: calendar.toString() }
}

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
