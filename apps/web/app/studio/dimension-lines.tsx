import './dimension-lines.css'

import { estimate, type SizeInput } from '@nawl/domain/rug/estimate'
import { fitsPicture } from '@nawl/domain/rug/fits-picture'

/** Thin lines below and beside the rug with the size as typed, when the picture has about its proportions. */
export function DimensionLines({ size }: { readonly size: SizeInput }) {
  if (!estimate(size).ok || !fitsPicture(size)) return null
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
