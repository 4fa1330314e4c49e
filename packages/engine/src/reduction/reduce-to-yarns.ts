import type { Raster } from '../bitmap/raster.ts'
import { MM_PER_PIXEL, TUFT_MM } from '../pile/tile/tile-units.ts'
import { LONG_SIDE } from '../rug-size.ts'
import { chooseColors, nearestColor, type ChosenColors } from './choose-colors.ts'
import { type ColorBins, colorBins, writeSpread } from './color-bins.ts'
import { drawnColors } from './drawn-colors.ts'
import { refill } from './refill.ts'
import type { Reduction, YarnMap } from './reduction.ts'
import { settleYarns } from './settle-yarns.ts'
import { thinParts } from './thin-parts.ts'
import { evenlyLit } from '../separation/photograph/evenly-lit.ts'
import { withoutSpecks } from './without-specks.ts'
import { deltaE2000 } from '../color/delta-e2000.ts'
import { nearestRgb } from '../color/gamut.ts'
import { labFromRgb } from '../color/lab.ts'

export type ReductionOptions = {
  /** Maximum number of yarns; fewer if the picture has fewer distinguishable colours. */
  readonly yarnCount: number
  /** Allowed yarns, `#RRGGBB`; null to choose yarns freely. */
  readonly library: readonly string[] | null
}

/**
 * Reduces a picture to yarns and to shapes that can be tufted: no grain, no line under two tufts, no speck under
 * three square centimetres, at the size its bitmap is tufted at. Deterministic.
 */
export function reduceToYarns(picture: Raster, { yarnCount, library }: ReductionOptions): Reduction {
  const raster = evenlyLit(picture)
  const { width, height } = raster
  const scale = (LONG_SIDE * MM_PER_PIXEL) / Math.max(width, height)
  const bins = colorBins(raster)
  const colors = drawnColors(raster, yarnCount) ?? mergeNear(chooseColors(bins, yarnCount))
  let map: YarnMap = { width, height, labels: labelPixels(raster, colors) }
  map = { ...map, labels: withoutGrain(map, bins, colors.length / 3, scale) }
  const thin = thinParts(map, Math.max(2, Math.round(LINE_MM / scale)))
  if (thin.includes(0)) refill(map, thin, raster, colors)
  giveUpRare(map, raster, colors)
  map = { ...map, labels: withoutSpecks(map, Math.round(SPECK_MM2 / scale ** 2)) }
  return { width, height, ...settleYarns(map, raster, colors.length / 3, library) }
}

/** Two tufts across a slanting line, whose pixel rows cut it into pieces of 1/√2 of that. */
const LINE_MM = (2 * TUFT_MM) / Math.SQRT2
const SPECK_MM2 = 300
/** Radius of the majority filter for photographs, and its number of passes. */
const GRAIN_REACH_MM = 3
const GRAIN_PASSES = 2
/** Fraction of grain from which a picture is a photograph. */
const LEAST_GRAIN = 0.08

/** A yarn with a smaller coverage is not worth dyeing. */
const LEAST_SHARE = 0.002

function giveUpRare(map: YarnMap, raster: Raster, colors: Float64Array): void {
  const areas = new Uint32Array(colors.length / 3)
  for (const yarn of map.labels) areas[yarn]! += 1
  const rare = map.labels.map((yarn) => (areas[yarn]! < LEAST_SHARE * map.labels.length ? 1 : 0))
  if (rare.includes(1)) refill(map, rare, raster, colors)
}

function withoutGrain(map: YarnMap, { grain }: ColorBins, yarnCount: number, scale: number): Uint8Array {
  if (grain < LEAST_GRAIN) return map.labels
  const reach = Math.max(1, Math.round(GRAIN_REACH_MM / scale))
  let { labels } = map
  for (let pass = 0; pass < GRAIN_PASSES; pass++) labels = majority({ ...map, labels }, yarnCount, reach)
  return labels
}

/** The index of the nearest of `colors` for each pixel; computed once per cube of four levels a side. */
function labelPixels({ pixels }: Raster, colors: Float64Array): Uint8Array {
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

/**
 * Replaces every pixel's yarn by the most frequent one within `reach` pixels in each direction; keeps its own on a
 * tie. Removes a photograph's grain and keeps its edges sharp.
 */
function majority({ width, height, labels }: YarnMap, yarnCount: number, reach: number): Uint8Array {
  const out = new Uint8Array(labels.length)
  const columns = new Int32Array(width * yarnCount)
  const counts = new Int32Array(yarnCount)
  for (let row = 0; row < Math.min(reach, height); row++) count(labels, width, row, columns, yarnCount, 1)
  for (let y = 0; y < height; y++) {
    if (y + reach < height) count(labels, width, y + reach, columns, yarnCount, 1)
    if (y > reach) count(labels, width, y - reach - 1, columns, yarnCount, -1)
    counts.fill(0)
    for (let x = 0; x < Math.min(reach, width); x++) addColumn(counts, columns, x * yarnCount, 1)
    for (let x = 0; x < width; x++) {
      if (x + reach < width) addColumn(counts, columns, (x + reach) * yarnCount, 1)
      if (x > reach) addColumn(counts, columns, (x - reach - 1) * yarnCount, -1)
      let best = labels[y * width + x]!
      for (let yarn = 0; yarn < yarnCount; yarn++) if (counts[yarn]! > counts[best]!) best = yarn
      out[y * width + x] = best
    }
  }
  return out
}

/** Adds a row to, or removes it from, each column's counts per yarn. */
function count(
  labels: Uint8Array,
  width: number,
  row: number,
  columns: Int32Array,
  yarnCount: number,
  sign: 1 | -1,
): void {
  for (let x = 0, at = row * width; x < width; x++, at++) columns[x * yarnCount + labels[at]!]! += sign
}

function addColumn(counts: Int32Array, columns: Int32Array, from: number, sign: 1 | -1): void {
  for (let yarn = 0; yarn < counts.length; yarn++) counts[yarn]! += sign * columns[from + yarn]!
}

/** Merges colours too similar to be distinguished in wool, nearest pair first. */
function mergeNear({ colors, weights }: ChosenColors): Float64Array {
  let shades: readonly Shade[] = Array.from(weights, (weight, n) => ({
    weight,
    color: [colors[3 * n]!, colors[3 * n + 1]!, colors[3 * n + 2]!],
  }))
  for (let pair = nearestPair(shades); pair !== null; pair = nearestPair(shades)) {
    const [p, q] = pair
    shades = [...shades.filter((shade) => shade !== p && shade !== q), between(p, q)]
  }
  return Float64Array.from(shades.flatMap(({ color }) => color))
}

/** Neighbouring yarns closer than this (CIEDE2000) look like one. */
const LEAST_APART = 5

type Shade = { readonly color: readonly [number, number, number]; readonly weight: number }

function nearestPair(shades: readonly Shade[]): readonly [Shade, Shade] | null {
  const labs = shades.map(({ color: [l, a, b] }) => labFromRgb(nearestRgb({ l, a: a / 2, b: b / 2 })))
  let least = LEAST_APART
  let found: readonly [Shade, Shade] | null = null
  for (let p = 0; p < shades.length; p++)
    for (let q = 0; q < p; q++) {
      const apart = deltaE2000(labs[p]!, labs[q]!)
      if (apart >= least) continue
      least = apart
      found = [shades[p]!, shades[q]!]
    }
  return found
}

function between(p: Shade, q: Shade): Shade {
  const weight = p.weight + q.weight
  const mean = (axis: 0 | 1 | 2) =>
    weight === 0 ? p.color[axis] : (p.weight * p.color[axis] + q.weight * q.color[axis]) / weight
  return { weight, color: [mean(0), mean(1), mean(2)] }
}
