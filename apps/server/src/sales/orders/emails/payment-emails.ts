import type { RefundReason, Claim } from '@nawl/domain/order/order'
import type { ClaimDecision } from '@nawl/domain/order/claim-rules'

import { money } from '../order-facts.ts'
import type { OrderMatter, OrderEmailText } from './order-emails.ts'

const WHY = {
  cancelled: 'for the order you cancelled',
  change: 'the difference to the design as you changed it',
  'not-needed': 'a payment that was not needed any more',
  claim: 'for the claim we answered',
  goodwill: 'with our thanks for your patience',
} as const satisfies Record<RefundReason, string>

/** E-mails about refunds. */
export const PAYMENT_MESSAGES = {
  refund: ({ order, subject }: OrderMatter): OrderEmailText => {
    const refund = order.refunds.find(({ id }) => id === subject)
    if (!refund) throw new Error(`order ${order.number} has no refund ${subject}`)
    const amount = money(refund.amount, refund.currency)
    return {
      subject: `Sent back: ${amount} for order ${order.number}`,
      preheader: 'By the way it came.',
      heading: 'Your money is on its way back',
      paragraphs: [
        `we have sent back ${amount}, ${WHY[refund.reason]}. It goes the way it came; banks take up to ten days to show it.`,
      ],
      facts: [
        ['Order', order.number],
        ['Sent back', amount],
      ],
    }
  },
}

const DECIDED = {
  repair: 'We repair it. Below is how.',
  remake: 'We make it anew. Below is what happens next.',
  refund: 'We give you money back. Below is our answer; another letter follows when it has been sent.',
  rejected: 'We have looked at it with care and cannot accept the claim. Below is why.',
} as const satisfies Record<ClaimDecision, string>

/** E-mails about claims. */
export const CLAIM_MESSAGES = {
  'claim-received': ({ order }: OrderMatter): OrderEmailText => ({
    subject: `We have your claim: ${order.number}`,
    preheader: 'You hear from us within a day.',
    heading: 'We have your claim',
    paragraphs: [
      'we are sorry that something is not right. Your description and photographs are with the workshop, and you have an answer within a day.',
      'Please keep the rug as it is until then.',
    ],
    facts: [['Order', order.number]],
  }),

  'claim-decided': (matter: OrderMatter): OrderEmailText => {
    const { outcome, answer } = decisionOf(matter)
    return {
      subject: `Our answer to your claim: ${matter.order.number}`,
      preheader: 'The workshop has looked at your photographs.',
      heading: 'Our answer to your claim',
      paragraphs: ['the workshop has looked at your photographs.', DECIDED[outcome], answer],
      facts: [['Order', matter.order.number]],
    }
  },
}

function decisionOf({ order, subject }: OrderMatter): NonNullable<Claim['decision']> {
  const decision = order.claims.find(({ id }) => id === subject)?.decision
  if (!decision) throw new Error(`order ${order.number} has no decided claim ${subject}`)
  return decision
}
