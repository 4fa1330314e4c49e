import type { Actor, Order, Payment } from '@nawl/domain/order/order'
import { type OrderRefusal, type Outcome, unchanged } from '@nawl/domain/order/outcome'
import { PAYMENT_TRANSITIONS, type PaymentProvider } from '@nawl/domain/order/payment-state'
import { mayBecome } from '@nawl/domain/order/transitions'
import { type Settlement, settlePayment } from '@nawl/domain/order/settle-payment'
import type { ProductKinds } from '@nawl/domain/product/product-kind'
import { and, eq } from 'drizzle-orm'

import { payment } from '../../platform/db/schema/payment-schema.ts'
import { needAttention } from './attention.store.ts'
import type { PaymentGateway, PaymentReport } from './payment-gateway.ts'
import type { OrderDeps } from '../sales-deps.ts'

/** Before this a payment unknown to its provider may only be too new. */
const FORGOTTEN_AFTER_MS = 60 * 60_000

export type Settle = ReturnType<typeof settler>

/**
 * The only way by which the shop learns the state of a payment: webhook, customer return and reconciliation all query
 * the provider by reference and trust nothing else. The query runs before the order is locked, so a slow provider
 * blocks no order; the domain's payment table ignores outdated states.
 */
export function settler({
  database: { orm },
  orders,
  gateways,
  report,
  kinds,
  now,
}: Omit<OrderDeps, 'links'>) {
  /** Reports money that does not match its order, for a person to check. */
  const alarm = (message: string) => report(new Error(message), 'a payment needs to be looked at')

  /** Null for a reference that belongs to no order. Throws GatewayTrouble when the provider cannot be queried. */
  async function settle(
    provider: PaymentProvider,
    providerRef: string,
    ask: 'look' | 'close' = 'look',
  ): Promise<Outcome | null> {
    const gateway = gateways[provider]
    if (!gateway) return null
    const known = await ownerOf(provider, providerRef)
    const report = await gateway[ask](providerRef)
    if (!report) return known ? forget(known.orderNumber, known.id, providerRef) : null
    // A webhook may arrive before our own request is answered; then only the provider knows which payment it is.
    const owner = known ?? { id: report.paymentId, orderNumber: report.orderNumber }
    const owned = await orders.find(owner.orderNumber)
    const found = owned?.order.payments.find(({ id }) => id === owner.id)
    if (!owned || !found || found.provider !== provider) return null
    return conclude(found, owner.orderNumber, await taken(gateway, owned.order, found, report))
  }

  /**
   * Captures what was approved if the order waits for exactly that. What it does not wait for is given back where an
   * approval already took money; of another amount, the desk is told.
   */
  async function taken(gateway: PaymentGateway, order: Order, found: Payment, report: PaymentReport) {
    if (!report.needsCapture || !isOf(report, found, order.number)) return report
    const { providerRef } = report
    if (mayCapture(order, found, report)) return gateway.capture(providerRef)
    if (!gateway.release) return report
    // Listed first: once it is given back, nothing shows what it was.
    if (!isAsked(report, found)) await disagree(order.number, report, wrongOf(report, found))
    return gateway.release(providerRef)
  }

  async function conclude(found: Payment, number: string, report: PaymentReport): Promise<Outcome | null> {
    const outcome = isOf(report, found, number)
      ? await orders.change(number, (order, now) => apply(order, now, report, kinds.rules))
      : ({ ok: false, reason: 'wrong-payment' } as const)
    if (outcome && !outcome.ok) await disagree(number, report, outcome.reason)
    return outcome
  }

  /** The desk sees it, and what to do about it. */
  async function disagree(orderNumber: string, report: PaymentReport, reason: OrderRefusal): Promise<void> {
    const { providerRef: key, amount, currency } = report
    const kind = reason === 'wrong-amount' || reason === 'wrong-currency' ? reason : 'wrong-payment'
    await needAttention(orm, [{ key, orderNumber, kind, amount, currency, dueBy: null }], new Date(now()))
    alarm(`payment ${key} of order ${orderNumber} does not fit: ${reason}`)
  }

  /** A payment page that its provider has deleted cannot be paid; the next attempt creates another. */
  function forget(number: string, paymentId: string, providerRef: string): Promise<Outcome | null> {
    return orders.change(number, (order, now) => {
      const begun = order.payments.find(({ id }) => id === paymentId)?.createdAt ?? now
      if (now.getTime() - begun.getTime() < FORGOTTEN_AFTER_MS) return unchanged(order)
      return settlePayment(order, now, { paymentId, providerRef, status: 'cancelled', by: 'shop' })
    })
  }

  async function ownerOf(provider: PaymentProvider, providerRef: string) {
    const [row] = await orm
      .select({ id: payment.id, orderNumber: payment.orderNumber })
      .from(payment)
      .where(and(eq(payment.provider, provider), eq(payment.providerRef, providerRef)))
    return row
  }

  return settle
}

function apply(order: Order, now: Date, report: PaymentReport, kinds: ProductKinds): Outcome {
  // Started, and nothing has happened since.
  if (report.status === 'created') return unchanged(order)
  return settlePayment(order, now, settlementOf(report, 'shop'), kinds)
}

function settlementOf(report: PaymentReport, by: Actor): Settlement {
  const { paymentId, providerRef, status, currency, amount } = report
  if (status === 'paid') return { paymentId, providerRef, by, status, currency, amount }
  if (status === 'created') throw new Error('a payment that has only been begun settles nothing')
  return { paymentId, providerRef, by, status }
}

/** Whether an approved payment may be captured: the order still waits for exactly that. */
function mayCapture(order: Order, found: Payment, report: PaymentReport): boolean {
  const waits =
    found.version === 0
      ? order.state === 'pending_payment'
      : order.state === 'confirmed' && order.change?.version === found.version
  return waits && isAsked(report, found) && mayBecome(PAYMENT_TRANSITIONS, found.status, 'paid')
}

const isOf = (report: PaymentReport, found: Payment, number: string) =>
  report.paymentId === found.id && report.orderNumber === number

const isAsked = ({ amount, currency }: PaymentReport, found: Payment) =>
  amount === found.amount && currency === found.currency

const wrongOf = ({ currency }: PaymentReport, found: Payment) =>
  currency === found.currency ? 'wrong-amount' : 'wrong-currency'
