import type { Raster } from '../bitmap/raster.ts'
import { blockMeans, type BlockMeans } from './block-means.ts'
import { settleSwatches } from './coverage.ts'
import { findClusters } from './yarns/find-clusters.ts'
import { labeller, type LabelOf, labelPixels } from './label.ts'
import { isJpegBorn } from './jpeg/jpeg-born.ts'
import type { Noise } from './mixing.ts'
import { evened, shineOn } from './photograph/evened.ts'
import { type UnevenLight, unevenLight } from './photograph/uneven-light.ts'
import { withoutStrokes } from './pencil/without-strokes.ts'
import { provedYarns, solidYarns } from './yarns/proved-yarns.ts'
import { findRuns, type Runs } from './runs/find-runs.ts'
import { disprove } from './runs/mix-runs.ts'
import type { Separation } from './separation.ts'
import { unmix } from './unmix.ts'
import { yarnColors } from './yarn-colors.ts'

/**
 * Finds the yarns of a bitmap and what every pixel consists of. Deterministic; a raster of at least one pixel always
 * gives a separation. Uneven light on a photographed drawing is taken out first and becomes light on its pixels; with
 * `mayOverwrite` in the raster's own memory.
 */
export function separate(raster: Raster, { mayOverwrite = false } = {}): Separation {
  const { raster: even, labels, proved, yarns, uneven, ...known } = analysed(raster, mayOverwrite)
  const unmixed = unmix(even, labels, proved, yarns, {
    ...known,
    mostYarns: MOST_SWATCHES,
    mayOverwrite: mayOverwrite || even !== raster,
  })
  const swatches = settleSwatches(unmixed, known.noise.grain > 0)
  const { first, second, mix, light } = unmixed.mixtures
  if (light !== null && uneven !== null) shineOn(light, uneven, even.width)
  return { width: even.width, height: even.height, swatches, first, second, mix, light }
}

/** What is known of a picture before its pixels are explained. Its block means are needed no longer then. */
type Analysed = {
  /** The picture to explain: without strokes and uneven light. */
  readonly raster: Raster
  readonly labels: Uint8Array
  readonly labelOf: LabelOf
  readonly proved: Uint8Array
  readonly yarns: Uint32Array
  readonly noise: Noise
  readonly runs: Runs | null
  /** How many blocks of one colour follow each other, as from `blockMeans`. */
  readonly evenRuns: Uint8Array
  /** The uneven light that was taken out. Such a picture has grain, too, and light on its pixels. */
  readonly uneven: UnevenLight | null
}

function analysed(raster: Raster, mayOverwrite: boolean): Analysed {
  const means = blockMeans(raster)
  if (means.even >= DRAWN) return analysedEven(raster, means)
  const flat = withoutStrokes(raster, means)
  if (flat !== null) return analysedEven(flat, blockMeans(flat))
  const uneven = unevenLight(raster, means.means)
  if (uneven === null) return analysedEven(raster, means)
  giveBack(means.means, means.marks, means.runs)
  const even = evened(raster, uneven, mayOverwrite ? raster.pixels : new Uint32Array(raster.pixels.length))
  return { ...analysedEven(even, blockMeans(even, true)), uneven }
}

/** With a larger share of blocks of one colour a picture was drawn, and what changes gradually is an ombre. */
const DRAWN = 0.05

function analysedEven(
  raster: Raster,
  { means, marks, samples, noise, runs: evenRuns }: BlockMeans,
): Analysed {
  const { width, height } = raster
  const isGrainy = noise > LEAST_GRAIN
  const found = findClusters(samples, isGrainy).slice(0, MOST_SWATCHES)
  const isJpeg = !isGrainy && isJpegBorn(raster)
  const runs = isGrainy || isJpeg ? null : findRuns(means, marks, width, found)
  const clusters = runs?.clusters ?? found
  const labelOf = labeller(clusters.map(({ color }) => color))
  const labels = labelPixels(raster, labelOf, isGrainy ? { means, marks } : { runs: evenRuns })
  // Given back at once: until they are collected, the planes of the result would be there beside them.
  giveBack(means, marks)
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
  return {
    raster,
    labels,
    labelOf,
    proved,
    yarns,
    noise: { grain: isGrainy ? noise : 0, isJpeg },
    runs,
    evenRuns,
    uneven: null,
  }
}

function giveBack(...planes: readonly { readonly buffer: ArrayBuffer }[]): void {
  for (const { buffer } of planes) buffer.transfer(0)
}

const MOST_SWATCHES = 30

/** Below this many levels, variation is compression and is smoothed away instead of stored as light. */
export const LEAST_GRAIN = 1.8
