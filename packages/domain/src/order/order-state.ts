import { keysOf } from './transitions.ts'

/**
 * The transition table of order states. `place-order.ts` sets the first one; nothing else changes an order's state.
 * `pending_payment` (awaiting payment, "To be paid") begins in `place-order.ts` or `quote-order.ts`, and ends in
 * `settle-payment.ts` or `end-order.ts`.
 */
export const ORDER_TRANSITIONS = {
  quote_requested: ['quoted', 'cancelled'],
  quoted: ['pending_payment', 'expired', 'cancelled'],
  pending_payment: ['confirmed', 'expired', 'cancelled'],
  confirmed: ['in_production', 'cancelled'],
  in_production: ['ready'],
  // What is collected at the workshop is never shipped.
  ready: ['shipped', 'delivered'],
  shipped: ['delivered'],
  delivered: [],
  expired: [],
  cancelled: [],
} as const
export type OrderState = keyof typeof ORDER_TRANSITIONS

export const ORDER_STATES = keysOf(ORDER_TRANSITIONS)
