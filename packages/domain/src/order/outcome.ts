import type { FieldProblem } from './address/address.ts'
import type { BillingProblem } from './billing.ts'
import { withPromise } from './approvals/approval.ts'
import type { Actor, Order } from './order.ts'
import { type Effect, emailsOf, type OrderEvent, type OrderEventKind } from './order-event.ts'
import { ORDER_TRANSITIONS, type OrderState } from './order-state.ts'
import { mayBecome } from './transitions.ts'

/** Reasons for refusing a command. */
export const ORDER_REFUSALS = [
  'empty-cart',
  'needs-quote',
  'no-quote-needed',
  'price-changed',
  'terms-changed',
  'bad-address',
  'wrong-state',
  'too-late',
  'too-early',
  'no-such-line',
  'no-such-piece',
  'no-such-payment',
  'no-such-claim',
  'no-such-refund',
  'another-rug',
  'nothing-changed',
  'nothing-to-pay',
  'payment-in-progress',
  'difference-unpaid',
  'wrong-payment',
  'wrong-amount',
  'reference-used',
  'too-much-written-off',
  'wrong-currency',
  'no-photos',
  'too-many-photos',
  'already-decided',
  'bad-amount',
  'more-than-paid',
  'same-address',
  'nothing-corrected',
  'bad-days',
  'bad-tracking-number',
  'pickup-not-offered',
  'appointment-not-offered',
  'appointment-taken',
  'last-line',
  'price-differs',
  'quote-differs',
  'changed-meanwhile',
  'approval-awaited',
  'approval-forged',
] as const
export type OrderRefusal = (typeof ORDER_REFUSALS)[number]

/** What freight and the VAT in the total would change by, in US cents. */
export type PriceDifference = { readonly freight: number; readonly vat: number }

export type Refused = {
  readonly ok: false
  readonly reason: OrderRefusal
  /** Only for `bad-address`: the invalid fields. */
  readonly problems?: readonly (FieldProblem | BillingProblem)[]
  /** Only for `price-differs`: by how much, in US cents, below 0 if it would cost less. */
  readonly difference?: PriceDifference
}

export type Done = {
  readonly ok: true
  readonly order: Order
  /** Empty if there was nothing to do. */
  readonly events: readonly OrderEvent[]
  readonly effects: readonly Effect[]
}

export type Outcome = Done | Refused

/** What happens in a command: an event, and its effects. */
export type Happening = {
  readonly kind: OrderEventKind
  readonly subject?: string
  readonly effect?: Effect
}

export function refused(reason: OrderRefusal): Refused {
  return { ok: false, reason }
}

export function unchanged(order: Order): Done {
  return { ok: true, order, events: [], effects: [] }
}

/** The resulting order with its events, effects and e-mails. Its days are promised here, whatever ended its waiting. */
export function done(after: Order, at: Date, by: Actor, happenings: readonly Happening[]): Done {
  const order = withPromise(after, at)
  const events = happenings.map(({ kind, subject = null }) => ({ kind, at, by, state: order.state, subject }))
  const effects = happenings.flatMap(({ effect }) => (effect ? [effect] : []))
  return { ok: true, order, events, effects: [...effects, ...emailsOf(events)] }
}

/** The order in another state. Throws if the transition table does not allow it: commands must check first. */
export function moved(order: Order, to: OrderState): Order {
  if (!mayBecome(ORDER_TRANSITIONS, order.state, to))
    throw new Error(`an order that is ${order.state} cannot become ${to}`)
  return { ...order, state: to }
}
