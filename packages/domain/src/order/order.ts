import type { CartLine } from '../cart/cart-line.ts'
import type { CartPrice } from '../cart/price-cart.ts'
import type { Tariff } from '../cart/tariff.ts'
import type { Currency } from '../money/currency.ts'
import type { Cents } from '../money/money.ts'
import type { Product } from '../product/product.ts'
import type { Address } from './address/address.ts'
import type { ApprovalEntry } from './approvals/approval.ts'
import type { Billing } from './billing.ts'
import type { ClaimDecision, ClaimedLine, ClaimKind } from './claims/claim-rules.ts'
import type { AppointmentEntry } from './delivery/appointment.ts'
import type { CalendarDays } from './delivery/expected-days.ts'
import type { OrderState } from './order-state.ts'
import type { PaymentProvider, PaymentStatus, RefundStatus } from './payments/payment-state.ts'

/** The customer, the shop itself (payment webhooks, scheduled jobs), or a member of staff. */
export type Actor = 'customer' | 'shop' | `staff:${string}`

/** An order with everything the rules depend on. Fixed when placed, except for what commands change. */
export type Order = {
  readonly number: string
  readonly state: OrderState
  /** As typed by the customer. */
  readonly email: string
  /** Code of the language in which the customer is written to, such as `ar`. */
  readonly language: string
  /** Where it goes now. */
  readonly address: Address
  /** Whom the invoice is for, where that is a company. */
  readonly billing: Billing | null
  /** Written on a card in the parcel; empty for none. */
  readonly giftMessage: string
  readonly termsVersion: string
  readonly tariff: Tariff
  /** All versions of the designs, the first as ordered. Never deleted. */
  readonly versions: readonly [OrderVersion, ...OrderVersion[]]
  /** The version being made: an index into `versions`. */
  readonly inForce: number
  /** A version that awaits payment of its price difference. */
  readonly change: PendingChange | null
  readonly payments: readonly Payment[]
  readonly refunds: readonly Refund[]
  /** What providers took of payments or gave back by themselves, oldest first. */
  readonly movements: readonly ProviderMovement[]
  readonly claims: readonly Claim[]
  readonly notes: readonly StaffNote[]
  /** Oldest first. */
  readonly addressChanges: readonly AddressChange[]
  /** What else staff corrected, oldest first. */
  readonly corrections: readonly Correction[]
  /** What was said and done about approvals before production, oldest first. */
  readonly approvals: readonly ApprovalEntry[]
  /** When two people bring it in, as it was chosen, moved and withdrawn, oldest first. */
  readonly appointments: readonly AppointmentEntry[]
  /** What staff wrote to the customer, oldest first. */
  readonly letters: readonly WrittenEmail[]
  readonly tracking: Tracking | null
  /** What it makes again, where it is a remake. */
  readonly remakeOf: RemakeOf | null
  readonly times: OrderTimes
}

/** Why a line is made again: after a claim, or because of what happened before it arrived. */
export const REMAKE_CAUSES = ['claim', 'workshop', 'transit'] as const
export type RemakeCause = (typeof REMAKE_CAUSES)[number]

/** A line of another order that an order makes again at no cost. */
export type RemakeOf = {
  /** Number of the other order. */
  readonly order: string
  readonly line: string
  /** 1 for the first remake of that order. */
  readonly serial: number
  readonly cause: RemakeCause
}

export type OrderVersion = {
  readonly lines: readonly CartLine[]
  readonly price: CartPrice
  readonly madeAt: Date
}

export type PendingChange = {
  /** Index into `versions`. */
  readonly version: number
  /** From this instant the change lapses. */
  readonly payBy: Date
}

/** Names of an order's instants beside `placedAt`; null until they are known. */
export const ORDER_TIMES = [
  'quoteUntil',
  'payBy',
  'confirmedAt',
  'cancelUntil',
  // Production may start from this instant.
  'changeUntil',
  // The first and last day on which it is promised, as they begin at the shop.
  'expectedFrom',
  'expectedBy',
  'productionAt',
  'readyAt',
  'shippedAt',
  // The same, reckoned from the day on which it left.
  'arrivesFrom',
  'arrivesBy',
  'deliveredAt',
  'claimUntil',
  'warrantyUntil',
  // When it was cancelled or expired.
  'endedAt',
] as const

/** Instants in UTC. Each deadline is the first instant at which it is too late. */
export type OrderTimes = Readonly<Record<(typeof ORDER_TIMES)[number], Date | null>> & {
  /** When the order became binding: at checkout, or on accepting a quote. */
  readonly placedAt: Date
}

export type Payment = {
  readonly id: string
  /** The version it pays for: 0 for the order itself, above 0 for the difference of a change. */
  readonly version: number
  readonly provider: PaymentProvider
  /** The provider's id; null until the payment has been created there. */
  readonly providerRef: string | null
  readonly status: PaymentStatus
  /** The requested amount in the provider's currency, and its value in the price list; of a transfer in parts, the part. */
  readonly currency: Currency
  readonly amount: Cents
  readonly usd: Cents
  /** What came in less by transfer and was written off, in the provider's currency. */
  readonly shortBy: Cents
  readonly createdAt: Date
  readonly paidAt: Date | null
}

export const REFUND_REASONS = ['cancelled', 'item', 'change', 'not-needed', 'claim', 'goodwill'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** A refund, by the payment it belongs to. */
export type Refund = {
  readonly id: string
  readonly paymentId: string
  readonly reason: RefundReason
  readonly status: RefundStatus
  /** 1, incremented for each retry. Id and attempt form the provider's idempotency key. */
  readonly attempt: number
  readonly currency: Currency
  readonly amount: Cents
  readonly usd: Cents
  readonly askedAt: Date
  readonly sentAt: Date | null
}

export const MOVEMENT_KINDS = ['fee', 'dispute'] as const

/** What a provider took of a payment by itself, or below zero gave back, in the currency of the payment. */
export type ProviderMovement = {
  /** The provider's own id. */
  readonly id: string
  readonly paymentId: string
  readonly kind: (typeof MOVEMENT_KINDS)[number]
  readonly amount: Cents
  readonly at: Date
}

export type Claim = {
  readonly id: string
  readonly kind: ClaimKind
  /** Null for the whole order, as claims from before there was a choice. */
  readonly about: ClaimedLine | null
  readonly description: string
  readonly photoIds: readonly [string, ...string[]]
  readonly madeAt: Date
  readonly decision: { readonly outcome: ClaimDecision; readonly answer: string; readonly at: Date } | null
}

export type StaffNote = {
  readonly by: Actor
  readonly at: Date
  readonly text: string
  /** The refunds that it gives the reason of, which their letters say. */
  readonly refundIds?: readonly string[]
}

/** A delivery address that staff changed; `why` may be empty. */
export type AddressChange = {
  readonly by: Actor
  readonly at: Date
  readonly before: Address
  readonly after: Address
  readonly why: string
}

/** What staff corrected, and why. */
export type Correction = { readonly by: Actor; readonly at: Date; readonly why: string } & (
  | { readonly kind: 'email'; readonly before: string; readonly after: string }
  | { readonly kind: 'tracking'; readonly before: Tracking; readonly after: Tracking }
  /** The days on which it is expected, of the shop's calendar. */
  | { readonly kind: 'days'; readonly before: CalendarDays | null; readonly after: CalendarDays }
  | { readonly kind: 'step-back'; readonly before: OrderState; readonly after: OrderState }
  /** A line that was cancelled: its id, the English name of what it was of, and how many. */
  | { readonly kind: 'cancel-line'; readonly line: string; readonly name: string; readonly quantity: number }
  | { readonly kind: 'billing'; readonly before: Billing | null; readonly after: Billing | null }
  | OrderedRemake
  | YarnQuestion
  | YarnReply
)

/** A line that is made again by an order of its own: that order's number, what it is of, how many, and after which claim. */
export type OrderedRemake = {
  readonly kind: 'remake'
  readonly order: string
  readonly line: string
  readonly name: string
  readonly quantity: number
  readonly cause: RemakeCause
  readonly claim: string | null
}

/** A yarn as an order names it: in English, and `#RRGGBB`. */
export type OrderedYarn = { readonly name: string; readonly hex: string }

type AboutYarn = {
  readonly line: string
  /** Of what the line is of. */
  readonly name: string
  readonly before: OrderedYarn
  readonly after: OrderedYarn
}

/** Another yarn that the customer is asked about, with what the line would be made as. */
export type YarnQuestion = AboutYarn & {
  readonly kind: 'yarn-proposal'
  /** How far the yarns are apart, in ΔE2000. */
  readonly deltaE: number
  /** The identity of what the line was made as when it was asked. */
  readonly asked: string
  readonly design: Product
}

/** What the customer said to the proposal of that number, from 1. */
export type YarnReply = AboutYarn & {
  readonly kind: 'yarn-answer'
  readonly proposal: number
  readonly isApproved: boolean
}

/** A letter of the staff to the customer. */
export type WrittenEmail = { readonly by: Actor; readonly at: Date; readonly text: string }

export type Tracking = { readonly carrier: string; readonly number: string }

/** The version to be made, with its price. */
export function versionInForce({ versions, inForce }: Pick<Order, 'versions' | 'inForce'>): OrderVersion {
  const version = versions[inForce]
  if (!version) throw new Error(`an order has no version ${inForce}`)
  return version
}
