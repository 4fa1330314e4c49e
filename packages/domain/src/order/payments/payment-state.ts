import type { Currency } from '../../money/currency.ts'
import { keysOf } from '../transitions.ts'

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

export const PAYMENT_STATUSES = keysOf(PAYMENT_TRANSITIONS)

/** The transition table of refunds: a failed one is still owed, and is retried. */
export const REFUND_TRANSITIONS = {
  due: ['sent', 'failed'],
  failed: ['due', 'sent'],
  sent: [],
} as const
export type RefundStatus = keyof typeof REFUND_TRANSITIONS

export const REFUND_STATUSES = keysOf(REFUND_TRANSITIONS)

type Provider = {
  /** The currency it charges. PayPal does not support dirhams. */
  readonly currency: Currency
  /** Hours from the order to the payment deadline. */
  readonly payWithinHours: number
  /** What starts the time for cancelling: a slow bank must not use it up. */
  readonly cancelClock: 'placed' | 'confirmed'
  /** The countries of customers to whom it is offered; null for all. */
  readonly countries: readonly string[] | null
  /** In how many parts it lets a customer pay; 1 for one that takes all at once. */
  readonly parts: number
}

/** The payment providers, in the order of the checkout; bank transfer is last there. */
export const PAYMENT_PROVIDERS = {
  stripe: {
    currency: 'AED',
    payWithinHours: 24,
    cancelClock: 'placed',
    countries: null,
    parts: 1,
  },
  'bank-transfer': {
    currency: 'AED',
    payWithinHours: 7 * 24,
    cancelClock: 'confirmed',
    countries: null,
    parts: 1,
  },
  paypal: {
    currency: 'USD',
    payWithinHours: 24,
    cancelClock: 'placed',
    countries: null,
    parts: 1,
  },
  // Their plans for dirhams are open to people in the Emirates only.
  tabby: {
    currency: 'AED',
    payWithinHours: 24,
    cancelClock: 'placed',
    countries: ['AE'],
    parts: 4,
  },
  tamara: {
    currency: 'AED',
    payWithinHours: 24,
    cancelClock: 'placed',
    countries: ['AE'],
    parts: 4,
  },
  // The shop's own: a card says its currency itself.
  'gift-card': {
    currency: 'AED',
    payWithinHours: 24,
    cancelClock: 'placed',
    countries: null,
    parts: 1,
  },
  test: {
    currency: 'AED',
    payWithinHours: 24,
    cancelClock: 'placed',
    countries: null,
    parts: 1,
  },
} as const satisfies Record<string, Provider>
export type PaymentProvider = keyof typeof PAYMENT_PROVIDERS

export const PROVIDER_NAMES = keysOf(PAYMENT_PROVIDERS)
