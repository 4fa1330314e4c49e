import { randomUUID } from 'node:crypto'

import type { CartLine } from '@nawl/domain/cart/cart-line'
import { codeFault, tidyCode } from '@nawl/domain/cart/code-rules'
import type { DiscountCode } from '@nawl/domain/cart/discount-code'
import { priceCart } from '@nawl/domain/cart/price-cart'
import type { Tariff } from '@nawl/domain/cart/tariff'
import { readCardCode } from '@nawl/domain/gift-cards/card-code'
import { cardFault } from '@nawl/domain/gift-cards/gift-card'
import type { GiftCardMeans } from '@nawl/domain/order/spend-gift-card'
import type { ProductKinds } from '@nawl/domain/product/product-kind'
import { findCountry } from '@nawl/domain/shop/countries/countries'

import type { Tx } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { CartOwner } from '../carts/cart-owner.ts'
import { findCode, usesOf } from './discount-code.store.ts'
import { findCard, type GiftCardRow } from './gift-card.store.ts'

type Cart = {
  readonly owner: CartOwner
  readonly lines: readonly CartLine[]
  readonly country: string
  readonly tariff: Tariff
  readonly rules: ProductKinds
  readonly at: Date
  /** Whether it is about to be used, so that others have to wait. */
  readonly lock: boolean
}

/** The tariff with a code; without it where the discount by number is better. Throws the ApiErrors `code/…`. */
export async function tariffWithCode(
  tx: Tx,
  entered: string,
  { owner, lines, country: to, tariff, rules, at, lock }: Cart,
): Promise<{ readonly code: string; readonly withCode: Tariff; readonly isBetter: boolean }> {
  const row = await findCode(tx, tidyCode(entered), { lock })
  if (!row) throw new ApiError('code/unknown')
  const country = findCountry(to)
  const { code, off, stacks, only, minimum } = row
  const priced = (given: DiscountCode) =>
    priceCart(lines, country ? { country } : null, { ...tariff, code: given }, rules)
  const uses = await usesOf(tx, code, owner.kind === 'person' ? owner.personId : null)
  const given = { code, off, stacks, only, minimum }
  const fault = codeFault(row, { now: at, uses, price: priced({ ...given, stacks: true }) })
  if (fault) {
    const { reason, missing } = fault
    throw new ApiError(`code/${reason}`, missing === undefined ? {} : { missing })
  }
  return { code, withCode: { ...tariff, code: given }, isBetter: priced(given).code?.isBetter === true }
}

/** A card that can be spent. Throws the ApiErrors `gift-card/…`. */
export async function spendableCard(
  tx: Tx,
  entered: string,
  { at, lock }: Pick<Cart, 'at' | 'lock'>,
): Promise<GiftCardRow> {
  const code = readCardCode(entered)
  const card = code === null ? null : await findCard(tx, code, { lock })
  if (!card) throw new ApiError('gift-card/unknown')
  const fault = cardFault(card, at)
  if (fault) throw new ApiError(`gift-card/${fault}`)
  return card
}

/** A card as a means of payment of a new order. */
export const meansOfCard = ({ id, currency, balance }: GiftCardRow): GiftCardMeans => ({
  id,
  currency,
  balance,
  paymentId: randomUUID(),
})
