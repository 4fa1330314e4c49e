import { type Cents, less } from '@nawl/domain/money/money'

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
  minorUnitsOf,
  paymentOf,
  reportOf,
  sessionFor,
  sessionOf,
  tabbyAmount,
  type TabbyPayment,
} from './tabby-payment.ts'
import { tabbyWebhook } from './tabby-webhook.ts'

/** A page is open for twenty minutes, and its payment expires ten later. */
const PAGE_MS = 20 * 60_000
/** Marks the shop's own refunds: those made in Tabby's dashboard have other references, or none. */
const OWN = 'shop-'

export type TabbyOptions = { readonly now?: () => number; readonly patienceMs?: number }

/**
 * Instalments by Tabby (checkout and payments v2); `providerRef` is the id of the payment. The customer's approval
 * authorises it, and the shop captures it at once. Tabby captures by itself what is left authorised for 21 days, so that
 * what is not captured has to be released.
 */
export function tabbyGateway(
  config: ProviderConfig<'tabby'>,
  { now = Date.now, patienceMs = PATIENCE_MS }: TabbyOptions = {},
): PaymentGateway {
  const { apiUrl, TABBY_SECRET_KEY: token, TABBY_MERCHANT_CODE: merchantCode } = config
  const call = bearerApi({ provider: 'tabby', apiUrl, token, patienceMs })
  const pathOf = (providerRef: string) => `/api/v2/payments/${encodeURIComponent(providerRef)}`
  const payments = lentPayments({ provider: 'tabby', call, pathOf, paymentOf, reportOf })
  const { find, findKnown, look, ended, close } = payments
  const begun = sharedCalls<{ readonly providerRef: string; readonly url: string }>(now, PAGE_MS)

  async function begin(order: PaymentOrder) {
    const body = sessionFor(order, merchantCode)
    // A second session would be harmless: nobody is led to it, and it ends by itself.
    return begun(order.paymentId, async () => {
      const answer = await call({ method: 'POST', path: '/api/v2/checkout', body, repeatable: true })
      if (!answer.ok) throw new GatewayTrouble(`tabby: begin: ${answer.status}`)
      const session = sessionOf(answer.body)
      if ('refused' in session) throw new PaymentRefused(session.refused)
      return session
    })
  }

  async function capture(providerRef: string): Promise<PaymentReport> {
    const payment = await findKnown(providerRef)
    if (!reportOf(payment).needsCapture) return reportOf(payment)
    const rest = less(minorUnitsOf(payment.amount), capturedOf(payment))
    // The reference makes a repetition the same capture.
    const body = { amount: tabbyAmount(rest), reference_id: `${OWN}${payment.meta.order_id}` }
    return settled(providerRef, { path: 'captures', body })
  }

  /** What Tabby has not captured goes back to the customer. */
  async function release(providerRef: string): Promise<PaymentReport> {
    const report = reportOf(await findKnown(providerRef))
    return report.needsCapture ? settled(providerRef, { path: 'close' }) : report
  }

  /** Ends an authorised payment. It may have ended by itself: then looking it up shows how. */
  async function settled(
    providerRef: string,
    { path, body }: { readonly path: 'captures' | 'close'; readonly body?: object },
  ): Promise<PaymentReport> {
    const answer = await call({
      method: 'POST',
      path: `${pathOf(providerRef)}/${path}`,
      ...(body && { body }),
      repeatable: true,
    })
    return ended(providerRef, answer.ok ? paymentOf(answer.body) : await findKnown(providerRef))
  }

  async function refund({ providerRef, key, amount, currency }: RefundOrder) {
    const payment = await find(providerRef)
    if (!payment || reportOf(payment).status !== 'paid' || payment.currency !== currency)
      return { status: 'failed' } as const
    if (isRefunded(payment, key)) return { status: 'sent' } as const
    const body = { amount: tabbyAmount(amount), reference_id: `${OWN}${key}` }
    const answer = await call({
      method: 'POST',
      path: `${pathOf(providerRef)}/refunds`,
      body,
      repeatable: true,
    })
    // A conflict says that the same refund is being made, or was.
    const isMade = answer.ok || (answer.status === 409 && isRefunded(await findKnown(providerRef), key))
    return { status: isMade ? 'sent' : 'failed' } as const
  }

  async function moves(providerRef: string): Promise<ProviderMoves | null> {
    const payment = await find(providerRef)
    return payment && { movements: [], refunds: refundsElsewhere(payment), disputes: [] }
  }

  return {
    begin,
    look,
    capture,
    close,
    release,
    moves,
    refund,
    readWebhook: tabbyWebhook(config.TABBY_WEBHOOK_SECRET),
  }
}

const isRefunded = ({ refunds }: TabbyPayment, key: string) =>
  (refunds ?? []).some(({ reference_id: reference }) => reference === `${OWN}${key}`)

/** Refunds made in Tabby's dashboard. */
function refundsElsewhere({ refunds }: TabbyPayment): readonly { id: string; amount: Cents }[] {
  return (refunds ?? []).flatMap(({ id, reference_id: reference, amount }) =>
    id === undefined || reference?.startsWith(OWN) ? [] : [{ id, amount: minorUnitsOf(amount) }],
  )
}
