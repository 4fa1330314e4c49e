import type { CellMeans } from './cell-means.ts'
import type { CellYarns } from './cell-yarns.ts'
import type { Grid } from './fit-slopes.ts'
import { smoother } from './smooth-plane.ts'

/**
 * Adds to the planes what cells still differ from their yarns by. A channel that does not tell, clipped or dark,
 * differs as the others do.
 */
export function refineLight(
  { planes: means, clipped }: CellMeans,
  planes: readonly Float32Array[],
  { yarns, own }: CellYarns,
  grid: Grid,
): void {
  const telling = yarns.flatMap(({ rgb }) => EVERY_BITS.map((bits) => tellingChannels(rgb, bits)))
  const trust = telling.map((bits, n) => partLuma(yarns[n >> 3]!.rgb, bits) / 255)
  const weights = new Float32Array(own.length)
  for (let cell = 0; cell < own.length; cell++) weights[cell] = trust[8 * own[cell]! + clipped[cell]!] ?? 0
  const smoothOf = smoother(grid, weights)
  const logs = CHANNELS.map((channel) =>
    Float64Array.from(yarns, ({ rgb }) => Math.log(((rgb >>> (16 - 8 * channel)) & 255) + 1)),
  )
  const lefts = planes.map((plane, channel) => {
    const mean = means[channel]!
    const log = logs[channel]!
    const left = new Float32Array(own.length)
    for (let cell = 0; cell < own.length; cell++) {
      const yarn = own[cell]!
      if (yarn < yarns.length) left[cell] = mean[cell]! - plane[cell]! - log[yarn]!
    }
    return left
  })
  for (let cell = 0; cell < own.length; cell++) {
    const bits = telling[8 * own[cell]! + clipped[cell]!] ?? EVERY
    if (bits !== EVERY && bits !== 0) share(lefts, cell, bits)
  }
  for (let channel = 0; channel < planes.length; channel++) {
    const plane = planes[channel]!
    const smooth = smoothOf(lefts[channel]!)
    for (let cell = 0; cell < plane.length; cell++) plane[cell]! += smooth[cell]!
  }
}

const CHANNELS = [0, 1, 2] as const
const EVERY = 7
const EVERY_BITS = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** The channels of a yarn that tell how bright its light is: those that were not `clipped` and are not nearly black. */
function tellingChannels(rgb: number, clipped: number): number {
  const levels = CHANNELS.map((channel) => (rgb >>> (16 - 8 * channel)) & 255)
  const least = DARK * Math.max(...levels)
  return levels.reduce((bits, level, n) => (level < least ? bits : bits | (1 << n)), 0) & ~clipped
}

/** Share of a yarn's brightest channel below which the logarithm of another is mostly noise. */
const DARK = 0.3

/** Gives the other channels of a cell the mean of those that tell. */
function share(lefts: readonly Float32Array[], cell: number, bits: number): void {
  let sum = 0
  let count = 0
  for (const channel of CHANNELS) {
    if (((bits >>> channel) & 1) === 0) continue
    sum += lefts[channel]![cell]!
    count++
  }
  for (const channel of CHANNELS) if (((bits >>> channel) & 1) === 0) lefts[channel]![cell] = sum / count
}

/** The luma of some channels of 0xRRGGBB, in levels. */
const partLuma = (rgb: number, bits: number) =>
  LUMA.reduce(
    (sum, part, n) => (((bits >>> n) & 1) === 1 ? sum + part * ((rgb >>> (16 - 8 * n)) & 255) : sum),
    0,
  )
const LUMA = [0.3, 0.59, 0.11] as const
