import type { Currency } from '@nawl/domain/money/currency'
import type { Cents } from '@nawl/domain/money/money'
import type { PaymentStatus } from '@nawl/domain/order/payment-state'

/** A payment to be begun at a payment company, in the currency it charges. */
export type PaymentOrder = {
  /** Ours; also the company's idempotency key, so that beginning twice begins once. */
  readonly paymentId: string
  readonly orderNumber: string
  readonly email: string
  readonly amount: Cents
  readonly currency: Currency
  /** Lines to be shown beside the amount; they add up to it. */
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly amount: Cents }[]
  readonly expiresAt: Date
  /** Where people come back to, whole addresses: paid or on the way, and given up. */
  readonly returnUrl: string
  readonly cancelUrl: string
}

/** What a payment company says a payment has become. It names order and amount itself: they are checked, not believed. */
export type PaymentReport = {
  readonly providerRef: string
  readonly paymentId: string
  readonly orderNumber: string
  readonly status: PaymentStatus
  readonly amount: Cents
  readonly currency: Currency
  /** To be taken where the customer has agreed but nobody has collected yet (PayPal). */
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

export type RefundOrder = {
  readonly providerRef: string
  /** Idempotency key: one per attempt. */
  readonly key: string
  readonly amount: Cents
  readonly currency: Currency
}

/**
 * A payment company. Every call may throw `GatewayTrouble` when the company cannot be reached or answers nonsense:
 * nothing is known then, and the reconciliation asks again.
 */
export type PaymentGateway = {
  readonly begin: (order: PaymentOrder) => Promise<{ readonly providerRef: string; readonly url: string }>
  /** Null for a reference the company does not know. */
  readonly look: (providerRef: string) => Promise<PaymentReport | null>
  /** Collects what the customer agreed to. */
  readonly capture: (providerRef: string) => Promise<PaymentReport>
  /**
   * Makes an open payment unpayable; answers what it is then, for it may have been paid meanwhile. Null for a reference
   * the company does not know: nobody can pay that either.
   */
  readonly close: (providerRef: string) => Promise<PaymentReport | null>
  readonly refund: (refund: RefundOrder) => Promise<{ readonly status: 'sent' | 'failed' | 'due' }>
  /** `body` byte for byte as it came. */
  readonly readWebhook: (
    body: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
    now: Date,
  ) => Promise<WebhookReading>
}

export class GatewayTrouble extends Error {}
