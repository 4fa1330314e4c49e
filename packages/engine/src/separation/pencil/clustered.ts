import { oklabDistance, oklabFromRgb } from '../../color/oklab.ts'
import { ColorCells } from '../yarns/color-samples.ts'
import { densityPeaks } from '../yarns/density-peaks.ts'
import { kMeans } from '../yarns/k-means.ts'
import type { Planes } from './smooth-strokes.ts'

/** Red, green and blue, in levels. */
export type Color = readonly [number, number, number]

/** The cluster of each block of the planes, from 0; -1 where none is near and where a block is NaN. */
export function clustered([red, green, blue]: Planes): Int8Array {
  const cells = new ColorCells()
  const colors = Int32Array.from(red, (r, at) => (Number.isNaN(r) ? NO_RGB : rgbOf(r, green[at]!, blue[at]!)))
  for (const rgb of colors) if (rgb !== NO_RGB) cells.add(rgb, 1, true)
  const samples = cells.samples()
  const clusters = kMeans(samples, densityPeaks(samples, MOST_COLORS, true), true)
  const known = new Map<number, number>([[NO_RGB, -1]])
  return Int8Array.from(colors, (rgb) => {
    const before = known.get(rgb)
    if (before !== undefined) return before
    const color = oklabFromRgb(rgb)
    const far = clusters.map((cluster) => oklabDistance(color, cluster.color))
    const least = Math.min(...far)
    const found = least < NEAR ? far.indexOf(least) : -1
    known.set(rgb, found)
    return found
  })
}

export const MOST_COLORS = 24
const NO_RGB = -1
/** The colour of a pixel that has none. */
export const NONE = 255
/** In OKLab. */
const NEAR = 0.05

/** 0xRRGGBB of levels that need not be whole. */
export function rgbOf(r: number, g: number, b: number): number {
  return (levelOf(r) << 16) | (levelOf(g) << 8) | levelOf(b)
}

const levelOf = (value: number) => Math.max(0, Math.min(255, Math.round(value)))
