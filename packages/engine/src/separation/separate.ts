import type { Raster } from '../bitmap/raster.ts'
import { blockMeans, type BlockMeans } from './block-means.ts'
import { settleSwatches } from './coverage.ts'
import { findClusters } from './yarns/find-clusters.ts'
import { labelPixels } from './label.ts'
import { isJpegBorn } from './jpeg/jpeg-born.ts'
import { evened } from './photograph/evened.ts'
import { unevenLight } from './photograph/uneven-light.ts'
import { withoutStrokes } from './pencil/without-strokes.ts'
import { provedYarns, solidYarns } from './yarns/proved-yarns.ts'
import { findRuns } from './runs/find-runs.ts'
import { disprove } from './runs/mix-runs.ts'
import type { Separation } from './separation.ts'
import { unmix } from './unmix.ts'
import { yarnColors } from './yarn-colors.ts'

/**
 * Finds the yarns of a bitmap and what every pixel consists of. Deterministic; a raster of at least one pixel always
 * gives a separation. Uneven light on a photographed drawing is taken out first and becomes light on its pixels.
 */
export function separate(raster: Raster): Separation {
  const means = blockMeans(raster)
  if (means.even >= DRAWN) return separateEven(raster, means)
  const flat = withoutStrokes(raster, means)
  if (flat !== null) return separateEven(flat, blockMeans(flat))
  const uneven = unevenLight(raster, means.means)
  if (uneven === null) return separateEven(raster, means)
  const even = evened(raster, uneven)
  const separation = separateEven(even.raster, blockMeans(even.raster, true))
  const { light } = separation
  for (let at = 0; at < light.length; at++)
    light[at] = Math.min(255, (light[at]! * even.light[at]! + 64) >> 7)
  return separation
}

/** With a larger share of blocks of one colour a picture was drawn, and what changes gradually is an ombre. */
const DRAWN = 0.05

function separateEven(raster: Raster, { samples, noise, plain, gentle }: BlockMeans): Separation {
  const { width, height, pixels } = raster
  const isGrainy = noise > LEAST_GRAIN
  const found = findClusters(samples, isGrainy).slice(0, MOST_SWATCHES)
  const isJpeg = !isGrainy && isJpegBorn(raster)
  const runs = isGrainy || isJpeg ? null : findRuns(gentle, width, found)
  const clusters = runs?.clusters ?? found
  const labels = labelPixels(
    raster,
    clusters.map(({ color }) => color),
    isGrainy ? plain : null,
  )
  const proved = isJpeg ? solidYarns(labels, width, height) : provedYarns(labels, width, height)
  if (runs) disprove(runs, width, labels, proved)
  const yarns = yarnColors(
    pixels,
    labels,
    proved,
    clusters.map(({ rgb }) => rgb),
    !isGrainy && !isJpeg,
  )
  const unmixed = unmix(raster, labels, proved, yarns, {
    noise: { grain: isGrainy ? noise : 0, isJpeg },
    runs,
    mostYarns: MOST_SWATCHES,
  })
  const swatches = settleSwatches(unmixed, isGrainy)
  return { width, height, swatches, ...unmixed.mixtures }
}

const MOST_SWATCHES = 30

/** Below this many levels, variation is compression and is smoothed away instead of stored as light. */
export const LEAST_GRAIN = 1.8
