import type { Cents } from '@nawl/domain/money/money'
import { Stripe } from 'stripe'

import type { Dispute, ProviderMoves } from '../payment-gateway.ts'

type Moves = ProviderMoves['movements']
/** Stripe's page size; no payment has more disputes or refunds. */
const MOST = 100

/** What Stripe moved of a payment by itself: its fee, disputes with their fees, and refunds made on its pages. */
export async function stripeMoves(client: Stripe, session: Stripe.Checkout.Session): Promise<ProviderMoves> {
  const intent = session.payment_intent
  if (intent === null || typeof intent === 'string') return { movements: [], refunds: [], disputes: [] }
  const [disputes, refunds] = await Promise.all([
    // A restricted key may lack this permission; fees and refunds are recorded all the same.
    client.disputes.list({ payment_intent: intent.id, limit: MOST }).catch(noneIfForbidden),
    client.refunds.list({ payment_intent: intent.id, limit: MOST }),
  ])
  return {
    movements: [...feeOf(intent), ...disputes.data.flatMap(movementsOf)],
    // Those of the shop have its key.
    refunds: refunds.data
      .filter(({ metadata, status }) => metadata?.['key'] === undefined && status === 'succeeded')
      .map(({ id, amount }) => ({ id, amount: amount as Cents })),
    disputes: disputes.data.map(disputeOf),
  }
}

function feeOf({ latest_charge: charge, currency }: Stripe.PaymentIntent): Moves {
  const booked = typeof charge === 'object' ? charge?.balance_transaction : null
  if (!booked || typeof booked === 'string' || booked.fee === 0) return []
  return [{ id: booked.id, kind: 'fee', amount: inCharged(booked.fee, booked, currency) }]
}

/** What was taken is below zero on the balance of the shop. */
const movementsOf = ({ balance_transactions: booked, currency }: Stripe.Dispute): Moves =>
  booked.flatMap((each) => [
    ...(each.amount === 0
      ? []
      : [{ id: each.id, kind: 'dispute' as const, amount: inCharged(-each.amount, each, currency) }]),
    ...(each.fee === 0
      ? []
      : [{ id: `${each.id}-fee`, kind: 'fee' as const, amount: inCharged(each.fee, each, currency) }]),
  ])

/** The balance may be in another currency than the payment, at Stripe's rate. */
function inCharged(amount: number, booked: Stripe.BalanceTransaction, charged: string): Cents {
  const rate = booked.currency === charged ? 1 : (booked.exchange_rate ?? 1)
  return Math.round(amount / rate) as Cents
}

function noneIfForbidden(error: unknown): { readonly data: readonly Stripe.Dispute[] } {
  if (error instanceof Stripe.errors.StripePermissionError) return { data: [] }
  throw error
}

const WON: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented'])

function disputeOf({ id, status, amount, evidence_details: evidence }: Stripe.Dispute): Dispute {
  const outcome = status === 'lost' ? 'lost' : WON.has(status) ? 'won' : 'open'
  const dueBy = evidence.due_by === null ? null : new Date(evidence.due_by * 1000)
  return { id, status: outcome, amount: amount as Cents, dueBy }
}
