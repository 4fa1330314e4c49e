import { type Order, versionInForce } from '@nawl/domain/order/order'
import type { Done } from '@nawl/domain/order/outcome'
import type { OrderEvent } from '@nawl/domain/order/order-event'

import type { WebhookEvent } from '../../integrations/webhooks/webhook-events.ts'

/**
 * What webhooks tell of a command: ids, the number, the state and amounts, in the currency's minor units. No name, no
 * address, no e-mail: who needs them asks the API, whose tokens have scopes and can be revoked.
 */
export function orderWebhooks(before: Order | null, { order, events }: Done): readonly WebhookEvent[] {
  const told = events.flatMap((event) => toldOf(order, event))
  const placed = told.some(({ type }) => type === 'order.placed')
  const at = events.at(-1)?.at
  // A new order that is placed has no state to come from.
  if (at === undefined || before?.state === order.state || (before === null && placed)) return told
  const moved = { orderNumber: order.number, previousState: before?.state ?? null, state: order.state }
  return [...told, { type: 'order.state-changed', at, data: moved }]
}

function toldOf(order: Order, { kind, at, subject }: OrderEvent): readonly WebhookEvent[] {
  const ofOrder = { orderNumber: order.number, state: order.state }
  if (kind === 'placed' || kind === 'quote-accepted') {
    const { price } = versionInForce(order)
    const total = { amount: price.amounts.USD.total, currency: 'USD' }
    return [{ type: 'order.placed', at, data: { ...ofOrder, total, rugCount: price.rugCount } }]
  }
  if (kind === 'payment-paid')
    return [{ type: 'order.paid', at, data: { ...ofOrder, payment: paymentOf(order, subject) } }]
  if (kind === 'refund-sent')
    return [{ type: 'payment.refunded', at, data: { ...ofOrder, refund: refundOf(order, subject) } }]
  if (kind === 'claimed')
    return [{ type: 'claim.opened', at, data: { ...ofOrder, claim: claimOf(order, subject) } }]
  if (kind === 'claim-decided')
    return [{ type: 'claim.closed', at, data: { ...ofOrder, claim: claimOf(order, subject) } }]
  return []
}

function paymentOf({ number, payments }: Order, subject: string | null) {
  const payment = payments.find((one) => one.id === subject)
  if (!payment) throw new Error(`order ${number} has no payment ${subject}`)
  const { id, provider, amount, currency } = payment
  return { id, provider, amount, currency }
}

function refundOf({ number, refunds }: Order, subject: string | null) {
  const refund = refunds.find((one) => one.id === subject)
  if (!refund) throw new Error(`order ${number} has no refund ${subject}`)
  const { id, paymentId, reason, amount, currency } = refund
  return { id, paymentId, reason, amount, currency }
}

function claimOf({ number, claims }: Order, subject: string | null) {
  const claim = claims.find(({ id }) => id === subject)
  if (!claim) throw new Error(`order ${number} has no claim ${subject}`)
  return { id: claim.id, kind: claim.kind, outcome: claim.decision?.outcome ?? null }
}
