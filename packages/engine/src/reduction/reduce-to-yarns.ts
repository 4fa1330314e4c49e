import type { Raster } from '../bitmap/raster.ts'
import { MM_PER_PIXEL, TUFT_MM } from '../pile/tile/tile-units.ts'
import { LONG_SIDE } from '../rug.ts'
import { chooseColors } from './choose-colors.ts'
import { type ColorBins, colorBins } from './color-bins.ts'
import { labelPixels } from './label-pixels.ts'
import { majority } from './majority.ts'
import { mergeNear } from './merge-near.ts'
import { refill } from './refill.ts'
import type { Reduction, YarnMap } from './reduction.ts'
import { settleYarns } from './settle-yarns.ts'
import { thinParts } from './thin-parts.ts'
import { withoutSpecks } from './without-specks.ts'

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
export function reduceToYarns(raster: Raster, { yarnCount, library }: ReductionOptions): Reduction {
  const { width, height } = raster
  const scale = (LONG_SIDE * MM_PER_PIXEL) / Math.max(width, height)
  const bins = colorBins(raster)
  const colors = mergeNear(chooseColors(bins, yarnCount))
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
