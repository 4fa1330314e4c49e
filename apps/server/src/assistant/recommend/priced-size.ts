import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { Currency } from '@nawl/domain/money/currency'
import { type Cents, cents, toDollars } from '@nawl/domain/money/money'
import { estimate } from '@nawl/domain/rug/estimate'
import { hasOneMeasure, type Shape } from '@nawl/domain/rug/shape'
import type { Unit } from '@nawl/domain/rug/sizes/size'
import { SMALLEST_RUG_MM } from '@nawl/domain/shop/facts'
import { squareFootPrice } from '@nawl/domain/shop/price-list'

import type { Wishes } from './wishes.ts'

export type PricedSize = {
  readonly shape: Shape
  readonly width: number
  readonly length: number
  readonly unit: Unit
}

/** What a rug costs in a size, or in the size that it is listed in; in US cents. */
export function priceIn(rug: RugItem, size: PricedSize | null): Cents {
  if (size === null) return cents(rug.basePrice)
  const { width, length, ...rest } = size
  const found = estimate(
    { ...rest, width: String(width), length: String(length), quantity: 1 },
    squareFootPrice(rug.collection),
  )
  return found.ok ? found.price : cents(rug.basePrice)
}

/** The most that may be spent, in US cents; null without a budget, or in a currency that is not reckoned in. */
export function mostOf({ budget }: Wishes, shown: Currency): Cents | null {
  if (budget === null || budget.currency === 'other') return null
  const amount = cents(budget.amount)
  return (budget.currency ?? shown) === 'AED' ? toDollars(amount) : amount
}

const CM_PER_FOOT = 30.48
const STEP_CM = 10

/** The largest rug of two by three that money buys, in steps of ten centimetres; null below the smallest we make. */
export function sizeFor(most: Cents, perSquareFoot: Cents): PricedSize | null {
  const areaCm2 = (most / perSquareFoot) * CM_PER_FOOT ** 2
  const width = Math.floor(Math.sqrt(areaCm2 / 1.5) / STEP_CM) * STEP_CM
  const length = Math.floor(areaCm2 / width / STEP_CM) * STEP_CM
  const [longest, shortest] = SMALLEST_RUG_MM.map((mm) => mm / 10)
  if (!(width >= (shortest ?? 0) && length >= (longest ?? 0))) return null
  return { shape: 'rectangle', width, length: Math.min(length, Math.round(width * 1.5)), unit: 'cm' }
}

/** A size as the messages of sizes take it. */
export function sizeAsTyped({ shape, width, length, unit }: PricedSize) {
  const plain = (side: number) => String(Number(side.toFixed(2)))
  return { shape, width: plain(width), length: plain(hasOneMeasure(shape) ? width : length), unit }
}
