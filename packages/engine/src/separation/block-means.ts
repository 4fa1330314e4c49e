import type { Raster } from '../bitmap/raster.ts'
import { ColorCells, type ColorSample } from './yarns/color-samples.ts'

export type BlockMeans = {
  /** The mean colour of each block, 0xRRGGBB, row by row. */
  readonly means: Uint32Array<ArrayBuffer>
  /** What is known of each block: `PLAIN` and `GENTLE`, as bits. */
  readonly marks: Uint8Array<ArrayBuffer>
  readonly samples: readonly ColorSample[]
  /** The picture's grain: standard deviation inside a plain block, in sRGB levels at medium brightness. */
  readonly noise: number
  /** Share of blocks of exactly one colour, 0–1. */
  readonly even: number
  /** How many whole blocks from here to the right are of exactly one colour, the same in all, at most 255. */
  readonly runs: Uint8Array<ArrayBuffer>
}

/** A block with nothing but grain. */
export const PLAIN = 1
/** The same where the colour may also change by a few levels, however dark: a run is steep where it is short. */
export const GENTLE = 2
/** Side of a block, in pixels. */
export const BLOCK = 4

/**
 * Samples a picture by the means of its 4×4 blocks, in which grain averages out. A block with more than grain is an
 * edge: its quarters are used instead, weighted less the more they vary. Nothing is excluded entirely, or dark pile,
 * which is uneven by nature, would be lost.
 */
export function blockMeans(raster: Raster, isPhotograph = false): BlockMeans {
  const { width, height, pixels } = raster
  const across = Math.ceil(width / BLOCK)
  const isEven = evenBlocks(raster)
  const means = new Uint32Array(isEven.length)
  // Of a photograph every block is measured to know its grain.
  const variances = isPhotograph ? new Float32Array(isEven.length) : null
  const grain = variances
    ? Math.max(LEAST_IN_PHOTOGRAPH, quietest(raster, isEven, BLOCK, 1, { means, variances }))
    : hasFewColors(raster, isEven)
      ? 0
      : QUARTER_TO_BLOCK * quietest(raster, isEven, BLOCK / 2, GRAIN_STEP)
  const accepted = Math.max(3, 2.2 * grain)
  const noise = Math.sqrt(grain / 3)
  const cells = new ColorCells()
  const marks = new Uint8Array(isEven.length)
  const block = { rgb: 0, variance: 0 }
  let even = 0
  for (let y = 0, at = 0; y < height; y += BLOCK) {
    for (let x = 0; x < width; x += BLOCK, at++) {
      let count = BLOCK * BLOCK
      if (isEven[at] === 1) {
        block.rgb = pixels[y * width + x]!
        block.variance = 0
      } else if (variances) {
        count = Math.min(BLOCK, width - x) * Math.min(BLOCK, height - y)
        block.rgb = means[at]!
        block.variance = variances[at]!
      } else count = measure(raster, x, y, BLOCK, block)
      means[at] = block.rgb
      if (block.variance === 0) even++
      const isPlain = block.variance <= accepted
      const isSteady = noise === 0 ? isGentle(block.rgb, block.variance) : isPlain
      marks[at] = (isPlain ? PLAIN : 0) | (isSteady ? GENTLE : 0)
      if (isPlain) cells.add(block.rgb, count, true)
      else addQuarters(raster, x, y, accepted, noise === 0, cells, block)
    }
  }
  variances?.buffer.transfer(0)
  return {
    means,
    marks,
    samples: cells.samples(),
    noise,
    even: even / means.length,
    runs: evenRuns(isEven, means, across),
  }
}

/** Turns 1 for each block of one colour into the length of its run; in place. */
function evenRuns(
  isEven: Uint8Array<ArrayBuffer>,
  rgb: Uint32Array,
  across: number,
): Uint8Array<ArrayBuffer> {
  for (let at = isEven.length - 2; at >= 0; at--) {
    if (isEven[at] === 0 || (at + 1) % across === 0 || rgb[at + 1] !== rgb[at]) continue
    isEven[at] = Math.min(LONGEST, isEven[at + 1]! + 1)
  }
  return isEven
}

const LONGEST = 255

function isGentle(rgb: number, variance: number): boolean {
  const red = (rgb >>> 16) & 255
  const green = (rgb >>> 8) & 255
  const blue = rgb & 255
  const brightness = (red * red + green * green + blue * blue) / 3
  return variance * (brightness + 1024) <= STEADY * MIDDLE
}

/** Variance, summed over the channels, of a change by two levels from pixel to pixel. */
const STEADY = 16

/** A photograph has grain, even if its quietest half has not. */
const LEAST_IN_PHOTOGRAPH = 12

/** Grain is measured in the corner of every third block. */
const GRAIN_STEP = 3

// In the lower quantiles a square of four pixels underestimates the variance by this factor more than one of 16.
const QUARTER_TO_BLOCK = 1.7

type Measure = { rgb: number; variance: number }

/** 1 for each whole block of one colour. */
function evenBlocks(raster: Raster): Uint8Array<ArrayBuffer> {
  const { width, height } = raster
  const isEven = new Uint8Array(Math.ceil(width / BLOCK) * Math.ceil(height / BLOCK))
  for (let y = 0, at = 0; y < height; y += BLOCK)
    for (let x = 0; x < width; x += BLOCK, at++)
      if (isWhole(raster, x, y) && isOneColor(raster, y * width + x)) isEven[at] = 1
  return isEven
}

const isWhole = ({ width, height }: Raster, x: number, y: number) => x + BLOCK <= width && y + BLOCK <= height

/** Whether the whole block that starts at a pixel has one colour: most of a drawing, so that nothing is summed there. */
function isOneColor({ width, pixels }: Raster, at: number): boolean {
  const corner = pixels[at]! | 0
  for (let row = at, end = at + BLOCK * width; row < end; row += width) {
    const differs =
      ((pixels[row]! | 0) ^ corner) |
      ((pixels[row + 1]! | 0) ^ corner) |
      ((pixels[row + 2]! | 0) ^ corner) |
      ((pixels[row + 3]! | 0) ^ corner)
    if (differs !== 0) return false
  }
  return true
}

function addQuarters(
  raster: Raster,
  left: number,
  top: number,
  accepted: number,
  isGrainless: boolean,
  cells: ColorCells,
  quarter: Measure,
): void {
  const { width, height, pixels } = raster
  for (let y = top; y < Math.min(height, top + BLOCK); y += 2) {
    for (let x = left; x < Math.min(width, left + BLOCK); x += 2) {
      const count = measure(raster, x, y, 2, quarter)
      if (quarter.variance <= accepted) {
        cells.add(quarter.rgb, count, count > 1)
      } else if (!isGrainless) {
        cells.add(quarter.rgb, count * Math.max(0.02, Math.min(0.5, accepted / quarter.variance)), false)
      } else {
        // The mean of a mixed quarter is no yarn's colour; without grain its pixels are their own means.
        for (let v = y; v < Math.min(height, y + 2); v++) {
          for (let u = x; u < Math.min(width, x + 2); u++) cells.add(pixels[v * width + u]!, 0.25, false)
        }
      }
    }
  }
}

/** Mean colour and variance of a square clipped at the picture's edge; returns its number of pixels. */
function measure(
  { width, height, pixels }: Raster,
  left: number,
  top: number,
  size: number,
  out: Measure,
): number {
  const right = Math.min(width, left + size)
  const bottom = Math.min(height, top + size)
  const count = (right - left) * (bottom - top)
  const corner = pixels[top * width + left]! | 0
  let differs = 0
  // Red and blue in the halves of a word: of 16 pixels they have 12 bits each.
  let redBlue = 0
  let green = 0
  let squares = 0
  for (let row = top * width, y = top; y < bottom; y++, row += width) {
    for (let at = row + left, end = row + right; at < end; at++) {
      const pixel = pixels[at]! | 0
      const r = (pixel >>> 16) & 255
      const g = (pixel >>> 8) & 255
      const b = pixel & 255
      differs |= pixel ^ corner
      redBlue = (redBlue + (pixel & 0xff00ff)) | 0
      green = (green + g) | 0
      squares = (squares + r * r + g * g + b * b) | 0
    }
  }
  out.rgb = corner
  out.variance = 0
  if (differs === 0) return count
  const red = redBlue >>> 16
  const blue = redBlue & 0xffff
  const meanSquare = (red * red + green * green + blue * blue) / count
  const brightness = meanSquare / count / 3
  out.rgb = (Math.round(red / count) << 16) | (Math.round(green / count) << 8) | Math.round(blue / count)
  // Light on pile is multiplicative: bright yarn varies more. Normalised to medium brightness.
  out.variance = Math.fround(((squares - meanSquare) / count) * (MIDDLE / (brightness + 1024)))
  return count
}

const MIDDLE = 128 * 128 + 1024

type Measured = { readonly means: Uint32Array; readonly variances: Float32Array }

/**
 * The 0.4 quantile of the variance in squares of `size` at the corner of one block in `step`, in whole numbers. Writes what
 * was measured to `out`.
 */
function quietest(raster: Raster, isEven: Uint8Array, size: number, step: number, out?: Measured): number {
  const across = Math.ceil(raster.width / BLOCK)
  const counts = new Uint32Array(8192)
  const square = { rgb: 0, variance: 0 }
  for (let at = 0; at < isEven.length; at += step) {
    if (isEven[at] === 1) square.variance = 0
    else measure(raster, BLOCK * (at % across), BLOCK * Math.floor(at / across), size, square)
    counts[Math.min(8191, square.variance | 0)]! += 1
    if (out === undefined || isEven[at] === 1) continue
    out.means[at] = square.rgb
    out.variances[at] = square.variance
  }
  const most = QUIET * Math.ceil(isEven.length / step)
  let below = 0
  for (let value = 0; value < counts.length; value++) {
    below += counts[value]!
    if (below > most) return value
  }
  return counts.length
}

/** Hardly depends on the drawing: see decision 007. */
const QUIET = 0.4

/**
 * Whether a picture has at most 32 different values. Such a picture was drawn, not photographed: its variation is
 * drawing and not grain. (256 would prove nothing: any grey photograph has as few.)
 */
function hasFewColors({ width, height, pixels }: Raster, isEven: Uint8Array): boolean {
  const slots = new Int32Array(SLOTS)
  let known = 0
  let last = 0
  for (let y = 0, block = 0; y < height; y += BLOCK) {
    for (let x = 0; x < width; x += BLOCK, block++) {
      // One pixel speaks for a block of one colour.
      const right = isEven[block] === 1 ? x + 1 : Math.min(width, x + BLOCK)
      const bottom = isEven[block] === 1 ? y + 1 : Math.min(height, y + BLOCK)
      for (let v = y; v < bottom; v++) {
        for (let at = v * width + x, end = v * width + right; at < end; at++) {
          const pixel = pixels[at]! | 0 // as a signed word: twice as fast, being what the engine keeps in registers
          if (pixel === last) continue
          last = pixel
          let slot = Math.imul(pixel, 0x9e3779b1) >>> 25
          while (slots[slot] !== 0 && slots[slot] !== pixel) slot = (slot + 1) % SLOTS
          if (slots[slot] === pixel) continue
          known += 1
          if (known > LIMIT) return false
          slots[slot] = pixel
        }
      }
    }
  }
  return true
}

const LIMIT = 32
const SLOTS = 128
