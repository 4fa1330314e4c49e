import type { Fit } from '@nawl/domain/rug/fit'
import { outlinePolygon } from '@nawl/domain/outline/outline-text'
import { outlineOf } from '@nawl/domain/rug/shape'
import { fitDrawing, type IndexedDrawing } from '@nawl/engine/fitting/fit-drawing'
import { useEffect, useRef } from 'react'

import { paintDrawing } from '../compose/paint-drawing.ts'
import { shownSettings, type StudioState } from '../state/studio-state.ts'

type FitThumbnailProps = {
  readonly drawing: IndexedDrawing
  readonly fit: Fit
  /** Width over length of the rug. */
  readonly ratio: number
  readonly state: StudioState
}

/** Longer side in pixels, twice what is shown. */
const SIDE = 160

/** The rug with its drawing fitted that way, in the colours on screen. */
export function FitThumbnail({ drawing, fit, ratio, state }: FitThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { shape } = state.size
  const { picture } = state
  useEffect(() => {
    if (!canvas.current) return
    const [columns, rows] = [Math.round(SIDE * Math.min(1, ratio)), Math.round(SIDE * Math.min(1, 1 / ratio))]
    const yarns = fitDrawing(drawing, fit, { width: columns, height: rows })
    const { look, matchedAt } = shownSettings({ picture })
    if (yarns) paintDrawing(canvas.current, { yarns, columns, rows, hexes: drawing.hexes }, look, matchedAt)
    canvas.current.style.clipPath = outlinePolygon(outlineOf(shape), ratio)
  }, [drawing, fit, ratio, shape, picture])
  return <canvas ref={canvas} aria-hidden />
}
