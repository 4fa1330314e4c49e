import type { OrderState } from '@nawl/domain/order/order-state'
import { FACT_MESSAGES } from '@nawl/domain/shop/fact-messages'

/** Texts for a state of an order. */
export type StateMessages = {
  /** In a list. */
  readonly name: string
  /** Over the order's own page. */
  readonly title: string
  readonly text: string
}

export const STATE_MESSAGES = {
  quote_requested: {
    name: 'To be quoted',
    title: 'We are pricing the way to you.',
    text: `Nothing is owed yet. The quote reaches you by e-mail within ${FACT_MESSAGES.responseHours} of a working day.`,
  },
  quoted: {
    name: 'Quoted',
    title: 'Your quote is here.',
    text: 'The price below includes the way to your door, insured. Once you accept it, the order is placed.',
  },
  pending_payment: {
    name: 'To be paid',
    title: 'Waiting for your payment.',
    text: 'Nothing is made until it is paid. Then the order is confirmed, and your time for changes begins.',
  },
  confirmed: {
    name: 'Confirmed',
    title: 'Confirmed.',
    text: `Paid, and in line for the frame. Production takes ${FACT_MESSAGES.productionWeeks} and starts when your time for changes is over.`,
  },
  in_production: {
    name: 'In production',
    title: 'On the frame.',
    text: 'The design is fixed now. Tufting, shearing and the final inspection follow; we write when it leaves us.',
  },
  ready: {
    name: 'Ready',
    title: 'Ready to leave.',
    text: 'Finished, inspected and packed. The carrier is the next to have it.',
  },
  shipped: {
    name: 'Shipped',
    title: 'On its way.',
    text: 'It left the workshop, insured to your door.',
  },
  delivered: {
    name: 'Delivered',
    title: 'Delivered.',
    text: `Should anything be wrong, tell us with photographs within ${FACT_MESSAGES.claimDays}. The ${FACT_MESSAGES.warrantyYears} warranty began on that day.`,
  },
  expired: {
    name: 'Expired',
    title: 'Expired.',
    text: 'The time to pay for it passed. Nothing is made and nothing is owed; the same designs can be ordered again.',
  },
  cancelled: {
    name: 'Cancelled',
    title: 'Cancelled.',
    text: 'Nothing will be made. What was paid goes back the way it came, as listed under payments.',
  },
} as const satisfies Record<OrderState, StateMessages>
