import type { Currency } from '../money/currency.ts'

/**
 * What may become of a payment. Money that a provider reports to have after we had given it up is money all the same:
 * a card is refused and tried again, a page is closed by us while somebody pays on it.
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

/** What may become of a refund: one that failed is owed still, and is sent again. */
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
  /** What it charges in. PayPal knows no dirhams. */
  readonly currency: Currency
  /** Hours from the order within which it has to be paid. */
  readonly payWithinHours: number
  /** When the time for cancelling starts: a slow bank costs the customer none of it. */
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
