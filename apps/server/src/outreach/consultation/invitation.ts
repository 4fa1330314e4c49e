import { consultationEnd } from '@nawl/domain/consultation/slots'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

import type { Email } from '../../platform/email/email.ts'
import type { Booking } from './consultation-emails.ts'
import { place, title } from './consultation-messages.ts'

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
