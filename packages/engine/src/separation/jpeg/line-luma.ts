import type { Raster } from '../../bitmap/raster.ts'
import { rgbOfJpegTone, toJpegTone, type Tone } from '../mixing.ts'
import type { Mixtures } from '../mixtures.ts'

/**
 * Yarns, 0xRRGGBB, with the luma of those that only lines have set right: that of the most frequent pixels in which
 * such a yarn is more than half. Where a line is soft it has every luma up to its ground's, where it is whole only its
 * own. `lines` has the bits of such yarns; their colour stays.
 */
export function withLineLuma(
  { pixels }: Raster,
  { first, second, mix }: Mixtures,
  yarns: Uint32Array,
  lines: number,
): Uint32Array {
  const counts = Array.from(yarns, (_, n) => (((lines >>> n) & 1) === 1 ? new Float64Array(LEVELS) : null))
  for (let at = 0; at < pixels.length; at++) {
    const tally = counts[mix[at]! > HALF ? first[at]! : second[at]!]
    if (tally) tally[Math.round(lumaOf(pixels[at]!))]! += 1
  }
  return yarns.map((rgb, n) => {
    const tally = counts[n]
    return tally && tally.some((count) => count > 0) ? withLuma(rgb, commonest(tally)) : rgb
  })
}

const LEVELS = 256
const HALF = 127

const lumaOf = (rgb: number) =>
  0.299 * ((rgb >>> 16) & 255) + 0.587 * ((rgb >>> 8) & 255) + 0.114 * (rgb & 255)

/** The level around which most pixels lie; ringing spreads a luma over several levels. */
function commonest(counts: Float64Array): number {
  let best = 0
  let most = -1
  for (let level = 0; level < LEVELS; level++) {
    let around = 0
    for (let n = -SPREAD; n <= SPREAD; n++) around += (counts[level + n] ?? 0) * (1 - (n / (SPREAD + 1)) ** 2)
    if (around <= most) continue
    most = around
    best = level
  }
  return best
}

/** In levels. */
const SPREAD = 9

function withLuma(rgb: number, luma: number): number {
  const tone: Tone = { r: (rgb >>> 16) & 255, g: (rgb >>> 8) & 255, b: rgb & 255, weight: 1 }
  toJpegTone(tone)
  return rgbOfJpegTone({ ...tone, r: luma })
}
