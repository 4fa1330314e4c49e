import type { CartLine } from '../cart/cart-line.ts'
import type { CartPrice } from '../cart/price-cart.ts'
import type { Tariff } from '../cart/tariff.ts'
import type { Currency } from '../money/currency.ts'
import type { Cents } from '../money/money.ts'
import type { Address } from './address/address.ts'
import type { ClaimDecision, ClaimKind } from './claim-rules.ts'
import type { OrderState } from './order-state.ts'
import type { PaymentProvider, PaymentStatus, RefundStatus } from './payment-state.ts'

/** Who did something: the customer, the shop's own machinery (a provider's word, the clock), or one of the staff. */
export type Actor = 'customer' | 'shop' | `staff:${string}`

/** An order with everything that rules are decided by. All of it is fixed when it is placed but what commands change. */
export type Order = {
  readonly number: string
  readonly state: OrderState
  /** In the customer's spelling. */
  readonly email: string
  readonly address: Address
  readonly termsVersion: string
  readonly tariff: Tariff
  /** Every version of the designs, the first as ordered. Kept for good. */
  readonly versions: readonly [OrderVersion, ...OrderVersion[]]
  /** Which of them is made: an index into `versions`. */
  readonly inForce: number
  /** A version that waits for its price difference. */
  readonly change: PendingChange | null
  readonly payments: readonly Payment[]
  readonly refunds: readonly Refund[]
  readonly claims: readonly Claim[]
  readonly notes: readonly StaffNote[]
  readonly tracking: Tracking | null
  readonly times: OrderTimes
}

export type OrderVersion = {
  readonly lines: readonly CartLine[]
  readonly price: CartPrice
  readonly madeAt: Date
}

export type PendingChange = {
  /** Index into `versions`. */
  readonly version: number
  /** From then on the change lapses. */
  readonly payBy: Date
}

/** Instants in UTC. Each deadline is the first moment at which it is too late. */
export type OrderTimes = {
  /** When the customer bound themselves: at checkout, or in accepting a quote. */
  readonly placedAt: Date
  readonly quoteUntil: Date | null
  readonly payBy: Date | null
  readonly confirmedAt: Date | null
  readonly cancelUntil: Date | null
  /** Production may start from that moment on. */
  readonly changeUntil: Date | null
  readonly productionAt: Date | null
  readonly readyAt: Date | null
  readonly shippedAt: Date | null
  readonly deliveredAt: Date | null
  readonly claimUntil: Date | null
  readonly warrantyUntil: Date | null
  /** When it was cancelled or expired. */
  readonly endedAt: Date | null
}

export type Payment = {
  readonly id: string
  /** The version it pays for: 0 for the order itself, above it for the difference of a change. */
  readonly version: number
  readonly provider: PaymentProvider
  /** What the provider calls it; null until it has been started there. */
  readonly providerRef: string | null
  readonly status: PaymentStatus
  /** What is asked, in the provider's currency, and what that stands for in the price list. */
  readonly currency: Currency
  readonly amount: Cents
  readonly usd: Cents
  readonly createdAt: Date
  readonly paidAt: Date | null
}

export const REFUND_REASONS = ['cancelled', 'change', 'not-needed', 'claim', 'goodwill'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** Money on its way back, by the payment it came with. */
export type Refund = {
  readonly id: string
  readonly paymentId: string
  readonly reason: RefundReason
  readonly status: RefundStatus
  /** 1, and one more each time it is sent again. Id and attempt are the key under which a provider does it once. */
  readonly attempt: number
  readonly currency: Currency
  readonly amount: Cents
  readonly usd: Cents
  readonly askedAt: Date
  readonly sentAt: Date | null
}

export type Claim = {
  readonly id: string
  readonly kind: ClaimKind
  readonly description: string
  readonly photoIds: readonly [string, ...string[]]
  readonly madeAt: Date
  readonly decision: { readonly outcome: ClaimDecision; readonly answer: string; readonly at: Date } | null
}

export type StaffNote = { readonly by: Actor; readonly at: Date; readonly text: string }

export type Tracking = { readonly carrier: string; readonly number: string }

/** What is to be made and what it costs. */
export function versionInForce({ versions, inForce }: Pick<Order, 'versions' | 'inForce'>): OrderVersion {
  const version = versions[inForce]
  if (!version) throw new Error(`an order has no version ${inForce}`)
  return version
}
