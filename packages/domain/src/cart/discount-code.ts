import { type Cents, halfUp, less, sumOf, ZERO } from '../money/money.ts'
import { splitByWeight } from '../money/split-money.ts'
import type { Priced } from '../shop/price-list.ts'

/** What a discount code takes off the rugs. It is part of an order's tariff, so that the order keeps it as it was. */
export type DiscountCode = {
  /** In capitals, as it is shown. */
  readonly code: string
  readonly off: CodeOff
  /** Whether it is given beside the discount by number of rugs; if not, the better of the two is. */
  readonly stacks: boolean
  /** What it is for; everything when empty. */
  readonly only: readonly Priced[]
  /** The least that the goods cost before discounts, in US cents: below it the code gives nothing. Absent without one. */
  readonly minimum?: Cents | undefined
}

/** Whole percent, or an amount in US cents. */
export type CodeOff =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: Cents }

/** What a code gave, or that the discount by number was better. */
export type CodeDiscount = {
  readonly code: string
  /** Whole percent; 0 for an amount. */
  readonly percent: number
  readonly isBetter: boolean
  readonly amounts: Readonly<Record<'USD' | 'AED', Cents>>
}

/** No code takes more, so that something is always paid: each order has a payment and an invoice. */
export const MOST_PERCENT_OFF = 90

/** The discounts of a cart by line, in US cents. */
export type Discounts = {
  readonly byNumber: readonly Cents[]
  readonly byCode: readonly Cents[]
  /** Whether the code is what counts; false without one. */
  readonly isCodeUsed: boolean
}

/** Whether a code is for what is priced like this; for everything when it names nothing. */
export const isCodeFor = (code: DiscountCode | undefined, pricedAs: Priced | undefined): boolean =>
  code === undefined || code.only.length === 0 || (pricedAs !== undefined && code.only.includes(pricedAs))

type Discounted = {
  /** Prices of the lines; 0 where the discount by number is on nothing. */
  readonly rugs: readonly Cents[]
  /** Whether the code is for the line. */
  readonly isFor: readonly boolean[]
  readonly percent: number
}

/**
 * The discount by number, and that of a code: together where the code stacks, taken from what the first left; otherwise
 * the larger of the two.
 */
export function discountsOf({ rugs, isFor, percent }: Discounted, code: DiscountCode | undefined): Discounts {
  const none = rugs.map(() => ZERO)
  const byNumber = splitByWeight(halfUp(sumOf(rugs) * percent, 100) as Cents, rugs)
  if (!code) return { byNumber, byCode: none, isCodeUsed: false }
  const full = rugs.map((price, n) => (isFor[n] ? price : ZERO))
  if (!code.stacks) {
    const alone = shares(full, code.off)
    return sumOf(alone) > sumOf(byNumber)
      ? { byNumber: none, byCode: alone, isCodeUsed: true }
      : { byNumber, byCode: none, isCodeUsed: false }
  }
  const left = full.map((price, n) => (price > 0 ? less(price, byNumber[n] ?? ZERO) : ZERO))
  const byCode = shares(left, code.off)
  return { byNumber, byCode, isCodeUsed: sumOf(byCode) > 0 }
}

function shares(prices: readonly Cents[], off: CodeOff): readonly Cents[] {
  const all = sumOf(prices)
  const most = Math.floor((all * MOST_PERCENT_OFF) / 100) as Cents
  const wanted = off.kind === 'amount' ? off.amount : (halfUp(all * off.percent, 100) as Cents)
  return splitByWeight(Math.min(wanted, most) as Cents, prices)
}
