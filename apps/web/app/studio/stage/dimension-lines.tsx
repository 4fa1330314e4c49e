import './dimension-lines.css'

import { measure, type SizeInput } from '@nawl/domain/rug/estimate'
import { hasOneMeasure, SHAPE_FACTS } from '@nawl/domain/rug/shape'
import { westernDigits } from '@nawl/domain/shop/western-digits'

import { UNIT_NAMES } from '../size/unit-names.ts'

type DimensionLinesProps = {
  readonly size: SizeInput
  /** The props of the handle by which a side is dragged. */
  readonly handle: (side: 'width' | 'length') => React.ComponentProps<'div'>
}

/** Thin lines below and beside the rug with the size as typed but in Western digits, and handles on its edges to drag a side. */
export function DimensionLines({ size, handle }: DimensionLinesProps) {
  return (
    <>
      <SizeLines size={size} />
      {/* For pointers only: the same sides are typed in the calculator. */}
      <div aria-hidden className="side-handle side-handle-width" {...handle('width')} />
      {!hasOneMeasure(size.shape) && (
        <div aria-hidden className="side-handle side-handle-length" {...handle('length')} />
      )}
    </>
  )
}

function SizeLines({ size }: { readonly size: SizeInput }) {
  if (!measure(size).ok) return null
  const { shape, width, length, unit } = size
  const isDiameter = SHAPE_FACTS[shape].measured === 'diameter'
  const text = (side: string) => `${westernDigits(side.trim())} ${UNIT_NAMES[unit]}`
  const across = text(width)
  return (
    <div aria-hidden className="type-micro figures max-sm:hidden">
      <div className="dimension dimension-across">
        <span>{isDiameter ? `⌀ ${across}` : across}</span>
      </div>
      {!isDiameter && (
        <div className="dimension dimension-along">
          <span>{hasOneMeasure(shape) ? across : text(length)}</span>
        </div>
      )}
    </div>
  )
}
