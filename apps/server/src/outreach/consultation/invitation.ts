import { shopName } from '@nawl/messages/text/shop-name'
import { consultationEnd } from '@nawl/domain/consultation/slots'
import { consultationLetters } from '@nawl/messages/by-language/consultation-letters'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { zoneName } from '@nawl/messages/text/zone-name'
import { textIn } from '@nawl/messages/text/text-in'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

import type { Email } from '../../platform/email/email-layout.ts'
import type { Booking } from './consultation-emails.ts'

type InvitationDetails = {
  readonly method: 'REQUEST' | 'CANCEL'
  /** The organizer's e-mail address. */
  readonly organizer: string
  readonly host: string
  readonly showroom: Readonly<Record<LanguageCode, string>>
  readonly at: Date
  readonly language: LanguageCode
}

/** An iCalendar entry (RFC 5545); a cancellation has the same id and the next sequence number. */
export function invitation(
  booking: Booking,
  { method, organizer, host, showroom, at, language }: InvitationDetails,
): NonNullable<Email['calendar']> {
  const words = consultationLetters[language]
  const calendar = ical({
    prodId: `//Nawl//Consultations//${language.toUpperCase()}`,
    method: ICalCalendarMethod[method],
  })
  calendar.createEvent({
    id: `${booking.id}@${host}`,
    sequence: method === 'CANCEL' ? 1 : 0,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: at,
    start: booking.startsAt,
    end: consultationEnd(booking.startsAt),
    summary: words.title(booking),
    location: words.place({ kind: booking.kind, showroom: textIn(showroom, language) }),
    organizer: { name: shopName(language), email: organizer, mailto: organizer },
    attendees: [{ name: booking.name, email: booking.email, mailto: booking.email, rsvp: false }],
  })
  return { method, content: calendar.toString() }
}

/** `Sunday 22 November 2026, 09:00–10:00 (Gulf Standard Time)`, in an IANA time zone. */
export function hourIn(timeZone: string, startsAt: Date, language: LanguageCode): string {
  const { tag } = LANGUAGES[language]
  const day = new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'full' })
  const clock = new Intl.DateTimeFormat(tag, { timeZone, timeStyle: 'short', hourCycle: 'h23' })
  return consultationLetters[language].hours({
    // Versions of ICU differ in the comma after an English weekday.
    day: day.format(startsAt).replace(',', ''),
    start: clock.format(startsAt),
    end: clock.format(consultationEnd(startsAt)),
    zone: zoneName(timeZone, tag),
  })
}
