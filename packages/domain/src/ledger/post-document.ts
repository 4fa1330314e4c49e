import { type CartPrice, includedVat } from '../cart/price-cart.ts'
import type { Currency } from '../money/currency.ts'
import { type Cents, less, sumOf, ZERO, negated } from '../money/money.ts'
import { splitByWeight } from '../money/split-money.ts'
import type { DueDocument } from '../tax-documents/due-document.ts'
import type { VatCategory } from '../tax-documents/vat-category.ts'
import type { Account } from './account.ts'
import {
  type Both,
  inBoth,
  isNothing,
  type LedgerEntry,
  NOTHING,
  total,
  without,
  reversed,
} from './posting.ts'

/** An issued document as the ledger reads it. */
export type BookedDocument = Pick<DueDocument, 'kind' | 'amounts'> & {
  readonly number: string
  readonly issuedAt: Date
  /** The price of what is to be made by then. */
  readonly price: CartPrice
  /** The collection of each line; empty for what is of none. */
  readonly collections: readonly string[]
  readonly category: VatCategory
  readonly country: string
}

/**
 * The rows of a document. What all documents of an order state together is shared among its collections and its delivery
 * by their prices; a document changes that share, so that a design of another collection moves sales from one to the other.
 */
export function documentEntries(
  document: BookedDocument,
  former: readonly BookedDocument[],
): readonly LedgerEntry[] {
  const now = sharesOf([...former, document])
  const before = sharesOf(former)
  const shares = [...new Set([...now.keys(), ...before.keys()])].flatMap((collection) => {
    const [is, was] = [now.get(collection) ?? NO_SHARE, before.get(collection) ?? NO_SHARE]
    const row = (account: Account, amounts: Both) => ({ account, amounts, collection })
    const [net, discount] = [without(is.net, was.net), without(is.discount, was.discount)]
    const gross = total([net, discount])
    return [
      row(collection === null ? 'delivery' : 'sales', reversed(gross)),
      row('discounts', discount),
      row('vat', without(was.vat, is.vat)),
    ]
  })
  const stated = inBoth((currency) => document.amounts[currency].total)
  const owed = document.kind === 'invoice' ? stated : reversed(stated)
  const receivable: LedgerEntry = { account: 'receivable', amounts: owed, collection: null }
  return [receivable, ...shares].filter(({ amounts }) => !isNothing(amounts))
}

/** The share of a collection in what documents state: `net` is after `discount`. */
type Share = { readonly net: Both; readonly vat: Both; readonly discount: Both }
const NO_SHARE: Share = { net: NOTHING, vat: NOTHING, discount: NOTHING }

/** By collection; null is delivery. */
function sharesOf(documents: readonly BookedDocument[]): ReadonlyMap<string | null, Share> {
  const last = documents.at(-1)
  if (!last) return new Map()
  const keys = [...new Set(last.collections), null]
  const parts = { USD: partsIn('USD', documents, last, keys), AED: partsIn('AED', documents, last, keys) }
  return new Map(
    keys.map((key, n) => {
      const part = (name: 'net' | 'vat' | 'discount') =>
        inBoth((currency) => parts[currency][name][n] ?? ZERO)
      return [key, { net: part('net'), vat: part('vat'), discount: part('discount') }]
    }),
  )
}

/** In one currency, in the order of `keys`. */
function partsIn(
  currency: Currency,
  documents: readonly BookedDocument[],
  { price, collections, category }: BookedDocument,
  keys: readonly (string | null)[],
) {
  const { lines, shipping } = price.amounts[currency]
  const ofKey = (of: (line: (typeof lines)[number]) => Cents) =>
    keys.map((key) => sumOf(lines.filter((_, n) => collections[n] === key).map(of)))
  const weights = ofKey((line) => less(line.price, line.discount)).map((weight, n) =>
    keys[n] === null ? shipping : weight,
  )
  const vat = sumOf(documents.map((each) => signed(each, vatOf(each, currency))))
  const gross = sumOf(documents.map((each) => signed(each, each.amounts[currency].total)))
  const percent = category === 'S' ? price.vatPercent : 0
  // Where everything was credited, no discount was given either.
  const discount = ofKey((line) =>
    gross === 0 ? ZERO : less(line.discount, includedVat(line.discount, percent)),
  )
  return { net: splitByWeight(less(gross, vat), weights), vat: splitByWeight(vat, weights), discount }
}

/** The VAT that a document states: none outside the standard rate. */
const vatOf = ({ category, amounts }: BookedDocument, currency: Currency): Cents =>
  category === 'S' ? amounts[currency].vat : ZERO

const signed = ({ kind }: BookedDocument, amount: Cents): Cents =>
  kind === 'invoice' ? amount : negated(amount)
