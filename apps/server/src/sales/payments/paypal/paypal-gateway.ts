import {
  GatewayTrouble,
  type PaymentGateway,
  type PaymentOrder,
  type PaymentReport,
  type ProviderMoves,
  type RefundOrder,
} from '../payment-gateway.ts'
import { PATIENCE_MS } from '../patient-fetch.ts'
import { paypalClient, type PaypalOptions } from './paypal-client.ts'
import type { ProviderConfig } from '../../../platform/config/payment-providers.ts'
import { orderOfCapture, paypalMoves } from './paypal-movements.ts'
import {
  captureOf,
  closingOf,
  creationOf,
  moneyOf,
  orderOf,
  payerActionOf,
  type PaypalOrder,
  type PaypalRefund,
  refundOf,
  reportOf,
} from './paypal-order.ts'
import { paypalWebhook } from './paypal-webhook.ts'

/** The order cannot be captured in its current state; looking it up shows which. */
const NOT_NOW: ReadonlySet<string> = new Set([
  'ORDER_ALREADY_CAPTURED',
  'ORDER_NOT_APPROVED',
  'PAYER_ACTION_REQUIRED',
])
/** The payment was declined after approval; a new attempt needs a new order. */
const DECLINES: ReadonlySet<string> = new Set([
  'CARD_EXPIRED',
  'COMPLIANCE_VIOLATION',
  'INSTRUMENT_DECLINED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'PAYEE_BLOCKED_TRANSACTION',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_CANNOT_PAY',
  'TRANSACTION_LIMIT_EXCEEDED',
  'TRANSACTION_RECEIVING_LIMIT_EXCEEDED',
  'TRANSACTION_REFUSED',
])

/** Concurrent refunds with one key: the other one may still succeed. */
const IN_PROGRESS = 'PREVIOUS_REQUEST_IN_PROGRESS'

/**
 * Payments through PayPal's Orders v2; `providerRef` is the order id. PayPal deletes an unapproved order after some
 * hours; `look` then returns null.
 */
export function paypalGateway(config: ProviderConfig<'paypal'>, options: PaypalOptions = {}): PaymentGateway {
  const call = paypalClient(config, options)
  const pathOf = (providerRef: string) => `/v2/checkout/orders/${encodeURIComponent(providerRef)}`

  async function begin(payment: PaymentOrder) {
    const path = '/v2/checkout/orders'
    const answer = await call({
      method: 'POST',
      path,
      body: creationOf(payment),
      requestId: payment.paymentId,
    })
    if (!answer.ok) throw new GatewayTrouble(`paypal: begin: ${answer.issue}`)
    const order = orderOf(answer.body)
    const url = payerActionOf(order)
    if (url === undefined) throw new GatewayTrouble(`paypal: ${order.id} has no page`)
    return { providerRef: order.id, url }
  }

  async function find(providerRef: string): Promise<PaypalOrder | null> {
    const answer = await call({ method: 'GET', path: pathOf(providerRef) })
    if (answer.ok) return orderOf(answer.body)
    if (answer.status === 404) return null
    throw new GatewayTrouble(`paypal: look: ${answer.issue}`)
  }

  async function findKnown(providerRef: string): Promise<PaypalOrder> {
    const order = await find(providerRef)
    if (!order) throw new GatewayTrouble(`paypal: ${providerRef} is unknown`)
    return order
  }

  async function look(providerRef: string): Promise<PaymentReport | null> {
    const order = await find(providerRef)
    return order && reportOf(order)
  }

  async function moves(providerRef: string): Promise<ProviderMoves | null> {
    const order = await find(providerRef)
    return order && paypalMoves(call, order)
  }

  async function capture(providerRef: string): Promise<PaymentReport> {
    const before = await findKnown(providerRef)
    const agreed = reportOf(before)
    if (!agreed.needsCapture) return agreed
    const answer = await call({ method: 'POST', path: `${pathOf(providerRef)}/capture`, body: {} })
    if (answer.ok || NOT_NOW.has(answer.issue)) return reportOf(await findKnown(providerRef))
    if (DECLINES.has(answer.issue)) return { ...agreed, status: 'failed', needsCapture: false }
    throw new GatewayTrouble(`paypal: capture: ${answer.issue}`)
  }

  /**
   * PayPal cannot void such an order, but only the shop can capture it: so the shop marks it as closed. PayPal promises
   * to store the mark for `CREATED` and `APPROVED` orders; elsewhere the shop simply does not capture.
   */
  async function close(providerRef: string): Promise<PaymentReport | null> {
    const order = await find(providerRef)
    if (!order) return null
    await call({ method: 'PATCH', path: pathOf(providerRef), body: closingOf(order) })
    const report = await look(providerRef)
    return report?.status === 'created' ? { ...report, status: 'cancelled', needsCapture: false } : report
  }

  async function refund(wanted: RefundOrder) {
    const order = await find(wanted.providerRef)
    const collected = order && captureOf(order)
    if (!order || !collected) return { status: 'failed' } as const
    const made = refundMade(order, wanted.key) ?? (await makeRefund(collected.id, wanted))
    return { status: refundStatusOf(made) }
  }

  async function makeRefund(captureId: string, wanted: RefundOrder): Promise<PaypalRefund | null> {
    const answer = await call({
      method: 'POST',
      path: `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`,
      body: { amount: moneyOf(wanted.amount, wanted.currency), custom_id: wanted.key },
      requestId: wanted.key,
    })
    if (!answer.ok && answer.issue === IN_PROGRESS) throw new GatewayTrouble(`paypal: refund: ${IN_PROGRESS}`)
    return answer.ok ? refundOf(answer.body) : null
  }

  return {
    begin,
    look,
    capture,
    close,
    moves,
    refund,
    readWebhook: paypalWebhook(config, options.patienceMs ?? PATIENCE_MS, (captureId) =>
      orderOfCapture(call, captureId),
    ),
  }
}

/** PayPal forgets request ids, but the order lists its refunds and their current state. */
function refundMade({ purchase_units: [unit] }: PaypalOrder, key: string): PaypalRefund | undefined {
  return unit.payments.refunds.find(({ custom_id }) => custom_id === key)
}

function refundStatusOf(refund: PaypalRefund | null): 'sent' | 'failed' | 'due' {
  if (refund?.status === 'COMPLETED') return 'sent'
  return refund?.status === 'PENDING' ? 'due' : 'failed'
}
