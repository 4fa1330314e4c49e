import { listedAreaSqFt } from '@nawl/domain/catalogue/collection'
import type { Currency } from '@nawl/domain/money/currency'
import { formatPrice } from '@nawl/domain/money/format-price'
import { AED_PER_USD, type Cents, cents } from '@nawl/domain/money/money'
import { estimate, type SizeInput, USD_PER_SQUARE_FOOT } from '@nawl/domain/rug/estimate'
import { readLength } from '@nawl/domain/rug/read-length'
import type { Unit } from '@nawl/domain/rug/size'
import { SHAPE_FACTS, type Shape } from '@nawl/domain/rug/shape'

import { sizeRefusal } from '../../sales/cart/size-refusal.ts'

/** What is wrong with each side in one sentence; null where it is a size or still empty. */
export function sideErrors(size: SizeInput): Record<'width' | 'length', string | null> {
  const { shape, width, length, unit } = size
  const priced = estimate(size)
  if (!priced.ok && priced.reason === 'too-large') return tooLarge(size)
  const facts = SHAPE_FACTS[shape]
  const [wide, long] = facts.example[unit]
  return {
    width: sideError(facts.width, width, unit, wide),
    length: facts.length && sideError(facts.length, length, unit, long),
  }
}

/** At the side that has to be mended first: what we make at most, and the nearest size to what was typed. */
function tooLarge(size: SizeInput) {
  const refused = sizeRefusal(size)
  const isBound = refused?.words.includes(refused.nearestSides)
  const words =
    refused && (isBound ? refused.words : `${refused.words} The nearest size is ${refused.nearestSides}.`)
  return { width: null, length: null, [refused?.field ?? 'width']: words }
}

function sideError(name: string, typed: string, unit: Unit, example: number): string | null {
  if (typed.trim() === '' || readLength(typed, unit).ok) return null
  const withUnit = unit === 'cm' ? '2.4 m' : `5'6"`
  return `${name} is a number above 0, such as ${example} or ${example + 0.5}; ${withUnit} is read as well.`
}

/** The area that the label's price is for: `80 sq ft`. */
export function listedArea(basePrice: Cents): string {
  return `${listedAreaSqFt(basePrice).toLocaleString('en-US', { maximumFractionDigits: 2 })} sq ft`
}

/** What every size is priced by, unrounded: `$10 a square foot`, `AED 36.725 a square foot`. */
export function footPrice(currency: Currency): string {
  const price = { USD: `$${USD_PER_SQUARE_FOOT}`, AED: `AED ${USD_PER_SQUARE_FOOT * AED_PER_USD}` }
  return `${price[currency]} a square foot`
}

/** Why the label's price and the estimate are two numbers: one price a foot, two sizes. */
export function priceSentence(basePrice: number, shape: Shape, currency: Currency): string {
  const price = cents(basePrice)
  const rule = `Every size is ${footPrice(currency)}, so the ${listedArea(price)} it is listed in is ${formatPrice(price, currency)}.`
  const { priceNote } = SHAPE_FACTS[shape]
  return priceNote === null ? rule : `${rule} ${priceNote}`
}
