import type { Currency } from '../money/currency.ts'
import { keysOf } from './transitions.ts'

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
  /** Its name on pages. */
  readonly name: string
  /** Its description beside the name. */
  readonly text: string
  /** When an amount is charged, said beside the order button. */
  readonly whenCharged: (amount: string) => string
  /** Its words in the list of accepted payments; null for one that is not listed. */
  readonly accepted: string | null
  /** Its words among those who receive personal data, in the privacy policy; null for one that is no company. */
  readonly recipient: string | null
}

/** The payment providers, in the order of the checkout; bank transfer is last there. */
export const PAYMENT_PROVIDERS = {
  stripe: {
    currency: 'AED',
    payWithinHours: 24,
    cancelClock: 'placed',
    name: 'Card',
    text: 'On the page of our card company.',
    whenCharged: (amount) =>
      `You type your card on the next page; ${amount} is charged when you confirm there.`,
    accepted: 'major cards',
    recipient: 'a card company',
  },
  'bank-transfer': {
    currency: 'AED',
    payWithinHours: 7 * 24,
    cancelClock: 'confirmed',
    name: 'Bank transfer',
    text: 'We confirm it when it has arrived; allow some days.',
    whenCharged: (amount) =>
      `Nothing is charged now. You see where to transfer ${amount}, and have seven days.`,
    accepted: 'bank transfer',
    recipient: null,
  },
  paypal: {
    currency: 'USD',
    payWithinHours: 24,
    cancelClock: 'placed',
    name: 'PayPal',
    text: 'Charged in US dollars.',
    whenCharged: (amount) => `PayPal charges ${amount} when you confirm on its page.`,
    accepted: 'PayPal',
    recipient: 'PayPal',
  },
  test: {
    currency: 'AED',
    payWithinHours: 24,
    cancelClock: 'placed',
    name: 'TEST PAYMENT',
    text: 'No money moves: this shop is not connected to a payment company yet.',
    whenCharged: () => 'The next page plays the card. No money moves.',
    accepted: null,
    recipient: null,
  },
} as const satisfies Record<string, Provider>
export type PaymentProvider = keyof typeof PAYMENT_PROVIDERS

export const PROVIDER_NAMES = keysOf(PAYMENT_PROVIDERS)
