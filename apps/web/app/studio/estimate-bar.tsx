import { formatPrice } from '@nawl/domain/money/format-price'
import { estimate, type SizeInput } from '@nawl/domain/rug/estimate'

import { usePrice } from '../shell/country/use-price.ts'
import { footPrice } from './size-words.ts'

/** The price of what is set, always in sight: three lines with and without one, so that none of them moves. */
export function EstimateBar({ size }: { readonly size: SizeInput }) {
  const result = estimate(size)
  const { price, currency } = usePrice()
  // Prices are kept in one and charged in the other: both are told, the visitor's own first.
  const other = currency === 'AED' ? 'USD' : 'AED'
  return (
    <div className="estimate-bar">
      <div>
        <p className="estimate-name type-micro text-graphite">Estimated price</p>
        <p className={`mt-1 flex h-[31px] items-center ${result.ok ? 'type-price' : 'type-tool'}`}>
          {result.ok ? price(result.price) : 'Enter dimensions'}
        </p>
        <p className="type-micro figures mt-1 text-graphite">
          {result.ok ? formatPrice(result.price, other) : footPrice(currency)}
        </p>
      </div>
    </div>
  )
}
