import type { Currency } from '../money/currency.ts'

/**
 * The transition table of payments. Money that arrives after we gave a payment up still counts: a card is declined
 * and retried, or we close a page while somebody pays on it.
 */
export const PAYMENT_TRANSITIONS = {
  created: ['processing', 'paid', 'failed', 'cancelled'],
  processing: ['paid', 'failed', 'cancelled'],
  failed: ['processing', 'paid'],
  cancelled: ['processing', 'paid'],
  paid: [],
} as const
export type PaymentStatus = keyof typeof PAYMENT_TRANSITIONS

export const PAYMENT_STATUSES = Object.keys(PAYMENT_TRANSITIONS) as [PaymentStatus, ...PaymentStatus[]] // as above

export function paymentMayBecome(from: PaymentStatus, to: PaymentStatus): boolean {
  const next: readonly PaymentStatus[] = PAYMENT_TRANSITIONS[from]
  return next.includes(to)
}

/** The transition table of refunds: a failed one is still owed, and is retried. */
export const REFUND_TRANSITIONS = {
  due: ['sent', 'failed'],
  failed: ['due', 'sent'],
  sent: [],
} as const
export type RefundStatus = keyof typeof REFUND_TRANSITIONS

export const REFUND_STATUSES = Object.keys(REFUND_TRANSITIONS) as [RefundStatus, ...RefundStatus[]] // as above

export function refundMayBecome(from: RefundStatus, to: RefundStatus): boolean {
  const next: readonly RefundStatus[] = REFUND_TRANSITIONS[from]
  return next.includes(to)
}

type ProviderRules = {
  /** The currency it charges. PayPal does not support dirhams. */
  readonly currency: Currency
  /** Hours from the order to the payment deadline. */
  readonly payWithinHours: number
  /** What starts the time for cancelling: a slow bank must not use it up. */
  readonly cancelClock: 'placed' | 'confirmed'
}

export const PAYMENT_PROVIDERS = {
  stripe: { currency: 'AED', payWithinHours: 24, cancelClock: 'placed' },
  paypal: { currency: 'USD', payWithinHours: 24, cancelClock: 'placed' },
  'bank-transfer': { currency: 'AED', payWithinHours: 7 * 24, cancelClock: 'confirmed' },
  test: { currency: 'AED', payWithinHours: 24, cancelClock: 'placed' },
} as const satisfies Record<string, ProviderRules>
export type PaymentProvider = keyof typeof PAYMENT_PROVIDERS

export const PROVIDER_NAMES = Object.keys(PAYMENT_PROVIDERS) as [PaymentProvider, ...PaymentProvider[]] // as above
