import type { Raster } from '../bitmap/raster.ts'
import { blockMeans } from './block-means.ts'
import { settleSwatches } from './coverage.ts'
import { densityPeaks } from './yarns/density-peaks.ts'
import { dropMixtures } from './yarns/drop-mixtures.ts'
import { kMeans } from './yarns/k-means.ts'
import { labelPixels } from './label.ts'
import { provedYarns } from './yarns/proved-yarns.ts'
import type { Separation } from './separation.ts'
import { unmix } from './unmix.ts'
import { yarnColors } from './yarn-colors.ts'

/**
 * Finds the yarns of a bitmap and what every pixel consists of. Deterministic; a raster of at least one pixel always
 * gives a separation.
 */
export function separate(raster: Raster): Separation {
  const { width, height, pixels } = raster
  const { samples, noise, plain } = blockMeans(raster)
  const isGrainy = noise > LEAST_GRAIN
  const peaks = densityPeaks(samples, MOST_PEAKS, isGrainy)
  const clusters = dropMixtures(kMeans(samples, peaks, isGrainy)).slice(0, MOST_SWATCHES)
  const labels = labelPixels(
    raster,
    clusters.map(({ color }) => color),
    isGrainy ? plain : null,
  )
  const proved = provedYarns(labels, width, height)
  const yarns = yarnColors(
    pixels,
    labels,
    proved,
    clusters.map(({ rgb }) => rgb),
  )
  const unmixed = unmix(raster, labels, proved, yarns, {
    grain: isGrainy ? noise : 0,
    mostYarns: MOST_SWATCHES,
  })
  const swatches = settleSwatches(unmixed, isGrainy)
  return { width, height, swatches, ...unmixed.mixtures }
}

const MOST_SWATCHES = 30
// Some peaks prove to be soft edges and are dropped again.
const MOST_PEAKS = 48

/** Below this many levels, variation is compression and is smoothed away instead of stored as light. */
const LEAST_GRAIN = 1.8
