import type { Raster } from '../../bitmap/raster.ts'
import { BLOCK } from '../block-means.ts'
import { type Color, NONE, rgbOf } from './clustered.ts'
import type { Drawing } from './find-drawing.ts'

/**
 * Paints every pixel in its chosen colour and those without in their own, without the lamp. An area's colour, one of
 * `areas`, needs a square of 2 × 2 pixels: the soft side of a dark line on paper passes through all that lies between.
 */
export function paintColors(
  { width, height, pixels }: Raster,
  { across, lamp, colors: areas }: Pick<Drawing, 'across' | 'lamp' | 'colors'>,
  colors: readonly Color[],
  chosen: Uint8Array,
): Raster {
  const out = new Uint32Array(pixels.length)
  const painted = colors.map(([r, g, b]) => 0xff000000 | rgbOf(r, g, b))
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const own = chosen[at]!
      if (own !== NONE && (own >= areas.length || isInSquare(chosen, at, x, width))) {
        out[at] = painted[own]!
        continue
      }
      const pixel = pixels[at]! | 0
      const light = lamp[Math.floor(y / BLOCK) * across + Math.floor(x / BLOCK)]!
      out[at] =
        0xff000000 |
        rgbOf(((pixel >>> 16) & 255) / light, ((pixel >>> 8) & 255) / light, (pixel & 255) / light)
    }
  return { width, height, pixels: out }
}

/** Whether a pixel and three others that form a square with it have the same colour. */
function isInSquare(chosen: Uint8Array, at: number, x: number, width: number): boolean {
  const own = chosen[at]
  const hasColumn = (beside: number) =>
    chosen[beside] === own &&
    ((chosen[at - width] === own && chosen[beside - width] === own) ||
      (chosen[at + width] === own && chosen[beside + width] === own))
  return (x + 1 < width && hasColumn(at + 1)) || (x > 0 && hasColumn(at - 1))
}
