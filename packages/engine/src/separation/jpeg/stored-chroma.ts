import type { Raster } from '../../bitmap/raster.ts'
import { CB, CR, lumaOf } from '../mixing.ts'

/** The mean chroma of a block of 16 × 16 pixels, in levels, and whether each channel is the same in all of it. */
export type StoredChroma = {
  readonly cb: number
  readonly cr: number
  readonly isFlatCb: boolean
  readonly isFlatCr: boolean
}

/**
 * The mean chroma that a JPEG with half the resolution of colour (4:2:0) stored in a block. A decoder draws chroma over
 * the border of blocks, three quarters from the nearer sample and one from the other (libjpeg's "fancy upsampling"): a
 * pixel at the border, less half of its difference from the one beyond, undoes that in the sum.
 */
export function storedChroma({ width, height, pixels }: Raster, left: number, top: number): StoredChroma {
  let red = 0
  let green = 0
  let blue = 0
  let leastCb = Infinity
  let mostCb = -Infinity
  let leastCr = Infinity
  let mostCr = -Infinity
  for (let v = -1; v <= SIDE; v++) {
    const row = Math.max(0, Math.min(height - 1, top + v)) * width
    for (let u = -1; u <= SIDE; u++) {
      const pixel = pixels[row + Math.max(0, Math.min(width - 1, left + u))]! | 0
      const r = (pixel >>> 16) & 255
      const g = (pixel >>> 8) & 255
      const b = pixel & 255
      const weight = WEIGHTS[v + 1]! * WEIGHTS[u + 1]!
      red += weight * r
      green += weight * g
      blue += weight * b
      if (u < INNER || v < INNER || u >= SIDE - INNER || v >= SIDE - INNER) continue
      const luma = lumaOf({ r, g, b })
      leastCb = Math.min(leastCb, b - luma)
      mostCb = Math.max(mostCb, b - luma)
      leastCr = Math.min(leastCr, r - luma)
      mostCr = Math.max(mostCr, r - luma)
    }
  }
  const luma = lumaOf({ r: red, g: green, b: blue })
  return {
    cb: (CB * (blue - luma)) / SIDE ** 2,
    cr: (CR * (red - luma)) / SIDE ** 2,
    isFlatCb: CB * (mostCb - leastCb) < FLAT,
    isFlatCr: CR * (mostCr - leastCr) < FLAT,
  }
}

const SIDE = 16
/** From the pixel before a block to the one behind it. */
const WEIGHTS = Float64Array.from({ length: SIDE + 2 }, (_, n) =>
  n === 0 || n > SIDE ? -0.5 : n === 1 || n === SIDE ? 1.5 : 1,
)
/** What is drawn over from the blocks beside, in pixels. */
const INNER = 2
/** Levels: what rounding to red, green and blue adds to a flat channel. */
const FLAT = 1.6

/**
 * The step, in levels, in which a JPEG rounded the mean chroma of its blocks, or 0 where it cannot be told: `means` that
 * are not flat lie on its multiples.
 */
export function chromaStep(means: readonly number[]): number {
  if (means.length < LEAST_MEANS) return 0
  let step = 0
  let most = CLEAR
  for (let quantizer = 2; quantizer <= MOST_QUANTIZER; quantizer++) {
    const turn = (2 * Math.PI * ROOT) / quantizer
    const clear = means.reduce((sum, mean) => sum + Math.cos(turn * mean), 0) / means.length
    if (clear <= most) continue
    most = clear
    step = quantizer / ROOT
  }
  return step
}

const LEAST_MEANS = 60
/** How closely means lie around multiples: 1 exactly, 0 by chance. */
const CLEAR = 0.5
const MOST_QUANTIZER = 40
/** A block's first coefficient is eight times its mean. */
const ROOT = 8

/** The multiple of `step` that was stored, from what a decoder made of it: whole levels where a block is flat. */
export function storedMultiple(mean: number, isFlat: boolean, step: number): number {
  const near = Math.floor(mean / step)
  let best = near
  let least = Infinity
  for (let n = near - 1; n <= near + 2; n++) {
    const off = Math.abs(mean - (isFlat ? Math.floor(n * step + 0.5) : n * step))
    if (off >= least) continue
    least = off
    best = n
  }
  return best
}
