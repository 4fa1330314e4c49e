import * as messages from '@nawl/messages/size'
import * as money from '@nawl/messages/money'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { Currency } from '@nawl/domain/money/currency'
import { AED_PER_USD, type Cents, cents } from '@nawl/domain/money/money'
import type { SizeInput } from '@nawl/domain/rug/estimate'
import { squareFootPrice } from '@nawl/domain/shop/price-list'
import { readLength } from '@nawl/domain/rug/sizes/read-length'
import type { Unit } from '@nawl/domain/rug/sizes/size'
import { hasOneMeasure, SHAPE_FACTS, type Shape } from '@nawl/domain/rug/shape'

import { priceIn } from '../../page/country/price-in.ts'

/** What is wrong with each side in one sentence; null where it is a size or still empty. */
export function sideErrors(size: SizeInput): Record<'width' | 'length', string | null> {
  const { shape, width, length, unit } = size
  const [wide, long] = SHAPE_FACTS[shape].example[unit]
  return {
    width: sideError(sideName(shape, 'width'), width, unit, wide),
    length: hasOneMeasure(shape) ? null : sideError(sideName(shape, 'length'), length, unit, long),
  }
}

/** What the field of a side is called. */
export function sideName(shape: Shape, side: 'width' | 'length'): string {
  if (side === 'length') return messages.length
  return SHAPE_FACTS[shape].measured === 'diameter' ? messages.diameter : messages.width
}

function sideError(name: string, typed: string, unit: Unit, example: number): string | null {
  if (typed.trim() === '' || readLength(typed, unit).ok) return null
  return messages.notANumber({ side: name, example, half: example + 0.5, unit })
}

type PricedRug = Pick<RugItem, 'basePrice' | 'collection'>

/** The area that the label's price is for: `80 sq ft`. */
export function listedArea({ basePrice, collection }: PricedRug): string {
  const area = cents(basePrice) / squareFootPrice(collection)
  return messages.squareFeet({ area: Math.round(area * 100) / 100 })
}

/** What every size is priced by, unrounded: `$10 a square foot`, `$11.50 a square foot`, `AED 36.725 a square foot`. */
export function footPrice(perSquareFoot: Cents, currency: Currency): string {
  const dollars = perSquareFoot / 100
  return messages.aSquareFoot({
    price:
      currency === 'AED'
        ? money.aed({ amount: unrounded(dollars * AED_PER_USD) })
        : money.usd({ amount: unrounded(dollars) }),
  })
}

const exact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 6 })

/** With decimals only where there are any, and then at least the two that prices have. */
function unrounded(amount: number): string | number {
  return Number.isInteger(amount) ? amount : exact.format(amount)
}

/** Why the label's price and the estimate are two numbers: one price a foot, two sizes. */
export function priceSentence(rug: PricedRug, shape: Shape, currency: Currency): string {
  const rule = messages.priceRule({
    rate: footPrice(squareFootPrice(rug.collection), currency),
    area: listedArea(rug),
    price: priceIn(cents(rug.basePrice), currency),
  })
  const note = messages.priceNote({ shape })
  return note === '' ? rule : `${rule} ${note}`
}
