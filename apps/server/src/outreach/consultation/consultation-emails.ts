import { SHOP_TIME_ZONE } from '@nawl/domain/shop/time-zone'

import { type EmailText, inEmailLayout, type Email } from '../../platform/email/email-layout.ts'
import { invitation, hourIn, place, title } from './invitation.ts'
import type { consultation } from '../../platform/db/schema.ts'

export type Booking = Omit<typeof consultation.$inferSelect, 'emailKey' | 'createdAt' | 'cancelledAt'>

/** Shop data in the e-mails of a consultation, and the time of writing. */
export type ConsultationDesk = {
  readonly publicUrl: string
  readonly support: string
  /** Postal address. */
  readonly showroom: string
  readonly at: Date
}

/** To the visitor: time and place, the calendar entry, and a link to cancel. */
export function bookedEmail(booking: Booking, shop: ConsultationDesk, cancelToken: string): Email {
  return toVisitor(booking, shop, 'REQUEST', {
    subject: `${title(booking.kind)}: ${hourIn(booking.timeZone, booking.startsAt)}`,
    preheader: 'The hour is yours. A calendar entry is attached.',
    heading: 'The hour is yours',
    paragraphs: [
      `Dear ${booking.name},`,
      'we look forward to it. Bring what you have: a room’s measurements, photographs, a colour you keep coming back to. The calendar entry is attached.',
    ],
    facts: visitorFacts(booking, shop),
    action: {
      label: 'Cancel the consultation',
      url: `${shop.publicUrl}/consultation/cancel?token=${cancelToken}`,
      quiet: true,
    },
    after: [
      'Another hour suits you better? Cancel this one and book again; it costs nothing. Or just reply.',
    ],
    reason: 'You receive this because a consultation was booked with this address on our site.',
  })
}

/** To the visitor: the consultation is cancelled. */
export function cancelledEmail(booking: Booking, shop: ConsultationDesk): Email {
  return toVisitor(booking, shop, 'CANCEL', {
    subject: `Cancelled: ${hourIn(booking.timeZone, booking.startsAt)}`,
    preheader: 'Your calendar can take the entry out.',
    heading: 'Your consultation is cancelled',
    paragraphs: [
      `Dear ${booking.name},`,
      'the hour below is free again, and the attachment takes it out of your calendar. We should be glad to find another with you.',
    ],
    facts: visitorFacts(booking, shop),
    action: { label: 'Book another hour', url: `${shop.publicUrl}/contact` },
    reason: 'You receive this because a consultation booked with this address was cancelled.',
  })
}

/** Both to the consultant. */
export function adminEmail(booking: Booking, shop: ConsultationDesk, method: 'REQUEST' | 'CANCEL'): Email {
  const booked = method === 'REQUEST'
  const { name, email, phone, message, timeZone, startsAt, kind } = booking
  const text: EmailText = {
    subject: `${booked ? 'Booked' : 'Cancelled'}: ${name}, ${hourIn(SHOP_TIME_ZONE, startsAt)}`,
    preheader: title(kind),
    heading: booked ? 'A consultation is booked' : 'A consultation is cancelled',
    paragraphs: booked && message ? [`${name} writes:`, message] : [],
    facts: [
      ['When', hourIn(SHOP_TIME_ZONE, startsAt)],
      ['For them', hourIn(timeZone, startsAt)],
      [
        'Where',
        kind === 'virtual' ? 'Video call; send the link before it begins' : place(kind, shop.showroom),
      ],
      ['Name', name],
      ['E-mail', email],
      ...(phone ? [['Telephone', phone] as const] : []),
    ],
    reason: 'The shop sends this to its own support address.',
  }
  return {
    to: shop.support,
    replyTo: email,
    ...inEmailLayout(text, shop.publicUrl),
    calendar: calendarOf(booking, shop, method),
  }
}

function toVisitor(
  booking: Booking,
  shop: ConsultationDesk,
  method: 'REQUEST' | 'CANCEL',
  text: EmailText,
): Email {
  return {
    to: booking.email,
    replyTo: shop.support,
    ...inEmailLayout(text, shop.publicUrl),
    calendar: calendarOf(booking, shop, method),
  }
}

function visitorFacts(
  { timeZone, startsAt, kind }: Booking,
  { showroom }: ConsultationDesk,
): NonNullable<EmailText['facts']> {
  const there = hourIn(SHOP_TIME_ZONE, startsAt)
  const here = hourIn(timeZone, startsAt)
  return [
    ['When', timeZone === SHOP_TIME_ZONE ? here : `${here}\n${there}`],
    ['Where', place(kind, showroom)],
  ]
}

function calendarOf(booking: Booking, shop: ConsultationDesk, method: 'REQUEST' | 'CANCEL') {
  const { publicUrl, support, showroom, at } = shop
  const host = new URL(publicUrl).hostname
  return invitation(booking, { method, organizer: support, host, showroom, at })
}
