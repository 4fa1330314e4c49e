import type { Currency } from '../../money/currency.ts'
import { type Cents, less, ZERO, negated } from '../../money/money.ts'
import type { ProductKinds } from '../../product/product-kind.ts'
import { PRODUCT_KINDS } from '../../product/product-kinds.ts'
import { windowsOf } from '../deadlines.ts'
import { promisedDays } from '../delivery/expected-days.ts'
import { type Actor, type Order, type Payment, versionInForce } from '../order.ts'
import { done, type Happening, moved, type Outcome, refused, unchanged } from '../outcome.ts'
import { PAYMENT_TRANSITIONS, type PaymentStatus } from './payment-state.ts'
import { mayBecome } from '../transitions.ts'
import { paymentOwed, withLaterDeadline } from './pay-order.ts'
import { isPartPaid } from '../../money/payment-plan.ts'
import {
  heldUsd,
  paymentCreated,
  remainderOf,
  waitingParts,
  withoutOpenPayments,
  withRefund,
} from './payments.ts'
import { DAY_MS } from '../../time/durations.ts'

/** A provider's answer about a payment; for a bank transfer, what staff saw on the account. */
export type Settlement = {
  readonly paymentId: string
  readonly providerRef: string
  readonly by: Actor
} & (
  | { readonly status: 'paid'; readonly currency: Currency; readonly amount: Cents }
  | { readonly status: Exclude<PaymentStatus, 'created' | 'paid'> }
)

/**
 * The only way a payment changes: webhook, customer's return, reconciliation and staff all call this. Repeated or
 * outdated reports do nothing. Unexpected money is refunded.
 */
export function settlePayment(
  order: Order,
  now: Date,
  settlement: Settlement,
  kinds: ProductKinds = PRODUCT_KINDS,
): Outcome {
  const { paymentId, providerRef, status, by } = settlement
  const payment = order.payments.find(({ id }) => id === paymentId)
  if (!payment) return refused('no-such-payment')
  if (payment.providerRef !== null && payment.providerRef !== providerRef) return refused('wrong-payment')
  if (!mayBecome(PAYMENT_TRANSITIONS, payment.status, status)) return unchanged(order)
  if (settlement.status === 'paid') {
    if (settlement.currency !== payment.currency) return refused('wrong-currency')
    if (settlement.amount !== payment.amount) return refused('wrong-amount')
  }

  const settled: Payment = { ...payment, providerRef, status, paidAt: status === 'paid' ? now : null }
  const after = {
    ...order,
    payments: order.payments.map((each) => (each === payment ? settled : each)),
  }
  const noted: Happening = { kind: `payment-${status}`, subject: paymentId }
  if (status !== 'paid') return done(after, now, by, [noted])
  const use = usePayment(after, now, settled, { before: payment, kinds })
  return done(use.order, now, by, [noted, ...use.happenings])
}

type Used = { readonly order: Order; readonly happenings: readonly Happening[] }

/** `before` is the payment's previous state: one that was pending for long counts from its arrival. */
type Paying = { readonly before: Payment; readonly kinds: ProductKinds }

function usePayment(order: Order, now: Date, paid: Payment, paying: Paying): Used {
  if (paid.version === 0 && order.state === 'pending_payment') return confirmWhenPaid(order, now, paying)
  if (order.state === 'confirmed' && order.change !== null && order.change.version === paid.version)
    return applyWhenPaid(order, now, paid)
  const { usd } = remainderOf(paid, order.refunds)
  return withRefund(order, usd, 'not-needed', now, [paid])
}

/** The first payment confirms the order, or the last when a transfer came in parts. What is too much is refunded. */
function confirmWhenPaid(order: Order, now: Date, paying: Paying): Used {
  const missing = less(order.versions[0].price.amounts.USD.total, heldUsd(order))
  if (missing > 0) return askNextPart(order, now, paying.before)
  const confirmed = confirm(order, now, paying)
  return withoutExcess(confirmed, missing, now, (each) => each.id !== paying.before.id)
}

/** Asks for the next part of a plan once one is paid. A transfer in other parts is asked for by who books it. */
function askNextPart(order: Order, now: Date, { id, provider }: Payment): Used {
  const { plan } = order.tariff
  const { total } = order.versions[0].price.amounts.USD
  const isOpen = order.payments.some(({ status }) => status === 'created' || status === 'processing')
  if (!plan || isOpen || !isPartPaid(heldUsd(order), total, plan)) return { order, happenings: [] }
  const asked = paymentOwed(order, 0, { paymentId: `${id}-next`, provider }, now)
  const payBy = new Date(now.getTime() + plan.days * DAY_MS)
  return {
    order: withLaterDeadline({ ...order, payments: [...order.payments, asked] }, payBy),
    happenings: [paymentCreated(asked.id), { kind: 'part-asked', subject: asked.id }],
  }
}

/** `missing` is at most 0. Parts go back whole, so that what stays is the price to the fils. */
function withoutExcess(
  { order, happenings }: Used,
  missing: Cents,
  now: Date,
  isPart: (payment: Payment) => boolean,
): Used {
  const parts = order.payments.filter(isPart)
  const refunding = withRefund(order, negated(missing), 'not-needed', now, parts)
  return { order: refunding.order, happenings: [...happenings, ...refunding.happenings] }
}

function confirm(order: Order, now: Date, { before: payment, kinds }: Paying): Used {
  const closed = withoutOpenPayments(order)
  const { times } = order
  const confirmed = moved(closed.order, 'confirmed')
  const { from: expectedFrom, by: expectedBy } = promisedDays(confirmed, now, kinds)
  return {
    order: {
      ...confirmed,
      times: {
        ...times,
        confirmedAt: now,
        ...windowsOf(times.placedAt, now, payment),
        expectedFrom,
        expectedBy,
      },
    },
    happenings: [...closed.happenings, { kind: 'confirmed' }],
  }
}

/** The difference puts the change into force, or its last part does. What is too much is refunded. */
function applyWhenPaid(order: Order, now: Date, paid: Payment): Used {
  const { version } = paid
  const asked = order.versions[version]?.price.amounts.USD.total ?? ZERO
  const difference = less(asked, versionInForce(order).price.amounts.USD.total)
  const held = heldUsd({ payments: waitingParts(order), refunds: order.refunds })
  const missing = less(difference, held)
  if (missing > 0) return { order, happenings: [] }
  return withoutExcess(
    applyChange(order),
    missing,
    now,
    (each) => each.version === version && each.id !== paid.id,
  )
}

function applyChange(order: Order): Used {
  const closed = withoutOpenPayments(order)
  const inForce = order.change?.version ?? order.inForce
  return {
    order: { ...closed.order, inForce, change: null },
    happenings: [...closed.happenings, { kind: 'changed', subject: String(inForce) }],
  }
}
