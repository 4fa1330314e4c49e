import type { Raster } from '../bitmap/raster.ts'
import { nearestColor } from './choose-colors.ts'
import { writeSpread } from './color-bins.ts'

/** The index of the nearest of `colors` for each pixel; computed once per cube of four levels a side. */
export function labelPixels({ pixels }: Raster, colors: Float64Array): Uint8Array {
  const judged = new Uint8Array(2 ** 18).fill(UNJUDGED)
  const labels = new Uint8Array(pixels.length)
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at]!
    const cube = ((pixel >>> 6) & 0x3f000) | ((pixel >>> 4) & 0xfc0) | ((pixel >>> 2) & 0x3f)
    if (judged[cube] === UNJUDGED) {
      writeSpread((pixel & 0xfcfcfc) | 0x020202, scratch, 0)
      judged[cube] = nearestColor(scratch, 0, colors)
    }
    labels[at] = judged[cube]!
  }
  return labels
}

const UNJUDGED = 255
const scratch = new Float64Array(3)
