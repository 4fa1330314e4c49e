import './usual-sizes.css'

import * as messages from '@nawl/messages/size'
import type { Cents } from '@nawl/domain/money/money'
import { estimate, type SizeInput } from '@nawl/domain/rug/estimate'
import { hasOneMeasure } from '@nawl/domain/rug/shape'
import { usualSizes } from '@nawl/domain/rug/sizes/usual-sizes'

import { shortPriceIn } from '../../page/country/price-in.ts'
import { useRoot } from '../../page/use-root.ts'
import { sidesText } from '../../sales/kinds/rug/rug-line-text.ts'

type UsualSizesProps = {
  readonly size: SizeInput
  readonly perSquareFoot: Cents
  /** Whether the design is one of the catalogue, which has a size that it is drawn in. */
  readonly isCatalogued: boolean
  readonly onChange: (size: Partial<SizeInput>) => void
}

/** Usual sizes of the shape, each with the room it is for and its price; one press fills in the sides. */
export function UsualSizes({ size, perSquareFoot, isCatalogued, onChange }: UsualSizesProps) {
  const { currency } = useRoot()
  const { shape, unit } = size
  return (
    <ul aria-label={messages.usualSizes} className="usual-sizes">
      {usualSizes(shape, unit, isCatalogued).map(({ place, width, length }) => {
        const priced = estimate({ shape, unit, width, length, quantity: 1 }, perSquareFoot)
        return (
          <li key={place}>
            <button
              type="button"
              aria-pressed={size.width === width && (hasOneMeasure(shape) || size.length === length)}
              onClick={() => onChange(hasOneMeasure(shape) ? { width } : { width, length })}
            >
              <span>{messages.usualPlace({ place })}</span>
              <span className="figures">{sidesText(shape, { width, length }, unit)}</span>
              {priced.ok && (
                <span className="figures text-graphite">{shortPriceIn(priced.price, currency)}</span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
