import { DEFAULT_INTENSITY, shadeTable } from '@nawl/engine/pile/shade/shade-table'
import { useEffect, useRef } from 'react'

import { canvasPainter } from '../live/canvas-painter.ts'
import { paintRest } from '../live/painter.ts'
import { WHOLE_RUG } from '../live/rug-window.ts'
import { useDeviceSize } from '../live/use-device-size.ts'
import type { LiveTufts } from '../live/worker/live-tufts.ts'

const AS_PHOTOGRAPHED = { light: 'day', intensity: DEFAULT_INTENSITY, ground: 'transparent' } as const

/** The drawing tufted in its own yarns, over the flat one, which stays until it is painted. */
export function TuftedDrawing({ tufts }: { readonly tufts: LiveTufts }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height } = useDeviceSize(canvas)
  useEffect(() => {
    const element = canvas.current
    if (!element || width === 0 || height === 0) return
    element.width = Math.round(width)
    element.height = Math.round(height)
    const painter = canvasPainter(element)
    if (!painter) return
    const hexes = tufts.swatches.map(({ hex }) => hex)
    painter.load(tufts.raster)
    paintRest(painter.paint(shadeTable(hexes, tufts.raster.levels, AS_PHOTOGRAPHED), WHOLE_RUG))
    painter.close()
    element.dataset['painted'] = ''
  }, [tufts, width, height])
  return <canvas ref={canvas} aria-hidden className="drawing-tufts" />
}
