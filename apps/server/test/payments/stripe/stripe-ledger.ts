import { randomBytes } from 'node:crypto'

/** The fields of Stripe's objects that the shop reads. */
export type Session = {
  readonly id: string
  readonly object: 'checkout.session'
  readonly client_reference_id: string | null
  readonly metadata: Readonly<Record<string, string>>
  readonly amount_total: number
  readonly currency: string
  readonly expires_at: number
  readonly success_url: string
  readonly cancel_url: string
  readonly customer_email: string | null
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  payment_intent: string | null
}
export type Intent = {
  readonly id: string
  readonly object: 'payment_intent'
  readonly amount: number
  readonly currency: string
  amount_received: number
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  last_payment_error: { readonly type: 'card_error'; readonly code: string } | null
}
export type Refund = {
  readonly id: string
  readonly object: 'refund'
  readonly amount: number
  readonly currency: string
  readonly payment_intent: string
  readonly metadata: Readonly<Record<string, string>>
  status: 'succeeded' | 'pending' | 'failed'
}
export type BalanceTransaction = {
  readonly id: string
  readonly object: 'balance_transaction'
  /** Below zero what was taken. */
  readonly amount: number
  readonly fee: number
  readonly net: number
  readonly currency: string
  readonly exchange_rate: number | null
}
export type Dispute = {
  readonly id: string
  readonly object: 'dispute'
  readonly charge: string
  readonly payment_intent: string
  readonly amount: number
  readonly currency: string
  status: 'needs_response' | 'won' | 'lost'
  readonly reason: string
  readonly evidence_details: { readonly due_by: number | null }
  readonly balance_transactions: BalanceTransaction[]
}
export type StripeEvent = {
  readonly id: string
  readonly object: 'event'
  readonly created: number
  readonly type: string
  readonly data: { readonly object: object }
}
/** A customer's choice on the page. */
export type Choice =
  | 'pay'
  | 'authenticate'
  | 'fail-authentication'
  | 'pass-authentication'
  | 'decline'
  | 'bank'

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

/** Stripe's ledger of sessions, intents and refunds, and its webhooks. */
export function stripeLedger(now: () => number, tell: (event: StripeEvent) => void) {
  const sessions = new Map<string, Session>()
  const intents = new Map<string, Intent>()
  const refunds = new Map<string, Refund>()
  const disputes = new Map<string, Dispute>()
  /** Results of the next refunds, in order; afterwards all succeed. */
  const refundFates: Refund['status'][] = []
  const seconds = () => Math.floor(now() / 1000)

  function happened(type: string, object: object): void {
    // A copy, because an event describes the state when it happened.
    const data = { object: structuredClone(object) }
    tell({ id: newId('evt'), object: 'event', created: seconds(), type, data })
  }

  function session(id: string): Session | undefined {
    const found = sessions.get(id)
    if (found?.status === 'open' && found.expires_at <= seconds()) expire(found)
    return found
  }

  function expire(open: Session): void {
    Object.assign(open, { status: 'expired', url: null })
    happened('checkout.session.expired', open)
  }

  /** The intent of a session, created by the first attempt to pay. */
  function intentOf(open: Session): Intent {
    const known = intents.get(open.payment_intent ?? '')
    if (known) return known
    const { amount_total: amount, currency } = open
    const made: Intent = {
      id: newId('pi'),
      object: 'payment_intent',
      amount,
      currency,
      amount_received: 0,
      status: 'requires_payment_method',
      last_payment_error: null,
    }
    intents.set(made.id, made)
    open.payment_intent = made.id
    return made
  }

  function refuse(intent: Intent, code: string): void {
    Object.assign(intent, {
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error', code },
    })
    happened('payment_intent.payment_failed', intent)
  }

  function complete(open: Session, intent: Intent, payment: Session['payment_status']): void {
    Object.assign(intent, payment === 'paid' ? received(intent) : { status: 'processing' })
    Object.assign(open, { status: 'complete', payment_status: payment, url: null })
    if (payment === 'paid') happened('payment_intent.succeeded', intent)
    happened('checkout.session.completed', open)
  }

  /** Applies a choice; returns whether the page was still open. */
  function choose(id: string, choice: Choice): boolean {
    const open = session(id)
    if (open?.status !== 'open') return false
    const intent = intentOf(open)
    if (choice === 'decline') refuse(intent, 'card_declined')
    else if (choice === 'authenticate') intent.status = 'requires_action'
    else if (choice === 'fail-authentication') refuse(intent, 'payment_intent_authentication_failure')
    else complete(open, intent, choice === 'bank' ? 'unpaid' : 'paid')
    return true
  }

  /** The bank decides on a pending payment days later. */
  function bankSays(id: string, verdict: 'paid' | 'refused'): void {
    const waiting = sessions.get(id)
    if (waiting?.status !== 'complete' || waiting.payment_status === 'paid')
      throw new Error(`nothing of ${id} is under way`)
    const intent = intentOf(waiting)
    if (verdict === 'refused') {
      refuse(intent, 'payment_method_provider_decline')
      return happened('checkout.session.async_payment_failed', waiting)
    }
    Object.assign(intent, received(intent))
    waiting.payment_status = 'paid'
    happened('checkout.session.async_payment_succeeded', waiting)
  }

  function refund(made: Omit<Refund, 'id' | 'object' | 'status'>): Refund {
    const status = refundFates.shift() ?? 'succeeded'
    const refund: Refund = { id: newId('re'), object: 'refund', ...made, status }
    refunds.set(refund.id, refund)
    happened('charge.refunded', { id: newId('ch'), object: 'charge', payment_intent: made.payment_intent })
    return refund
  }

  /** A refund that somebody makes on Stripe's pages: it has no key of the shop. */
  const refundByHand = (id: string, amount: number): Refund => {
    const intent = intentOf(sessions.get(id)!)
    return refund({ amount, currency: intent.currency, payment_intent: intent.id, metadata: {} })
  }

  /** The customer's bank takes the whole payment back, and Stripe charges for it. */
  function dispute(id: string): Dispute {
    const { id: intentId, currency, amount } = intentOf(sessions.get(id)!)
    const made: Dispute = {
      id: newId('du'),
      object: 'dispute',
      charge: chargeIdOf(intentId),
      payment_intent: intentId,
      amount,
      currency,
      status: 'needs_response',
      reason: 'fraudulent',
      evidence_details: { due_by: seconds() + 7 * 86_400 },
      balance_transactions: [booked(-amount, DISPUTE_FEE, currency)],
    }
    disputes.set(made.id, made)
    happened('charge.dispute.created', made)
    happened('charge.dispute.funds_withdrawn', made)
    return made
  }

  /** The bank decides. */
  function closeDispute(made: Dispute, status: 'won' | 'lost'): void {
    made.status = status
    if (status === 'won') {
      made.balance_transactions.push(booked(made.amount, 0, made.currency))
      happened('charge.dispute.funds_reinstated', made)
    }
    happened('charge.dispute.closed', made)
  }

  /** What Stripe holds of a session, in minor units. */
  function held(id: string): number {
    const intent = intentOf(sessions.get(id)!)
    const own = [...disputes.values()].filter(({ payment_intent: of }) => of === intent.id)
    const moved = own.flatMap(({ balance_transactions: all }) => all).reduce((sum, { net }) => sum + net, 0)
    return intent.amount_received - feeOf(intent.amount_received) - refunded(intent.id) + moved
  }

  /** Cents of an intent that are refunded or about to be. */
  function refunded(intentId: string): number {
    const own = [...refunds.values()].filter(({ payment_intent }) => payment_intent === intentId)
    return own.reduce((sum, { amount, status }) => sum + (status === 'failed' ? 0 : amount), 0)
  }

  return {
    sessions,
    intents,
    refunds,
    refundFates,
    session,
    expire,
    choose,
    bankSays,
    disputes,
    refund,
    refundByHand,
    dispute,
    closeDispute,
    held,
    refunded,
    seconds,
  }
}

const DISPUTE_FEE = 5_500
/** 2.9 % and one dirham. */
export const feeOf = (amount: number): number => (amount === 0 ? 0 : Math.round(amount * 0.029) + 100)
export const chargeIdOf = (intentId: string): string => intentId.replace('pi_', 'ch_')
/** What Stripe books on the shop's balance. */
export const booked = (
  amount: number,
  fee: number,
  currency: string,
  id = newId('txn'),
): BalanceTransaction => ({
  id,
  object: 'balance_transaction',
  amount,
  fee,
  net: amount - fee,
  currency,
  exchange_rate: null,
})

const received = ({ amount }: Intent) => ({
  status: 'succeeded',
  amount_received: amount,
  last_payment_error: null,
})
