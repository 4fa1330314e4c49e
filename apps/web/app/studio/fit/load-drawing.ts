import { decodeBmp } from '@nawl/engine/bitmap/decode-bmp'
import type { IndexedDrawing } from '@nawl/engine/fitting/fit-drawing'
import { indexedDrawing } from '@nawl/engine/fitting/indexed-drawing'

import { warn } from '../../api/warn.ts'

/** As many pixels as uploads have at most, and some. */
const MAX_PIXELS = 8e6

const loaded = new Map<string, Promise<IndexedDrawing | null>>()

/** The drawing at an image path, loaded once; null, and a warning, if it cannot be had. */
export function loadDrawing(imagePath: string): Promise<IndexedDrawing | null> {
  const drawing = loaded.get(imagePath) ?? load(imagePath)
  loaded.set(imagePath, drawing)
  return drawing
}

async function load(imagePath: string): Promise<IndexedDrawing | null> {
  try {
    const response = await fetch(`/bitmap/${imagePath}`)
    if (!response.ok) throw new Error(String(response.status))
    const decoding = decodeBmp(new Uint8Array(await response.arrayBuffer()), { maxPixels: MAX_PIXELS })
    return decoding.ok ? indexedDrawing(decoding.raster) : null
  } catch (error) {
    // Asked again next time.
    loaded.delete(imagePath)
    warn('the drawing cannot be loaded', error)
    return null
  }
}
