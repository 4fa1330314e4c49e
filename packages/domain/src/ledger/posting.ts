import type { Currency } from '../money/currency.ts'
import { type Cents, less, negated, sumOf, ZERO } from '../money/money.ts'
import type { VatCategory } from '../tax-documents/vat-category.ts'
import type { Account } from './account.ts'

/** What is posted: a document, money that moved, or what rounding leaves over. */
export const POSTING_KINDS = [
  'invoice',
  'credit-note',
  'payment',
  'refund',
  'difference',
  'fee',
  'dispute',
] as const
export type PostingKind = (typeof POSTING_KINDS)[number]

/** An amount in both currencies, in minor units. */
export type Both = Readonly<Record<Currency, Cents>>

/** One row of a posting: a debit above zero, a credit below. */
export type LedgerEntry = {
  readonly account: Account
  readonly amounts: Both
  /** Whose goods it is about, empty for those of no collection; null for delivery and for what is not sold. */
  readonly collection: string | null
}

/** Rows that add up to nothing in each currency. */
export type Posting = {
  readonly kind: PostingKind
  /** The number of the document or the order, or the id of the payment, the refund or the provider's movement. */
  readonly subject: string
  readonly at: Date
  /** In which it was charged; the other amount is its value. */
  readonly currency: Currency
  readonly category: VatCategory
  readonly country: string
  readonly entries: readonly LedgerEntry[]
}

/** Nothing, in both currencies. */
export const NOTHING: Both = { USD: ZERO, AED: ZERO }

/** Makes an amount of each currency. */
export const inBoth = (amountIn: (currency: Currency) => Cents): Both => ({
  USD: amountIn('USD'),
  AED: amountIn('AED'),
})

/** `p` − `q` */
export const without = (p: Both, q: Both): Both => inBoth((currency) => less(p[currency], q[currency]))

/** The same amounts on the other side. */
export const reversed = (amounts: Both): Both => inBoth((currency) => negated(amounts[currency]))

/** The sum of amounts. */
export const total = (amounts: readonly Both[]): Both =>
  inBoth((currency) => sumOf(amounts.map((each) => each[currency])))

/** Whether there is nothing to post. */
export const isNothing = ({ USD, AED }: Both): boolean => USD === 0 && AED === 0
