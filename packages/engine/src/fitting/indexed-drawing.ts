import type { Raster } from '../bitmap/raster.ts'
import type { IndexedDrawing } from './fit-drawing.ts'

/** A raster of at most 256 colours as indices; null if it has more. */
export function indexedDrawing({ width, height, pixels }: Raster): IndexedDrawing | null {
  const indexOf = new Map<number, number>()
  const yarns = new Uint8Array(pixels.length)
  for (let i = 0; i < pixels.length; i++) {
    const color = pixels[i]! & 0xffffff
    let index = indexOf.get(color)
    if (index === undefined) {
      index = indexOf.size
      if (index === 256) return null
      indexOf.set(color, index)
    }
    yarns[i] = index
  }
  const hexes = [...indexOf.keys()].map((color) => `#${color.toString(16).padStart(6, '0').toUpperCase()}`)
  return { width, height, yarns, hexes }
}
