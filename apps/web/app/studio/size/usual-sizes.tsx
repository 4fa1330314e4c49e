import './usual-sizes.css'

import { estimate, type SizeInput } from '@nawl/domain/rug/estimate'
import { hasOneMeasure } from '@nawl/domain/rug/shape'
import { usualSizes } from '@nawl/domain/rug/usual-sizes'

import { usePrice } from '../../page/country/use-price.ts'

type UsualSizesProps = {
  readonly size: SizeInput
  readonly onChange: (size: Partial<SizeInput>) => void
}

/** Four usual sizes of the shape, each with the room it is for and its price; one press fills in the sides. */
export function UsualSizes({ size, onChange }: UsualSizesProps) {
  const { wholePrice } = usePrice()
  const { shape, unit } = size
  return (
    <ul aria-label="Usual sizes" className="usual-sizes">
      {usualSizes(shape, unit).map(({ place, width, length }) => {
        const priced = estimate({ shape, unit, width, length, quantity: 1 })
        return (
          <li key={place}>
            <button
              type="button"
              aria-pressed={size.width === width && (hasOneMeasure(shape) || size.length === length)}
              onClick={() => onChange(hasOneMeasure(shape) ? { width } : { width, length })}
            >
              <span>{place}</span>
              <span className="figures">
                {hasOneMeasure(shape) ? width : `${width} × ${length}`} {unit}
              </span>
              {priced.ok && <span className="figures text-graphite">{wholePrice(priced.price)}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
