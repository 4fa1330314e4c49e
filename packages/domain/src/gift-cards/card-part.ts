import type { CartPrice } from '../cart/price-cart.ts'
import type { Currency } from '../money/currency.ts'
import { type Cents, less, toDirhams, toDollars, ZERO } from '../money/money.ts'

/** What is left on a card, in minor units of its currency. */
export type CardMeans = { readonly currency: Currency; readonly balance: Cents }
type Price = Pick<CartPrice, 'amounts' | 'aedPerUsd'>

/** Payment companies refuse less: a card that would leave less to pay otherwise leaves this, in minor units. */
const LEAST_REST = 500

/** What a card pays of a price, as it is charged and in US cents. */
export function cardPart(
  { amounts, aedPerUsd }: Price,
  { currency, balance }: CardMeans,
): { readonly amount: Cents; readonly usd: Cents; readonly isAll: boolean } {
  const { total } = amounts[currency]
  if (balance >= total) return { amount: total, usd: amounts.USD.total, isAll: true }
  const amount = Math.max(0, Math.min(balance, total - LEAST_REST)) as Cents
  const value = currency === 'USD' ? amount : toDollars(amount, aedPerUsd)
  return { amount, usd: Math.min(value, amounts.USD.total - 1) as Cents, isAll: false }
}

/** What a card leaves to pay, in both currencies. */
export function restAfterCard(price: Price, card: CardMeans): Readonly<Record<Currency, Cents>> {
  const { amount, usd, isAll } = cardPart(price, card)
  const dirhams = card.currency === 'AED' ? amount : toDirhams(usd, price.aedPerUsd)
  const { USD, AED } = price.amounts
  return { USD: less(USD.total, usd), AED: isAll ? ZERO : less(AED.total, dirhams) }
}
