import { SHOP_TIME_ZONE } from '@nawl/domain/shop/time-zone'
import { consultationLetters } from '@nawl/messages/by-language/consultation-letters'
import { deskLetters } from '@nawl/messages/by-language/desk-letters'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { textIn } from '@nawl/messages/text/text-in'

import { type EmailText, inEmailLayout, type Email } from '../../platform/email/email-layout.ts'
import { knownLanguage, pageAddress, STAFF_LANGUAGE } from '../../platform/language.ts'
import { invitation, hourIn } from './invitation.ts'
import type { consultation } from '../../platform/db/schema/schema.ts'

export type Booking = Omit<typeof consultation.$inferSelect, 'emailKey' | 'createdAt' | 'cancelledAt'>

/** Shop data in the e-mails of a consultation, and the time of writing. */
export type ConsultationDesk = {
  readonly publicUrl: string
  readonly support: string
  /** Postal address. */
  readonly showroom: Readonly<Record<LanguageCode, string>>
  readonly at: Date
}

/** To the visitor: time and place, the calendar entry, and a link to cancel. */
export function bookedEmail(booking: Booking, shop: ConsultationDesk, cancelToken: string): Email {
  const language = knownLanguage(booking.language)
  const words = consultationLetters[language]
  const hour = hourIn(booking.timeZone, booking.startsAt, language)
  return toVisitor(booking, shop, 'REQUEST', {
    subject: words.titleAndHour({ title: words.title(booking), hour }),
    preheader: words.bookedPreheader,
    heading: words.bookedHeading,
    paragraphs: [words.greeting(booking), words.bookedText],
    facts: visitorFacts(booking, shop),
    action: {
      label: words.cancel,
      url: `${pageAddress(shop.publicUrl, language, '/consultation/cancel')}?token=${cancelToken}`,
      quiet: true,
    },
    after: [words.bookedOther],
    reason: words.bookedReason,
  })
}

/** To the visitor: the consultation is cancelled. */
export function cancelledEmail(booking: Booking, shop: ConsultationDesk): Email {
  const language = knownLanguage(booking.language)
  const words = consultationLetters[language]
  return toVisitor(booking, shop, 'CANCEL', {
    subject: words.cancelledSubject({ hour: hourIn(booking.timeZone, booking.startsAt, language) }),
    preheader: words.cancelledPreheader,
    heading: words.cancelledHeading,
    paragraphs: [words.greeting(booking), words.cancelledText],
    facts: visitorFacts(booking, shop),
    action: { label: words.bookAnother, url: pageAddress(shop.publicUrl, language, '/contact') },
    reason: words.cancelledReason,
  })
}

/** Both to the consultant. */
export function adminEmail(booking: Booking, shop: ConsultationDesk, method: 'REQUEST' | 'CANCEL'): Email {
  const desk = deskLetters[STAFF_LANGUAGE]
  const words = consultationLetters[STAFF_LANGUAGE]
  const isBooked = method === 'REQUEST'
  const { name, email, phone, message, timeZone, startsAt, kind } = booking
  const hour = hourIn(SHOP_TIME_ZONE, startsAt, STAFF_LANGUAGE)
  const text: EmailText = {
    subject: isBooked ? desk.bookedSubject({ name, hour }) : desk.cancelledSubject({ name, hour }),
    preheader: words.title({ kind }),
    heading: isBooked ? desk.bookedHeading : desk.cancelledHeading,
    paragraphs: isBooked && message ? [desk.writes({ name }), message] : [],
    facts: [
      [desk.when, hour],
      [desk.forThem, hourIn(timeZone, startsAt, STAFF_LANGUAGE)],
      [desk.where, kind === 'virtual' ? desk.videoCall : words.place({ kind, showroom: shop.showroom.en })],
      [desk.name, name],
      [desk.email, email],
      [desk.language, LANGUAGES[knownLanguage(booking.language)].name],
      ...(phone ? [[desk.telephone, phone] as const] : []),
    ],
    reason: desk.consultationReason,
  }
  return {
    to: shop.support,
    replyTo: email,
    ...inEmailLayout(text, shop.publicUrl, STAFF_LANGUAGE),
    calendar: calendarOf(booking, shop, { method, language: STAFF_LANGUAGE }),
  }
}

function toVisitor(
  booking: Booking,
  shop: ConsultationDesk,
  method: 'REQUEST' | 'CANCEL',
  text: EmailText,
): Email {
  const language = knownLanguage(booking.language)
  return {
    to: booking.email,
    replyTo: shop.support,
    ...inEmailLayout(text, shop.publicUrl, language),
    calendar: calendarOf(booking, shop, { method, language }),
  }
}

function visitorFacts(
  { timeZone, startsAt, kind, language: code }: Booking,
  { showroom }: ConsultationDesk,
): NonNullable<EmailText['facts']> {
  const language = knownLanguage(code)
  const words = consultationLetters[language]
  const there = hourIn(SHOP_TIME_ZONE, startsAt, language)
  const here = hourIn(timeZone, startsAt, language)
  return [
    [words.when, timeZone === SHOP_TIME_ZONE ? here : `${here}\n${there}`],
    [words.where, words.place({ kind, showroom: textIn(showroom, language) })],
  ]
}

function calendarOf(
  booking: Booking,
  shop: ConsultationDesk,
  { method, language }: { readonly method: 'REQUEST' | 'CANCEL'; readonly language: LanguageCode },
) {
  const { publicUrl, support, showroom, at } = shop
  const host = new URL(publicUrl).hostname
  return invitation(booking, { method, organizer: support, host, showroom, at, language })
}
