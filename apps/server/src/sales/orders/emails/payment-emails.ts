import type { Claim } from '@nawl/domain/order/order'
import { money } from '@nawl/messages/by-language/money'
import { moneyText } from '@nawl/messages/text/money'

import type { OrderMatter, OrderEmailText } from './order-matter.ts'

/** E-mails about refunds. */
export const PAYMENT_MESSAGES = {
  refund: ({ order, subject, language, words }: OrderMatter): OrderEmailText => {
    const { number, refunds, notes } = order
    const refund = refunds.find(({ id }) => id === subject)
    if (!refund) throw new Error(`order ${number} has no refund ${subject}`)
    const amount = moneyText(money[language], refund.amount, refund.currency)
    const note = notes.find(({ refundIds }) => refundIds?.includes(refund.id))
    return {
      subject: words.refundSubject({ amount, number }),
      preheader: words.refundPreheader,
      heading: words.refundHeading,
      paragraphs: [
        words.refundText({ amount, reason: refund.reason }),
        ...(note ? [words.refundWhy({ why: note.text })] : []),
      ],
      facts: [
        [words.order, number],
        [words.sentBack, amount],
      ],
    }
  },
}

/** E-mails about claims. */
export const CLAIM_MESSAGES = {
  'claim-received': ({ order, words, of }: OrderMatter): OrderEmailText => {
    return {
      subject: words.claimReceivedSubject(order),
      preheader: words.withinADay,
      heading: words.claimReceivedHeading,
      paragraphs: [words.claimReceivedText, words.claimReceivedKeep({ of })],
      facts: [[words.order, order.number]],
    }
  },

  'claim-decided': (matter: OrderMatter): OrderEmailText => {
    const { outcome, answer } = decisionOf(matter)
    const { words } = matter
    return {
      subject: words.claimDecidedSubject(matter.order),
      preheader: words.claimDecidedPreheader,
      heading: words.claimDecidedHeading,
      paragraphs: [words.claimDecidedText({ of: matter.of, outcome }), answer],
      facts: [[words.order, matter.order.number]],
    }
  },
}

function decisionOf({ order, subject }: OrderMatter): NonNullable<Claim['decision']> {
  const decision = order.claims.find(({ id }) => id === subject)?.decision
  if (!decision) throw new Error(`order ${order.number} has no decided claim ${subject}`)
  return decision
}
