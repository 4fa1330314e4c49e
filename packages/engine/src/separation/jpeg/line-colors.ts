import type { Raster } from '../../bitmap/raster.ts'
import { lumaOf, type Tone, toneOf, withLuma } from '../mixing.ts'
import type { Mixtures } from '../mixtures.ts'

/**
 * The colours of yarns that only lines have, 0xRRGGBB, as they were before a JPEG halved the resolution of colour: what
 * a line lost its surroundings gained, so the sum over both is right. `lines` has the bits of such yarns; lightness
 * stays.
 */
export function lineColors(
  raster: Raster,
  mixtures: Mixtures,
  yarns: Uint32Array,
  lines: number,
): Uint32Array {
  const { pixels } = raster
  const { first, second, mix } = mixtures
  const sums = new Float64Array(4 * yarns.length)
  const home = nearestLine(raster, mixtures, lines)
  for (let at = 0; at < pixels.length; at++) {
    const line = home[at]!
    if (line === NONE) continue
    const one = first[at]!
    const other = second[at]!
    const share = mix[at]! / 255
    const ofLine = (one === line ? share : 0) + (other === line ? 1 - share : 0)
    // A place with two lines tells of neither.
    if ((one !== line && isLine(one, lines)) || (other !== line && isLine(other, lines))) continue
    const pixel = pixels[at]! | 0
    for (let channel = 0; channel < 3; channel++) {
      const shift = 16 - 8 * channel
      const p = one === line ? 0 : share * ((yarns[one]! >>> shift) & 255)
      const q = other === line ? 0 : (1 - share) * ((yarns[other]! >>> shift) & 255)
      sums[4 * line + channel]! += ((pixel >>> shift) & 255) - p - q
    }
    sums[4 * line + 3]! += ofLine
  }
  return yarns.map((rgb, n) =>
    !isLine(n, lines) || sums[4 * n + 3]! < 1
      ? rgb
      : withLuma(meanOf(sums.subarray(4 * n)), lumaOf(toneOf(rgb))),
  )
}

const isLine = (yarn: number, lines: number) => ((lines >>> yarn) & 1) === 1

const NONE = 255
/** How far a JPEG carries a line's colour, in pixels. */
const SPREAD = 3

/** The line yarn of each pixel within `SPREAD` of one, `NONE` elsewhere. */
function nearestLine({ width, height }: Raster, { first, second }: Mixtures, lines: number): Uint8Array {
  const home = new Uint8Array(first.length).fill(NONE)
  for (let at = 0; at < first.length; at++) {
    const line = isLine(first[at]!, lines) ? first[at]! : second[at]!
    if (!isLine(line, lines)) continue
    const x = at % width
    const y = (at - x) / width
    const left = Math.max(0, x - SPREAD)
    const right = Math.min(width - 1, x + SPREAD)
    for (let v = Math.max(0, y - SPREAD); v <= Math.min(height - 1, y + SPREAD); v++)
      home.fill(line, v * width + left, v * width + right + 1)
  }
  return home
}

/** The mean of `sums`: red, green, blue and weight. */
const meanOf = (sums: Float64Array): Tone => ({
  r: sums[0]! / sums[3]!,
  g: sums[1]! / sums[3]!,
  b: sums[2]! / sums[3]!,
  weight: 1,
})
