import * as messages from '@nawl/messages/size'
import { type Cents, ZERO } from '@nawl/domain/money/money'
import { estimate, type SizeInput } from '@nawl/domain/rug/estimate'

import type { Ref } from 'react'

import { InlineLink } from '../../ui/controls/inline-link.tsx'
import { priceIn } from '../../page/country/price-in.ts'
import { useLocalPrice } from '../../page/country/use-local-price.ts'
import { usePrice } from '../../page/country/use-price.ts'
import { footPrice } from './size-messages.ts'

type EstimateBarProps = {
  readonly ref: Ref<HTMLDivElement>
  readonly size: SizeInput
  readonly perSquareFoot: Cents
  readonly isInCart: boolean
  /** Actions at that price. */
  readonly children: React.ReactNode
}

/** The current price, always visible: three lines with or without a price, so that nothing shifts. */
export function EstimateBar({ ref, size, perSquareFoot, isInCart, children }: EstimateBarProps) {
  const result = estimate(size, perSquareFoot)
  const { price, currency } = usePrice()
  const local = useLocalPrice(result.ok ? result.price : ZERO)
  // Prices are stored in one currency and charged in the other: show both, the visitor's own first.
  const other = currency === 'AED' ? 'USD' : 'AED'
  const shown = result.ok ? price(result.price) : messages.enterDimensions
  return (
    <div ref={ref} className="estimate-bar">
      <div className="@container min-w-0 flex-1">
        {isInCart ? (
          <p className="type-micro whitespace-nowrap text-graphite">
            <span className="estimate-name">{messages.inTheCart}</span>{' '}
            <InlineLink
              to="/cart"
              className="relative text-ink after:absolute after:-inset-x-3 after:-inset-y-4"
            >
              {messages.viewCart}
            </InlineLink>
          </p>
        ) : (
          <p className="estimate-name type-micro text-graphite">{messages.estimatedPrice}</p>
        )}
        <p
          className={`estimate-figure mt-1 ${result.ok ? 'type-price' : 'type-tool'}`}
          data-length={lengthOf(shown)}
        >
          {shown}
        </p>
        <p className="estimate-other type-micro figures mt-1 text-graphite">
          {result.ok ? priceIn(result.price, other) : footPrice(perSquareFoot, currency)}
          {result.ok && local && <span className="estimate-local"> · {local.about}</span>}
        </p>
      </div>
      {children}
    </div>
  )
}

/** The text's length class: $880.00, $1,880.00 or AED 6,903.60. */
function lengthOf(words: string): 'short' | 'long' | 'longest' | 'beyond' {
  // Marks of direction take no room.
  const { length } = words.replaceAll(/\p{Cf}/gu, '')
  if (length <= 7) return 'short'
  if (length <= 10) return 'long'
  // In another language than English.
  return length <= 17 ? 'longest' : 'beyond'
}
