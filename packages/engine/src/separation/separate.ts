import type { Raster } from '../bitmap/raster.ts'
import { blockMeans, type BlockMeans } from './block-means.ts'
import { settleSwatches } from './coverage.ts'
import { findClusters } from './yarns/find-clusters.ts'
import { labelPixels } from './label.ts'
import { isJpegBorn } from './jpeg/jpeg-born.ts'
import type { Noise } from './mixing.ts'
import { evened } from './photograph/evened.ts'
import { unevenLight } from './photograph/uneven-light.ts'
import { withoutStrokes } from './pencil/without-strokes.ts'
import { provedYarns, solidYarns } from './yarns/proved-yarns.ts'
import { findRuns, type Runs } from './runs/find-runs.ts'
import { disprove } from './runs/mix-runs.ts'
import type { Separation } from './separation.ts'
import { unmix } from './unmix.ts'
import { yarnColors } from './yarn-colors.ts'

/**
 * Finds the yarns of a bitmap and what every pixel consists of. Deterministic; a raster of at least one pixel always
 * gives a separation. Uneven light on a photographed drawing is taken out first and becomes light on its pixels.
 */
export function separate(raster: Raster): Separation {
  const { raster: even, labels, proved, yarns, noise, runs, evenRuns, evened } = analysed(raster)
  const unmixed = unmix(even, labels, proved, yarns, { noise, runs, evenRuns, mostYarns: MOST_SWATCHES })
  const swatches = settleSwatches(unmixed, noise.grain > 0)
  const { first, second, mix, light } = unmixed.mixtures
  return { width: even.width, height: even.height, swatches, first, second, mix, light: lit(light, evened) }
}

/** What is known of a picture before its pixels are explained. Its block means are needed no longer then. */
type Analysed = {
  /** The picture to explain: without strokes and uneven light. */
  readonly raster: Raster
  readonly labels: Uint8Array
  readonly proved: Uint8Array
  readonly yarns: Uint32Array
  readonly noise: Noise
  readonly runs: Runs | null
  /** How many blocks of one colour follow each other, as from `blockMeans`. */
  readonly evenRuns: Uint8Array
  /** The uneven light that was taken out, 128 = none. */
  readonly evened: Uint8Array | null
}

function analysed(raster: Raster): Analysed {
  const means = blockMeans(raster)
  if (means.even >= DRAWN) return analysedEven(raster, means)
  const flat = withoutStrokes(raster, means)
  if (flat !== null) return analysedEven(flat, blockMeans(flat))
  const uneven = unevenLight(raster, means.means)
  if (uneven === null) return analysedEven(raster, means)
  const even = evened(raster, uneven)
  return { ...analysedEven(even.raster, blockMeans(even.raster, true)), evened: even.light }
}

/** With a larger share of blocks of one colour a picture was drawn, and what changes gradually is an ombre. */
const DRAWN = 0.05

function analysedEven(
  raster: Raster,
  { samples, noise, plain, gentle, runs: evenRuns }: BlockMeans,
): Analysed {
  const { width, height } = raster
  const isGrainy = noise > LEAST_GRAIN
  const found = findClusters(samples, isGrainy).slice(0, MOST_SWATCHES)
  const isJpeg = !isGrainy && isJpegBorn(raster)
  const runs = isGrainy || isJpeg ? null : findRuns(gentle, width, found)
  const clusters = runs?.clusters ?? found
  const labels = labelPixels(
    raster,
    clusters.map(({ color }) => color),
    evenRuns,
    isGrainy ? plain : null,
  )
  const proved = isJpeg ? solidYarns(labels, width, height) : provedYarns(labels, width, height, evenRuns)
  if (runs) disprove(runs, width, labels, proved)
  const yarns = yarnColors(
    raster,
    labels,
    proved,
    // Around squares of three pixels a block may be proved in part.
    isJpeg ? new Uint8Array(evenRuns.length) : evenRuns,
    clusters.map(({ rgb }) => rgb),
    !isGrainy && !isJpeg,
  )
  const known = { grain: isGrainy ? noise : 0, isJpeg }
  return { raster, labels, proved, yarns, noise: known, runs, evenRuns, evened: null }
}

/** The light of grain and the uneven light together. */
function lit(light: Uint8Array | null, uneven: Uint8Array | null): Uint8Array | null {
  if (light === null || uneven === null) return light ?? uneven
  for (let at = 0; at < light.length; at++) light[at] = Math.min(255, (light[at]! * uneven[at]! + 64) >> 7)
  return light
}

const MOST_SWATCHES = 30

/** Below this many levels, variation is compression and is smoothed away instead of stored as light. */
export const LEAST_GRAIN = 1.8
