import { dirhams, dollars } from '@nawl/domain/money/format-money'
import { toDirhams } from '@nawl/domain/money/money'
import { estimate, type SizeInput } from '@nawl/domain/rug/estimate'

import { FOOT_PRICE } from './size-words.ts'

/** The price of what is set, always in sight: three lines with and without one, so that none of them moves. */
export function EstimateBar({ size }: { readonly size: SizeInput }) {
  const result = estimate(size)
  return (
    <div className="estimate-bar">
      <div>
        <p className="type-micro text-graphite">Estimated price</p>
        <p className={`mt-1 flex h-[31px] items-center ${result.ok ? 'type-price' : 'type-tool'}`}>
          {result.ok ? dollars(result.price) : 'Enter dimensions'}
        </p>
        <p className="type-micro figures mt-1 text-graphite">
          {result.ok ? dirhams(toDirhams(result.price)) : FOOT_PRICE}
        </p>
      </div>
    </div>
  )
}
