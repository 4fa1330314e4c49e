import { dirhams, dollars } from '@nawl/domain/money/format-money'
import { toDirhams } from '@nawl/domain/money/money'
import { estimate, type SizeInput } from '@nawl/domain/rug/estimate'

/** The price of what is set, always in sight. */
export function EstimateBar({ size }: { readonly size: SizeInput }) {
  const result = estimate(size)
  return (
    <div className="estimate-bar">
      <div>
        <p className="type-micro text-graphite">Estimated price</p>
        {result.ok ? (
          <>
            <p className="type-price mt-1">{dollars(result.price)}</p>
            <p className="type-micro figures mt-1.5 text-graphite">{dirhams(toDirhams(result.price))}</p>
          </>
        ) : (
          <p className="type-tool mt-1.5">Enter dimensions</p>
        )}
      </div>
    </div>
  )
}
