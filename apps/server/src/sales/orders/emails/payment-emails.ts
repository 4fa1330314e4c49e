import type { RefundReason } from '@nawl/domain/order/order'

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
