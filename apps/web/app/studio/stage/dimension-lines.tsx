import './dimension-lines.css'

import { estimate, type SizeInput } from '@nawl/domain/rug/estimate'

/** Thin lines below and beside the rug with the size as typed. */
export function DimensionLines({ size }: { readonly size: SizeInput }) {
  if (!estimate(size).ok) return null
  const { shape, width, length, unit } = size
  const across = `${width.trim()} ${unit}`
  return (
    <div aria-hidden className="type-micro figures max-sm:hidden">
      <div className="dimension dimension-across">
        <span>{shape === 'round' ? `⌀ ${across}` : across}</span>
      </div>
      {shape !== 'round' && (
        <div className="dimension dimension-along">
          <span>{shape === 'square' ? across : `${length.trim()} ${unit}`}</span>
        </div>
      )}
    </div>
  )
}
