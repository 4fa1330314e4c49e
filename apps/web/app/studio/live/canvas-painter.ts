import type { TuftedRaster } from '@nawl/engine/pile/tufted-raster'

import { DONE, type Painter } from './painter.ts'
import { scaledPaint } from './scaled-paint.ts'

/** Paints on the CPU. Null if there is no 2D canvas. */
export function canvasPainter(canvas: HTMLCanvasElement): Painter | null {
  const context = canvas.getContext('2d')
  if (!context) return null
  const paintInto = scaledPaint()
  let raster: TuftedRaster | null = null
  let image: ImageData | null = null
  return {
    load(tufted) {
      raster = tufted
    },
    paint(table, window) {
      if (!raster) return DONE
      if (image?.width !== canvas.width || image.height !== canvas.height)
        image = context.createImageData(canvas.width, canvas.height)
      const target = image
      const step = paintInto(raster, table, window, target)
      return () => {
        if (step()) return true
        context.putImageData(target, 0, 0)
        return false
      }
    },
    close() {
      raster = null
      image = null
    },
  }
}
