import type { CartResponse } from '@nawl/contract/sales/cart'

import { formatMinorUnits } from '../../order/summary/format-money.ts'
import { useRoot } from '../../../page/use-root.ts'

type LinePriceProps = {
  readonly price: CartResponse['price']
  /** The line's index in the prices. */
  readonly place: number
  readonly className: string
}

/** A line's price before discounts, in the visitor's currency and in the other one. */
export function LinePrice({ price: { amounts }, place, className }: LinePriceProps) {
  const { currency } = useRoot()
  const other = currency === 'AED' ? 'USD' : 'AED'
  return (
    <p className={`${className} figures`}>
      <span className="type-body block">
        {formatMinorUnits(amounts[currency].lines[place]?.price ?? 0, currency)}
      </span>
      <span className="type-caption block text-graphite">
        {formatMinorUnits(amounts[other].lines[place]?.price ?? 0, other)}
      </span>
    </p>
  )
}
