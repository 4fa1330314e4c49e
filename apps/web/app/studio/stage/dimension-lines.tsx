import './dimension-lines.css'

import { estimate, type SizeInput } from '@nawl/domain/rug/estimate'
import { hasOneMeasure, SHAPE_FACTS } from '@nawl/domain/rug/shape'

/** Thin lines below and beside the rug with the size as typed. */
export function DimensionLines({ size }: { readonly size: SizeInput }) {
  if (!estimate(size).ok) return null
  const { shape, width, length, unit } = size
  const isDiameter = SHAPE_FACTS[shape].width === 'Diameter'
  const across = `${width.trim()} ${unit}`
  return (
    <div aria-hidden className="type-micro figures max-sm:hidden">
      <div className="dimension dimension-across">
        <span>{isDiameter ? `⌀ ${across}` : across}</span>
      </div>
      {!isDiameter && (
        <div className="dimension dimension-along">
          <span>{hasOneMeasure(shape) ? across : `${length.trim()} ${unit}`}</span>
        </div>
      )}
    </div>
  )
}
