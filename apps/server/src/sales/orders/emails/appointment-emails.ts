import type { AppointmentEntry } from '@nawl/domain/order/appointment'
import type { Order } from '@nawl/domain/order/order'
import { whiteGloveCity } from '@nawl/domain/shop/white-glove-offer'
import { letters } from '@nawl/messages/by-language/letters'
import { whiteGlove } from '@nawl/messages/by-language/white-glove'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { dayText } from '@nawl/messages/text/slot-text'

import { addressText, type Fact, slotIn } from '../order-facts.ts'
import { numbered } from './numbered.ts'
import type { OrderEmailText, OrderMatter } from './order-matter.ts'

/** E-mails about when two people bring an order in. */
export const APPOINTMENT_MESSAGES = {
  'appointment-offered': ({ order, language, words, of }: OrderMatter): OrderEmailText => {
    const city = whiteGlove[language].city({ city: whiteGloveCity(order.address) ?? '' })
    return {
      subject: words.appointmentSubject(order),
      preheader: words.appointmentPreheader,
      heading: words.appointmentHeading({ of }),
      paragraphs: [words.appointmentText({ of }), words.appointmentChoose({ city })],
      facts: [[words.order, order.number]],
      link: words.appointmentLink,
    }
  },

  'appointment-made': ({ order, subject, language, words }: OrderMatter): OrderEmailText => {
    const { by, slot } = numbered(order.appointments, subject, order)
    if (!slot) throw new Error(`appointment ${subject} of order ${order.number} is withdrawn`)
    const former = formerOf(order, subject)
    const isMovedByUs = by !== 'customer' && former !== null
    const date = dayText(whiteGlove[language], slot.day, LANGUAGES[language].tag)
    return {
      subject: words.bookedSubject({ date, number: order.number }),
      preheader: slotIn(slot, language),
      heading: former ? words.movedHeading : words.bookedHeading,
      paragraphs: [isMovedByUs ? words.movedText : words.bookedText],
      facts: [
        [words.order, order.number],
        [words.appointment, slotIn(slot, language)],
        ...formerFacts(former, language),
        [words.deliveredTo, addressText(order, language).join('\n')],
      ],
    }
  },

  'appointment-withdrawn': ({ order, subject, language, words }: OrderMatter): OrderEmailText => {
    // An order that goes to another city may be brought in there, too.
    const mayChoose = order.state === 'ready' && whiteGloveCity(order.address) !== null
    return {
      subject: words.withdrawnSubject(order),
      preheader: words.withdrawnHeading,
      heading: words.withdrawnHeading,
      paragraphs: [mayChoose ? words.withdrawnAgain : words.withdrawnText],
      facts: [[words.order, order.number], ...formerFacts(formerOf(order, subject), language)],
    }
  },
}

/** What was chosen before an entry. */
const formerOf = (order: Order, subject: string | null): AppointmentEntry['slot'] =>
  order.appointments[Number(subject) - 2]?.slot ?? null

const formerFacts = (slot: AppointmentEntry['slot'], language: LanguageCode): readonly Fact[] =>
  slot ? [[letters[language].formerAppointment, slotIn(slot, language)]] : []
