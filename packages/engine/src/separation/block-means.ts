import type { Raster } from '../bitmap/raster.ts'
import { ColorCells, type ColorSample } from './yarns/color-samples.ts'

export type BlockMeans = {
  /** The mean colour of each block, 0xRRGGBB, row by row. */
  readonly means: Uint32Array
  readonly samples: readonly ColorSample[]
  /** The picture's grain: standard deviation inside a plain block, in sRGB levels at medium brightness. */
  readonly noise: number
  /** The colour, 0xRRGGBB, of each block with nothing but grain, row by row; `MIXED` for others. */
  readonly plain: Int32Array
  /** The same where the colour may also change by a few levels. */
  readonly gentle: Int32Array
  /** Share of blocks of exactly one colour, 0–1. */
  readonly even: number
  /** How many whole blocks from here to the right are of exactly one colour, the same in all, at most 255. */
  readonly runs: Uint8Array
}

export const MIXED = -1
/** Side of a block, in pixels. */
export const BLOCK = 4

/**
 * Samples a picture by the means of its 4×4 blocks, in which grain averages out. A block with more than grain is an
 * edge: its quarters are used instead, weighted less the more they vary. Nothing is excluded entirely, or dark pile,
 * which is uneven by nature, would be lost.
 */
export function blockMeans(raster: Raster, isPhotograph = false): BlockMeans {
  const blocks = measureBlocks(raster)
  const grain = isPhotograph
    ? Math.max(LEAST_IN_PHOTOGRAPH, quantile(blocks.variance, 0.4))
    : hasFewColors(raster, blocks.isEven)
      ? 0
      : QUARTER_TO_BLOCK * quantile(blocks.grain, 0.4)
  const accepted = Math.max(3, 2.2 * grain)
  const noise = Math.sqrt(grain / 3)
  const cells = new ColorCells()
  const plain = new Int32Array(blocks.rgb.length).fill(MIXED)
  const block = { rgb: 0, variance: 0 }
  for (let y = 0, at = 0; y < raster.height; y += BLOCK) {
    for (let x = 0; x < raster.width; x += BLOCK, at++) {
      if (blocks.variance[at]! <= accepted) {
        plain[at] = blocks.rgb[at]! & 0xffffff
        cells.add(blocks.rgb[at]!, blocks.pixels[at]!, true)
      } else addQuarters(raster, x, y, accepted, noise === 0, cells, block)
    }
  }
  let even = 0
  for (let at = 0; at < plain.length; at++) if (blocks.variance[at] === 0) even++
  const gentle = noise === 0 ? gentleBlocks(blocks) : plain
  const runs = evenRuns(blocks.isEven, blocks.rgb, Math.ceil(raster.width / BLOCK))
  return {
    means: blocks.rgb,
    samples: cells.samples(),
    noise,
    plain,
    gentle,
    even: even / plain.length,
    runs,
  }
}

/** Turns 1 for each block of one colour into the length of its run; in place. */
function evenRuns(isEven: Uint8Array, rgb: Uint32Array, across: number): Uint8Array {
  for (let at = isEven.length - 2; at >= 0; at--) {
    if (isEven[at] === 0 || (at + 1) % across === 0 || rgb[at + 1] !== rgb[at]) continue
    isEven[at] = Math.min(LONGEST, isEven[at + 1]! + 1)
  }
  return isEven
}

const LONGEST = 255

/** As `plain`, with blocks that change by a few levels, however dark: a run is steep where it is short. */
function gentleBlocks({ rgb, variance }: ReturnType<typeof measureBlocks>): Int32Array {
  const gentle = new Int32Array(rgb.length)
  for (let at = 0; at < rgb.length; at++) {
    const mean = rgb[at]! & 0xffffff
    const red = mean >>> 16
    const green = (mean >>> 8) & 255
    const blue = mean & 255
    const brightness = (red * red + green * green + blue * blue) / 3
    gentle[at] = variance[at]! * (brightness + 1024) <= GENTLE * MIDDLE ? mean : MIXED
  }
  return gentle
}

/** Variance, summed over the channels, of a change by two levels from pixel to pixel. */
const GENTLE = 16

/** A photograph has grain, even if its quietest half has not. */
const LEAST_IN_PHOTOGRAPH = 12

/** Grain is measured in the corner of every third block. */
const GRAIN_STEP = 3

// In the lower quantiles a square of four pixels underestimates the variance by this factor more than one of 16.
const QUARTER_TO_BLOCK = 1.7

type Measure = { rgb: number; variance: number }

function measureBlocks(raster: Raster) {
  const across = Math.ceil(raster.width / BLOCK)
  const down = Math.ceil(raster.height / BLOCK)
  const rgb = new Uint32Array(across * down)
  const variance = new Float32Array(across * down)
  const pixels = new Uint8Array(across * down)
  const grain = new Float32Array(Math.ceil((across * down) / GRAIN_STEP))
  const isEven = new Uint8Array(across * down)
  const block = { rgb: 0, variance: 0 }
  for (let y = 0, at = 0; y < raster.height; y += BLOCK) {
    for (let x = 0; x < raster.width; x += BLOCK, at++) {
      if (isWhole(raster, x, y) && isOneColor(raster, y * raster.width + x)) {
        isEven[at] = 1
        rgb[at] = raster.pixels[y * raster.width + x]!
        pixels[at] = BLOCK * BLOCK
        continue
      }
      if (at % GRAIN_STEP === 0) {
        measure(raster, x, y, 2, block)
        grain[at / GRAIN_STEP] = block.variance
      }
      pixels[at] = measure(raster, x, y, BLOCK, block)
      rgb[at] = block.rgb
      variance[at] = block.variance
    }
  }
  return { rgb, variance, pixels, grain, isEven }
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
  let red = 0
  let green = 0
  let blue = 0
  let squares = 0
  for (let y = top; y < bottom; y++) {
    for (let at = y * width + left, end = y * width + right; at < end; at++) {
      const pixel = pixels[at]! | 0
      const r = (pixel >>> 16) & 255
      const g = (pixel >>> 8) & 255
      const b = pixel & 255
      differs |= pixel ^ corner
      red += r
      green += g
      blue += b
      squares += r * r + g * g + b * b
    }
  }
  out.rgb = corner
  out.variance = 0
  if (differs === 0) return count
  const meanSquare = (red * red + green * green + blue * blue) / count
  const brightness = meanSquare / count / 3
  out.rgb = (Math.round(red / count) << 16) | (Math.round(green / count) << 8) | Math.round(blue / count)
  // Light on pile is multiplicative: bright yarn varies more. Normalised to medium brightness.
  out.variance = ((squares - meanSquare) / count) * (MIDDLE / (brightness + 1024))
  return count
}

const MIDDLE = 128 * 128 + 1024

function quantile(values: Float32Array, share: number): number {
  const counts = new Uint32Array(8192)
  for (let n = 0; n < values.length; n++) counts[Math.min(8191, values[n]! | 0)]! += 1
  let below = 0
  for (let value = 0; value < counts.length; value++) {
    below += counts[value]!
    if (below > values.length * share) return value
  }
  return counts.length
}

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
