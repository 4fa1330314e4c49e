import type { TuftedRaster } from '@nawl/engine/pile/tufted-raster'

import type { Painter } from './painter.ts'
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
      if (!raster) return
      if (image?.width !== canvas.width || image.height !== canvas.height)
        image = context.createImageData(canvas.width, canvas.height)
      paintInto(raster, table, window, image)
      context.putImageData(image, 0, 0)
    },
    close() {
      raster = null
      image = null
    },
  }
}
