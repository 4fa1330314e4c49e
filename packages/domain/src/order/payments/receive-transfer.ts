import { type Cents, halfUp, less } from '../../money/money.ts'
import { payByOf } from '../deadlines.ts'
import type { Actor, Order, Payment } from '../order.ts'
import { done, type Outcome, refused, unchanged } from '../outcome.ts'
import { withLaterDeadline } from './pay-order.ts'
import { PAYMENT_TRANSITIONS } from './payment-state.ts'
import { paymentCreated } from './payments.ts'
import { settlePayment } from './settle-payment.ts'
import type { ProductKinds } from '../../product/product-kind.ts'
import { mayBecome } from '../transitions.ts'

/** What to do about a transfer of another amount than asked. */
export const TRANSFER_DIFFERENCES = ['refuse', 'ask-for-rest', 'write-off', 'refund-excess'] as const
export type TransferDifference = (typeof TRANSFER_DIFFERENCES)[number]

/** Banks on the way keep a few dirhams for themselves: up to this, in fils, the shop may bear the loss. */
export const MOST_WRITTEN_OFF = 2_500 as Cents

export type Transfer = {
  readonly paymentId: string
  /** What the bank calls it. */
  readonly reference: string
  /** Whether another order was paid with that reference, and nobody says that one transfer pays for several. */
  readonly isReferenceUsed?: boolean
  /** What came in, in fils. */
  readonly amount: Cents
  readonly difference: TransferDifference
  /** The id of the payment for the rest, or of the excess. */
  readonly otherId: string
  readonly by: Actor
  /** The kinds of products that are sold; the shop's, when absent. */
  readonly kinds?: ProductKinds
}

/**
 * Books a bank transfer as staff saw it on the account. Of another amount than asked: the rest is asked for, a few
 * dirhams are written off, an excess is refunded, or it is refused so that the figure is looked at again. What comes in
 * for an order that no longer waits for it is refunded whatever the amount.
 */
export function receiveTransfer(order: Order, now: Date, transfer: Transfer): Outcome {
  const asked = order.payments.find(({ id }) => id === transfer.paymentId)
  if (asked?.provider !== 'bank-transfer') return refused('no-such-payment')
  if (!mayBecome(PAYMENT_TRANSITIONS, asked.status, 'paid')) return unchanged(order)
  if (transfer.isReferenceUsed) return refused('reference-used')
  const missing = less(asked.amount, transfer.amount)
  if (missing === 0) return settled(order, now, transfer, asked)
  if (!isWaitingFor(order, asked)) {
    const came = { ...asked, amount: transfer.amount, usd: dollarsOf(asked, transfer.amount) }
    return settled(withPayment(order, came), now, transfer, came)
  }
  if (missing < 0)
    return transfer.difference === 'refund-excess'
      ? excess(order, now, transfer, asked)
      : refused('wrong-amount')
  if (transfer.difference === 'ask-for-rest') return askForRest(order, now, transfer, asked)
  if (transfer.difference !== 'write-off') return refused('wrong-amount')
  if (missing > MOST_WRITTEN_OFF) return refused('too-much-written-off')
  return settled(withPayment(order, { ...asked, shortBy: missing }), now, transfer, asked)
}

/** The part is paid, the rest is another payment; the last confirms the order, or puts the changed design into force. */
function askForRest(order: Order, now: Date, transfer: Transfer, asked: Payment): Outcome {
  const part = { ...asked, amount: transfer.amount, usd: dollarsOf(asked, transfer.amount) }
  const paid = settled(withPayment(order, part), now, transfer, part)
  if (!paid.ok) return paid
  const rest: Payment = {
    ...asked,
    id: transfer.otherId,
    amount: less(asked.amount, part.amount),
    usd: less(asked.usd, part.usd),
    createdAt: now,
  }
  const waiting = withLaterDeadline(
    { ...paid.order, payments: [...paid.order.payments, rest] },
    payByOf(now, 'bank-transfer'),
  )
  const asking = done(waiting, now, transfer.by, [
    paymentCreated(rest.id),
    { kind: 'payment-short', subject: rest.id },
  ])
  return both(paid, asking)
}

/** What is too much is a payment that nothing needs, so it is refunded as any other. */
function excess(order: Order, now: Date, transfer: Transfer, asked: Payment): Outcome {
  const paid = settled(order, now, transfer, asked)
  if (!paid.ok) return paid
  const more = less(transfer.amount, asked.amount)
  const other: Payment = {
    ...asked,
    id: transfer.otherId,
    amount: more,
    usd: dollarsOf(asked, more),
    createdAt: now,
  }
  const given = settled({ ...paid.order, payments: [...paid.order.payments, other] }, now, transfer, other)
  return given.ok ? both(paid, given) : given
}

type Accepted = Extract<Outcome, { readonly ok: true }>

/** Two commands in one, the second on the order of the first. */
const both = (first: Accepted, second: Accepted): Outcome => ({
  ...second,
  events: [...first.events, ...second.events],
  effects: [...first.effects, ...second.effects],
})

function settled(order: Order, now: Date, transfer: Transfer, { id, amount }: Payment): Outcome {
  const { reference, by, kinds } = transfer
  const providerRef = `${id} ${reference}`
  const paid = { paymentId: id, providerRef, status: 'paid', currency: 'AED', amount, by } as const
  return settlePayment(order, now, paid, kinds)
}

const withPayment = (order: Order, changed: Payment): Order => ({
  ...order,
  payments: order.payments.map((each) => (each.id === changed.id ? changed : each)),
})

function isWaitingFor({ state, change }: Order, { version }: Payment): boolean {
  return version === 0 ? state === 'pending_payment' : state === 'confirmed' && change?.version === version
}

/** The value of dirhams at the rate of the payment, in US cents; at least one, and of a part less than of the whole. */
function dollarsOf(asked: Payment, amount: Cents): Cents {
  const value = Math.max(1, halfUp(asked.usd * amount, asked.amount))
  return (amount < asked.amount ? Math.min(value, asked.usd - 1) : value) as Cents
}
