import { type CardMeans, cardPart } from '../../gift-cards/card-part.ts'
import type { Order, Payment } from '../order.ts'
import { type Done, type Outcome, refused } from '../outcome.ts'
import { openPayment, paymentOwed } from './pay-order.ts'
import { settlePayment } from './settle-payment.ts'

/** A gift card as it is at the time. */
export type GiftCardMeans = CardMeans & {
  readonly id: string
  /** The id of the payment that it becomes. */
  readonly paymentId: string
}

/**
 * Pays a new order by a gift card, as far as the card goes; what is left stays to be paid as it was chosen. It is a payment
 * like others, the first of its order: so refunds, which begin with the last payment, go back to it last.
 */
export function spendGiftCard(order: Order, now: Date, card: GiftCardMeans): Outcome {
  const chosen = openPayment(order)
  if (order.state !== 'pending_payment' || order.payments.length !== 1 || !chosen)
    return refused('wrong-state')
  const { price } = order.versions[0]
  const part = cardPart(price, card)
  if (part.amount < 1 || part.usd < 1) return refused('bad-amount')
  const spent: Payment = {
    ...chosen,
    id: card.paymentId,
    provider: 'gift-card',
    // A card pays several orders, and a reference is of one payment.
    providerRef: `${card.id} ${card.paymentId}`,
    currency: card.currency,
    amount: part.amount,
    usd: part.usd,
  }
  const paid = settlePayment({ ...order, payments: [spent, chosen] }, now, {
    paymentId: spent.id,
    providerRef: `${card.id} ${card.paymentId}`,
    status: 'paid',
    currency: spent.currency,
    amount: spent.amount,
    by: 'customer',
  })
  if (!paid.ok || part.isAll) return paid
  const rest = paymentOwed(paid.order, 0, { paymentId: chosen.id, provider: chosen.provider }, now)
  const payments = paid.order.payments.map((each) => (each.id === chosen.id ? rest : each))
  return { ...paid, order: { ...paid.order, payments } }
}

/** An order that was placed and paid by a card in one command: the chosen payment was never made if the card pays all. */
export function placedAndPaid(placed: Done, now: Date, card: GiftCardMeans): Outcome {
  const paid = spendGiftCard(placed.order, now, card)
  if (!paid.ok) return paid
  const unused = new Set(
    paid.order.payments.filter(({ status }) => status === 'cancelled').map(({ id }) => id),
  )
  return {
    ...paid,
    order: { ...paid.order, payments: paid.order.payments.filter(({ id }) => !unused.has(id)) },
    events: [...placed.events, ...paid.events].filter(({ subject }) => !unused.has(subject ?? '')),
    effects: [...placed.effects, ...paid.effects].filter(
      (effect) => !('paymentId' in effect && unused.has(effect.paymentId)),
    ),
  }
}

/** The id of the card that a payment was made with. */
export const cardOf = ({ providerRef }: Pick<Payment, 'providerRef'>): string =>
  providerRef?.split(' ')[0] ?? ''
