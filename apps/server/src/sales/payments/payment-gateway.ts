import type { Currency } from '@nawl/domain/money/currency'
import type { Cents } from '@nawl/domain/money/money'
import type { PaymentStatus } from '@nawl/domain/order/payment-state'
import type { AtProvider } from '@nawl/domain/order/record-at-provider'
import type { z } from 'zod'

/** A payment to start at a provider, in the charged currency. */
export type PaymentOrder = {
  /** Our id, also the provider's idempotency key, so that a repeated start creates one payment. */
  readonly paymentId: string
  readonly orderNumber: string
  /** What is paid for, in the customer's language: `Nawl order NW-7K4M-3PXA`. */
  readonly description: string
  readonly email: string
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
  /** The customer has approved, but the amount must still be captured (PayPal). */
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
   * reference, which nobody can pay either.
   */
  readonly close: (providerRef: string) => Promise<PaymentReport | null>
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

/** The event in the body of a webhook; null for anything else. */
export function webhookEvent<Event>(schema: z.ZodType<Event>, body: Buffer): Event | null {
  try {
    return schema.parse(JSON.parse(body.toString('utf8')))
  } catch {
    return null
  }
}
