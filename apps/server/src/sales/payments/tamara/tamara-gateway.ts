import { less } from '@nawl/domain/money/money'

import type { ProviderConfig } from '../../../platform/config/payment-providers.ts'
import { bearerApi } from '../bearer-api.ts'
import { lentPayments } from '../lent-payments.ts'
import { PATIENCE_MS } from '../patient-fetch.ts'
import {
  GatewayTrouble,
  type PaymentGateway,
  type PaymentOrder,
  PaymentRefused,
  type PaymentReport,
  type ProviderMoves,
  type RefundOrder,
} from '../payment-gateway.ts'
import { sharedCalls } from '../shared-calls.ts'
import {
  capturedOf,
  dueOf,
  isRefusal,
  minorUnitsOf,
  moneyOf,
  orderOf,
  reportOf,
  sessionFor,
  sessionOf,
  type TamaraOrder,
} from './tamara-order.ts'
import { tamaraWebhook } from './tamara-webhook.ts'

/** How long a session can be paid, unless Tamara agreed to more. */
const PAGE_MS = 30 * 60_000
/** Marks the shop's own refunds. */
const OWN = 'shop-'

export type TamaraOptions = { readonly now?: () => number; readonly patienceMs?: number }

/**
 * Instalments by Tamara; `providerRef` is its order id. The customer approves, then the shop authorises and captures at
 * once. Tamara has no idempotency keys: what moves money is sent once, and what became of it is looked up before it is
 * sent again.
 */
export function tamaraGateway(
  { apiUrl, TAMARA_API_TOKEN: token, TAMARA_NOTIFICATION_TOKEN: secret }: ProviderConfig<'tamara'>,
  { now = Date.now, patienceMs = PATIENCE_MS }: TamaraOptions = {},
): PaymentGateway {
  const call = bearerApi({ provider: 'tamara', apiUrl, token, patienceMs })
  const pathOf = (providerRef: string) => `/orders/${encodeURIComponent(providerRef)}`
  const payments = lentPayments({ provider: 'tamara', call, pathOf, paymentOf: orderOf, reportOf })
  const { find, findKnown, look, ended, close } = payments
  const begun = sharedCalls<{ readonly providerRef: string; readonly url: string }>(now, PAGE_MS)
  const refunding = sharedCalls<{ readonly status: 'sent' | 'failed' }>(now, 0)

  async function begin(order: PaymentOrder) {
    const body = sessionFor(order)
    // A second session would be harmless: nobody is led to it, and it ends by itself.
    return begun(order.paymentId, async () => {
      const answer = await call({ method: 'POST', path: '/checkout', body, repeatable: true })
      if (answer.ok) return sessionOf(answer.body)
      if (isRefusal(answer.body)) throw new PaymentRefused('not-approved')
      throw new GatewayTrouble(`tamara: begin: ${answer.status}`)
    })
  }

  /** Acknowledges an approval, without which Tamara neither captures nor cancels. Some accounts do this by themselves. */
  async function authorised(providerRef: string): Promise<TamaraOrder> {
    const order = await findKnown(providerRef)
    if (order.status !== 'approved') return order
    await call({ method: 'POST', path: `${pathOf(providerRef)}/authorise`, repeatable: true })
    return findKnown(providerRef)
  }

  async function capture(providerRef: string): Promise<PaymentReport> {
    const order = await authorised(providerRef)
    if (!reportOf(order).needsCapture) return reportOf(order)
    const body = {
      order_id: providerRef,
      total_amount: moneyOf(less(dueOf(order), capturedOf(order))),
      // A rug is shipped long after Tamara would capture by itself; the fields are required.
      shipping_info: {
        shipped_at: new Date(now()).toISOString(),
        shipping_company: 'Made to order, shipped later',
      },
    }
    return end(providerRef, { path: '/payments/capture', body })
  }

  /** Cancels what is not captured: Tamara gives it back to the customer. */
  async function release(providerRef: string): Promise<PaymentReport> {
    const order = await authorised(providerRef)
    if (!reportOf(order).needsCapture) return reportOf(order)
    const body = { total_amount: moneyOf(less(dueOf(order), capturedOf(order))) }
    return end(providerRef, { path: `${pathOf(providerRef)}/cancel`, body })
  }

  /** Ends an authorised order. It may have ended by itself: then looking it up shows how. */
  async function end(
    providerRef: string,
    { path, body }: { readonly path: string; readonly body: object },
  ): Promise<PaymentReport> {
    await call({ method: 'POST', path, body, repeatable: false })
    return ended(providerRef, await findKnown(providerRef))
  }

  const refund = (wanted: RefundOrder) => refunding(wanted.key, () => refundOnce(wanted))

  async function refundOnce({ providerRef, key, amount, currency }: RefundOrder) {
    const order = await find(providerRef)
    if (!order || reportOf(order).status !== 'paid' || order.total_amount.currency !== currency)
      return { status: 'failed' } as const
    if (isRefunded(order, key)) return { status: 'sent' } as const
    const body = {
      total_amount: moneyOf(amount),
      comment: `Refund by the shop ${OWN}${key}`,
      merchant_refund_id: `${OWN}${key}`,
    }
    const path = `/payments/simplified-refund/${encodeURIComponent(providerRef)}`
    const answer = await call({ method: 'POST', path, body, repeatable: false })
    return { status: answer.ok ? 'sent' : 'failed' } as const
  }

  async function moves(providerRef: string): Promise<ProviderMoves | null> {
    const order = await find(providerRef)
    if (!order) return null
    // Those of the shop have its mark.
    const refunds = refundsOf(order)
      .filter((each) => !isOwn(each))
      .map(({ refund_id: id, total_amount: amount }) => ({ id, amount: minorUnitsOf(amount) }))
    return { movements: [], refunds, disputes: [] }
  }

  return { begin, look, capture, close, release, moves, refund, readWebhook: tamaraWebhook(secret) }
}

const refundsOf = ({ transactions }: TamaraOrder) => transactions?.refunds ?? []
type Refunded = ReturnType<typeof refundsOf>[number]

/** Whether the shop made a refund: by Tamara's field for it or, where an answer leaves that out, by the comment. */
function isOwn({ merchant_refund_id: id, comment }: Refunded, key = ''): boolean {
  const mark = `${OWN}${key}`
  if (typeof id === 'string') return key === '' ? id.startsWith(mark) : id === mark
  return key === '' ? (comment ?? '').includes(` ${mark}`) : (comment ?? '').endsWith(` ${mark}`)
}

const isRefunded = (order: TamaraOrder, key: string) => refundsOf(order).some((each) => isOwn(each, key))
