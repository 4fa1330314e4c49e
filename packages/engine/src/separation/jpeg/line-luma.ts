import type { Raster } from '../../bitmap/raster.ts'
import { lumaOf, toneOf, withLuma } from '../mixing.ts'
import type { Mixtures } from '../mixtures.ts'

/**
 * Yarns, 0xRRGGBB, with the luma of those that only lines have set right: that of the most frequent pixels in which
 * such a yarn is more than half, and not less than in both pixels beside. Where a line is soft it has every luma up to its
 * ground's, where it is whole only its own. `lines` has the bits of such yarns; their colour stays.
 */
export function withLineLuma(
  { width, pixels }: Raster,
  { first, second, mix }: Mixtures,
  yarns: Uint32Array,
  lines: number,
): Uint32Array {
  const shareOf = (yarn: number, at: number) =>
    (first[at] === yarn ? mix[at]! : 0) + (second[at] === yarn ? 255 - mix[at]! : 0)
  const counts = Array.from(yarns, (_, n) => (((lines >>> n) & 1) === 1 ? new Float64Array(LEVELS) : null))
  for (let at = 0; at < pixels.length; at++) {
    const yarn = mix[at]! > HALF ? first[at]! : second[at]!
    const tally = counts[yarn]
    if (!tally) continue
    const share = shareOf(yarn, at)
    const isHeart = (step: number) => share > shareOf(yarn, at - step) && share > shareOf(yarn, at + step)
    if (share === WHOLE || isHeart(1) || isHeart(width)) tally[Math.round(lumaOf(toneOf(pixels[at]!)))]! += 1
  }
  return yarns.map((rgb, n) => {
    const tally = counts[n]
    return tally && tally.some((count) => count > 0) ? withLuma(toneOf(rgb), commonest(tally)) : rgb
  })
}

const LEVELS = 256
const HALF = 127
const WHOLE = 255

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
const SPREAD = 5
