import { Stripe } from 'stripe'

import {
  GatewayTrouble,
  type PaymentGateway,
  type PaymentOrder,
  type PaymentReport,
  type ProviderMoves,
  type RefundOrder,
} from '../payment-gateway.ts'
import type { ProviderConfig } from '../../../platform/config/payment-providers.ts'
import { stripeMoves } from './stripe-movements.ts'
import { expiries, intentOf, reportOf, sessionFor } from './stripe-session.ts'
import { stripeWebhook } from './stripe-webhook.ts'

/** Time limit in milliseconds of each of three attempts; a customer is waiting. */
const PATIENCE_MS = 8000
const RETRIES = 2
/** Stripe's page size; no payment has more partial refunds. */
const MOST_REFUNDS = 100

const { StripeCardError, StripeError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors

type Options = { readonly now?: () => number; readonly patienceMs?: number }

/** Payments through Stripe's Checkout Sessions; `providerRef` is the session id. */
export function stripeGateway(
  { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, apiUrl }: ProviderConfig<'stripe'>,
  { now = Date.now, patienceMs = PATIENCE_MS }: Options = {},
): PaymentGateway {
  const { hostname, port, protocol } = new URL(apiUrl)
  const client = new Stripe(STRIPE_SECRET_KEY, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: patienceMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  })
  const { sessions } = client.checkout

  async function begin(order: PaymentOrder) {
    const { id, url } = await create(order)
    if (url === null) throw new GatewayTrouble(`stripe: ${id} has no page`)
    return { providerRef: id, url }
  }

  async function create(order: PaymentOrder): Promise<Stripe.Checkout.Session> {
    for (const expiresAt of expiries(order.expiresAt, new Date(now()))) {
      const creating = sessions.create(sessionFor(order, expiresAt), { idempotencyKey: order.paymentId })
      const session = await orTrouble('begin', creating.catch(nullIf(isOtherBody)))
      if (session) return session
    }
    throw new GatewayTrouble(`stripe: payment ${order.paymentId} was begun for another order`)
  }

  async function retrieve(providerRef: string): Promise<Stripe.Checkout.Session | null> {
    const retrieving = sessions.retrieve(providerRef, { expand: ['payment_intent'] })
    return orTrouble('look', retrieving.catch(nullIf(isMissing)))
  }

  async function look(providerRef: string): Promise<PaymentReport | null> {
    const session = await retrieve(providerRef)
    return session && reportOf(session)
  }

  async function lookAtKnown(providerRef: string): Promise<PaymentReport> {
    const report = await look(providerRef)
    if (!report) throw new GatewayTrouble(`stripe: ${providerRef} is unknown`)
    return report
  }

  async function moves(providerRef: string): Promise<ProviderMoves | null> {
    const expand = ['payment_intent.latest_charge.balance_transaction']
    const session = await orTrouble(
      'moves',
      sessions.retrieve(providerRef, { expand }).catch(nullIf(isMissing)),
    )
    return session && orTrouble('moves', stripeMoves(client, session))
  }

  /** Events about charges, refunds and disputes name only the intent. */
  async function sessionOf(intentId: string): Promise<string | null> {
    const listing = sessions.list({ payment_intent: intentId, limit: 1 })
    const { data } = await orTrouble('session', listing)
    return data[0]?.id ?? null
  }

  async function close(providerRef: string): Promise<PaymentReport | null> {
    const closing = sessions.expire(providerRef)
    // Refused when the session is not open; its actual state is read below.
    await orTrouble('close', closing.catch(nullIf(isRefusal)))
    const report = await look(providerRef)
    if (report?.status === 'created') throw new GatewayTrouble(`stripe: ${providerRef} stays open`)
    return report
  }

  async function refund(order: RefundOrder) {
    const session = await retrieve(order.providerRef)
    const intent = session && intentOf(session)
    if (!intent || intent.currency !== order.currency.toLowerCase()) return { status: 'failed' } as const
    const made = (await refundMade(intent.id, order.key)) ?? (await makeRefund(intent.id, order))
    return { status: refundStatusOf(made) }
  }

  /** Stripe forgets idempotency keys after a day, but a refund may be retried after a week. */
  async function refundMade(intentId: string, key: string): Promise<Stripe.Refund | undefined> {
    const listing = client.refunds.list({ payment_intent: intentId, limit: MOST_REFUNDS })
    const { data } = await orTrouble('refund', listing)
    return data.find(({ metadata }) => metadata?.['key'] === key)
  }

  function makeRefund(intentId: string, { key, amount }: RefundOrder): Promise<Stripe.Refund | null> {
    const refunding = client.refunds.create(
      { payment_intent: intentId, amount, metadata: { key } },
      { idempotencyKey: key },
    )
    return orTrouble('refund', refunding.catch(nullIf(isRefusal)))
  }

  return {
    begin,
    look,
    // Stripe captures automatically.
    capture: lookAtKnown,
    close,
    moves,
    refund,
    readWebhook: stripeWebhook(client, STRIPE_WEBHOOK_SECRET, sessionOf),
  }
}

const isOtherBody = (error: unknown) => error instanceof StripeIdempotencyError
const isRefusal = (error: unknown) =>
  error instanceof StripeInvalidRequestError || error instanceof StripeCardError
const isMissing = (error: unknown) =>
  error instanceof StripeInvalidRequestError && error.code === 'resource_missing'

/** Maps a refusal by Stripe to null. */
function nullIf(isNo: (error: unknown) => boolean) {
  return (error: unknown): null => {
    if (isNo(error)) return null
    throw error
  }
}

/** Stripe's messages may quote the request; type, code and request id suffice to find it in Stripe's log. */
async function orTrouble<T extends object | null>(what: string, asking: Promise<T>): Promise<T> {
  try {
    const answer = await asking
    // The library accepts any JSON without an `error`, even a proxy's.
    if (answer === null || 'object' in answer || 'movements' in answer) return answer
    throw new GatewayTrouble(`stripe: ${what}: an answer of another shape`)
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    const { type, code, statusCode, requestId } = error
    const details = [type, code, statusCode, requestId].filter((detail) => detail !== undefined)
    throw new GatewayTrouble(`stripe: ${what}: ${details.join(' ')}`)
  }
}

function refundStatusOf(refund: Stripe.Refund | null): 'sent' | 'failed' | 'due' {
  if (refund?.status === 'succeeded') return 'sent'
  return refund?.status === 'pending' || refund?.status === 'requires_action' ? 'due' : 'failed'
}
