import type { CartLine } from '@nawl/domain/cart/cart-line'
import { snapshotSize } from '@nawl/domain/cart/ordered-size'
import { priceCart } from '@nawl/domain/cart/price-cart'
import type { Currency } from '@nawl/domain/money/currency'
import type { Cents } from '@nawl/domain/money/money'
import type { Quantity } from '@nawl/domain/rug/sizes/size'
import { currencyOf, findCountry } from '@nawl/domain/shop/countries/countries'
import { type Priced, type PriceList, tariffOf } from '@nawl/domain/shop/price-list'

export type SampleOrder = {
  readonly priced: Priced
  /** Sides in feet. */
  readonly sides: readonly [width: number, length: number]
  readonly quantity: Quantity
  /** ISO 3166-1 alpha-2 */
  readonly country: string
}

/** One order of each collection, one of an own drawing, and one at each step of the discount. */
export const SAMPLE_ORDERS: readonly SampleOrder[] = [
  { priced: 'Geometric', sides: [8, 10], quantity: 1, country: 'AE' },
  { priced: 'Modern', sides: [8, 9], quantity: 1, country: 'SA' },
  { priced: 'Contemporary', sides: [8, 11], quantity: 1, country: 'GB' },
  { priced: 'Minimalist', sides: [4, 6], quantity: 1, country: 'US' },
  { priced: 'Modern Tribal', sides: [2.5, 10], quantity: 1, country: 'AU' },
  { priced: 'Modern and Contemporary', sides: [9, 12], quantity: 1, country: 'FR' },
  { priced: 'own', sides: [5, 7], quantity: 1, country: 'AE' },
  { priced: 'Geometric', sides: [5, 8], quantity: 3, country: 'AE' },
  { priced: 'Modern', sides: [5, 8], quantity: 5, country: 'CA' },
  { priced: 'Contemporary', sides: [5, 8], quantity: 10, country: 'DE' },
]

export type SamplePrice = { readonly total: Cents; readonly currency: Currency }

/** What an order costs with delivery, in the currency of its country; null where rugs are not shipped. */
export function samplePrice(sample: SampleOrder, list: PriceList): SamplePrice | null {
  const country = findCountry(sample.country)
  if (!country || list.notShippedTo.includes(country.code)) return null
  const currency = currencyOf(country)
  const { amounts } = priceCart([lineOf(sample)], { country }, tariffOf(list))
  return { total: amounts[currency].total, currency }
}

function lineOf({ priced, sides: [width, length], quantity }: SampleOrder): CartLine {
  const frozen = snapshotSize({
    shape: 'rectangle',
    width: String(width),
    length: String(length),
    unit: 'ft',
  })
  if (!frozen.ok) throw new Error('a sample has a size that we make')
  const design = {
    rugId: '',
    collection: priced,
    name: '',
    bitmapHash: '',
    mappings: {},
    tolerance: 15,
    textureStyle: 'fine',
    textureIntensity: 0,
    size: frozen.size,
    yarns: [],
  } as const
  return { id: '', design, quantity }
}
