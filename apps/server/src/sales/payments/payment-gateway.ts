import type { Currency } from '@nawl/domain/money/currency'
import { type Cents, sumOf } from '@nawl/domain/money/money'
import type { Address } from '@nawl/domain/order/address/address'
import type { PaymentStatus } from '@nawl/domain/order/payment-state'
import type { AtProvider } from '@nawl/domain/order/record-at-provider'
import type { LanguageCode } from '@nawl/messages/languages'
import type { z } from 'zod'

/** A payment to start at a provider, in the charged currency. */
export type PaymentOrder = {
  /** Our id, also the provider's idempotency key, so that a repeated start creates one payment. */
  readonly paymentId: string
  readonly orderNumber: string
  /** What is paid for, in the customer's language: `Nawl order NW-7K4M-3PXA`. */
  readonly description: string
  readonly email: string
  /** Who is delivered to and where: what a company that lends has to know. */
  readonly recipient: Address
  /** Of the payment page. */
  readonly language: LanguageCode
  readonly placedAt: Date
  readonly amount: Cents
  readonly currency: Currency
  /** Lines shown beside the amount; they add up to it. */
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly amount: Cents }[]
  readonly expiresAt: Date
  /** Absolute URLs for the return after a payment or a cancellation. */
  readonly returnUrl: string
  readonly cancelUrl: string
}

/** A payment's state at its provider. It contains order and amount, which are verified, not trusted. */
export type PaymentReport = Pick<PaymentOrder, 'paymentId' | 'orderNumber' | 'amount' | 'currency'> & {
  readonly providerRef: string
  readonly status: PaymentStatus
  /** The customer has approved, but the amount must still be captured (PayPal, Tabby, Tamara). */
  readonly needsCapture: boolean
}

export type WebhookReading =
  | {
      readonly ok: true
      readonly eventId: string
      readonly kind: string
      readonly providerRef: string | null
    }
  | { readonly ok: false; readonly reason: 'bad-signature' | 'stale' | 'unreadable' }

export type RefundOrder = Pick<PaymentReport, 'providerRef' | 'amount' | 'currency'> & {
  /** Idempotency key, one per attempt. */
  readonly key: string
}

/** A payment that a customer contests at the bank or at the provider. */
export type Dispute = {
  readonly id: string
  readonly status: 'open' | 'won' | 'lost'
  readonly amount: Cents
  /** Until when it can be answered. */
  readonly dueBy: Date | null
}

/** All that a provider moved of a payment by itself, and its disputes, in the currency of the payment. */
export type ProviderMoves = Pick<AtProvider, 'movements' | 'refunds'> & {
  readonly disputes: readonly Dispute[]
}

/**
 * A payment provider. Every method may throw `GatewayTrouble` when the provider is unreachable or answers nonsense; the
 * state is then unknown, and reconciliation queries it again.
 */
export type PaymentGateway = {
  readonly begin: (order: PaymentOrder) => Promise<{ readonly providerRef: string; readonly url: string }>
  /** Null for a reference that the provider does not know. */
  readonly look: (providerRef: string) => Promise<PaymentReport | null>
  /** Captures an approved payment. */
  readonly capture: (providerRef: string) => Promise<PaymentReport>
  /**
   * Makes an open payment unpayable; returns its state, since it may have been paid meanwhile. Null for an unknown
   * reference, which nobody can pay either. Throws `GatewayTrouble` while a page is open that only its own end closes.
   */
  readonly close: (providerRef: string) => Promise<PaymentReport | null>
  /**
   * Gives an approved payment back that the shop does not capture. Absent where an approval lapses by itself without
   * having taken money.
   */
  readonly release?: (providerRef: string) => Promise<PaymentReport>
  /** Of a payment that was paid; null for an unknown one. Absent where a provider moves nothing by itself. */
  readonly moves?: (providerRef: string) => Promise<ProviderMoves | null>
  readonly refund: (refund: RefundOrder) => Promise<{ readonly status: 'sent' | 'failed' | 'due' }>
  /** `body` must be unparsed, for the signature. */
  readonly readWebhook: (
    body: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
    now: Date,
  ) => Promise<WebhookReading>
}

export class GatewayTrouble extends Error {}

/** Why a company does not lend for a purchase; it says no more than this. */
export type RefusalReason = 'not-approved' | 'amount-too-high' | 'amount-too-low'

/** A provider does not take this payment; another may. */
export class PaymentRefused extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(reason)
    this.reason = reason
  }
}

/** Throws when the lines that a provider would show do not add up to what it would charge. */
export function checkLines({ lines, amount, orderNumber }: PaymentOrder): void {
  if (sumOf(lines.map((line) => line.amount)) !== amount)
    throw new Error(`the lines of order ${orderNumber} do not add up to its amount`)
}

/** The event in the body of a webhook; null for anything else. */
export function webhookEvent<Event>(schema: z.ZodType<Event>, body: Buffer): Event | null {
  try {
    return schema.parse(JSON.parse(body.toString('utf8')))
  } catch {
    return null
  }
}
