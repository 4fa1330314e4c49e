import { mainlyOf } from '@nawl/domain/cart/pieces'
import { type Order, versionInForce } from '@nawl/domain/order/order'
import { letters } from '@nawl/messages/by-language/letters'

import { addressText } from '../order-facts.ts'
import type { OrderEmailText, OrderMatter } from './order-emails.ts'

/** E-mails about what staff changed for the customer or wrote themselves. */
export const DESK_MESSAGES = {
  'address-changed': ({ order, subject, language }: OrderMatter): OrderEmailText => {
    const words = letters[language]
    const { before, after } = numbered(order.addressChanges, subject, order)
    const phone = after.phone === '' ? [] : [[words.telephone, after.phone] as const]
    return {
      subject: words.addressChangedSubject(order),
      preheader: words.addressChangedPreheader,
      heading: words.addressChangedHeading,
      paragraphs: [
        words.addressChangedText({ of: mainlyOf(versionInForce(order).price) }),
        words.addressChangedNotYou,
      ],
      facts: [
        [words.order, order.number],
        [words.deliveredTo, addressText({ address: after }, language).join('\n')],
        ...phone,
        [words.formerAddress, addressText({ address: before }, language).join('\n')],
      ],
    }
  },

  // As staff wrote it, with the greeting that they chose.
  written: ({ order, subject, language }: OrderMatter): OrderEmailText => {
    const words = letters[language]
    const { text } = numbered(order.letters, subject, order)
    return {
      subject: words.writtenSubject(order),
      preheader: text.replaceAll(/\s+/gu, ' ').slice(0, 120),
      heading: words.writtenHeading(order),
      paragraphs: text.split(/\n{2,}/u),
      isGreeted: true,
    }
  },
}

/** Of what is counted from 1, the one that an event concerns. */
function numbered<T>(all: readonly T[], subject: string | null, { number }: Order): T {
  const found = all[Number(subject) - 1]
  if (!found) throw new Error(`order ${number} has no ${subject}`)
  return found
}
