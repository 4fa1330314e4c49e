import type { Raster } from '../bitmap/raster.ts'
import { candidatesOf, isExplainedBy, missingYarn, type Place } from './yarns/choose-yarns.ts'
import { AGAIN, DOUBTFUL, Doubtful, OPEN } from './doubts.ts'
import { judgeOf, reachOf } from './judge-pixels.ts'
import { lateStore, listStore, planeStore } from './judging/mixture-store.ts'
import { pixelLight, withLight } from './judging/pixel-light.ts'
import { CLOSE, type LabelOf } from './label.ts'
import { mixLines } from './jpeg/mix-lines.ts'
import { rgbOfJpegTone, type Noise } from './mixing.ts'
import type { Runs } from './runs/find-runs.ts'
import type { Mixtures } from './mixtures.ts'
import { runMixer } from './runs/mix-runs.ts'
import { proveLines } from './prove-lines.ts'
import { unroundedColors } from './jpeg/unrounded-colors.ts'
import { visitMixed, visitUnlike, visitUnproved } from './plain-pixels.ts'
import { UNPROVED } from './yarns/proved-yarns.ts'
import { nearestRgb } from '../color/gamut.ts'
import { oklabFromRgb } from '../color/oklab.ts'
import { ColorCells } from './yarns/color-samples.ts'
import { areApart, densityPeaks } from './yarns/density-peaks.ts'

export type Unmixed = {
  readonly mixtures: Mixtures
  /** The known yarns, 0xRRGGBB, followed by those found in thin lines, at most `mostYarns`. */
  readonly yarns: Uint32Array
}

type UnmixOptions = {
  readonly noise: Noise
  /** The label of a colour, for a pixel whose place in `labels` has become part of the result. */
  readonly labelOf: LabelOf
  /** Gradual changes between two yarns, if looked for. */
  readonly runs: Runs | null
  /** As `runs` of `blockMeans`. */
  readonly evenRuns: Uint8Array
  readonly mostYarns: number
  /** Whether the raster's memory may become part of the result. */
  readonly mayOverwrite: boolean
}

/**
 * Determines what every pixel consists of. Plain ones are their label's yarn. For others, finds the two nearby yarns
 * that explain it best. Unexplained pixels prove yarns in thin lines, and doubtful pixels around those are classified
 * again. Extends `proved`. `labels` become part of the result, and in most pictures `proved`, too, so that they need no more
 * memory than that.
 */
export function unmix(
  raster: Raster,
  labels: Uint8Array,
  proved: Uint8Array,
  known: Uint32Array,
  { noise, labelOf, runs, evenRuns, mostYarns, mayOverwrite }: UnmixOptions,
): Unmixed {
  const { grain, isJpeg } = noise
  const candidates = candidatesOf(known, noise)
  const isDrawing = known.length <= MOST_DRAWN
  const { mixing } = candidates
  const hasRuns = runs !== null && runs.runs.length > 0
  const isListed = isDrawing && !isJpeg && !hasRuns
  const doubts = new Uint8Array(isDrawing ? labels.length : 0)
  takeMarks(labels)
  const store = isListed
    ? listStore(labels, proved, doubts)
    : isDrawing
      ? planeStore(labels)
      : lateStore(labels, proved, raster.width, reachOf(mixing))
  const light = grain > 0 ? pixelLight(raster, mayOverwrite) : null
  const { put } = store
  const scene = { raster, proved, candidates, put, light, seeksMissing: isDrawing, isCoarse: !isDrawing }
  const judge = judgeOf(scene)
  const run = hasRuns ? runMixer(raster, runs, known, put) : null
  let found = 0
  const doubt = (at: number, label: number) => {
    const doubted = judge.mix(at, label)
    found |= doubted
    if (isDrawing) doubts[at] = doubted
  }
  if (light !== null) visitUnlike(raster, labels, proved, mixing, light, doubt)
  else if (isJpeg) visitUnproved(labels, proved, doubt)
  else visitMixed(raster, labels, proved, known, evenRuns, doubt, run)
  if (!isDrawing || ((found & OPEN) === 0 && !isJpeg))
    return { mixtures: withLight(store.planes(), light), yarns: known }

  const labelAt = (at: number) => (isListed ? labels[at]! : labelOf(raster.pixels[at]!) & ~CLOSE)
  const places = new Doubtful(doubts)
  const { unclear, step } = unexplained(doubts, places, (at) => judge.placeOf(at, labelAt(at)))
  const least = (LEAST_SHARE * labels.length) / step
  const yarns = thinYarns(unclear, known, { least, most: mostYarns, noise })
  const areas = isJpeg ? withAreas(proved, yarns.length) : 0
  const lines = isJpeg ? ~areas & ((1 << yarns.length) - 1) : 0
  if (lines !== 0)
    return mixLines({
      ...scene,
      mixtures: withLight(store.planes(), light),
      evenRuns,
      doubts,
      yarns,
      lines,
      noise,
    })
  const all = candidatesOf(yarns, noise)
  // None of the yarns known before explains these.
  const among = ALL << known.length
  if (yarns.length > known.length)
    places.visit((at) => {
      if (doubts[at] === UNEXPLAINED)
        doubts[at] = DOUBTFUL | OPEN | missingYarn(all, judge.placeOf(at, labelAt(at)), UNPROVED, among)
    })
  proveLines(doubts, places, proved, raster.width)
  const judgeAgain = judgeOf({ ...scene, candidates: all, seeksMissing: false })
  store.rewind()
  places.visit((at) => {
    if ((doubts[at]! & AGAIN) === 0) store.leave()
    else judgeAgain.mix(at, labelAt(at))
  })
  const mixtures = withLight(store.planes(), light)
  return { mixtures, yarns: isJpeg ? unroundedColors(raster, mixtures, yarns, areas) : yarns }
}

/** The bits of the yarns that have more than a few solid places. */
function withAreas(proved: Uint8Array, yarns: number): number {
  const counts = new Uint32Array(UNPROVED + 1)
  for (let at = 0; at < proved.length; at++) counts[proved[at]!]! += 1
  return counts
    .subarray(0, yarns)
    .reduce((bits, n, yarn) => bits | (n > LEAST_AREA * proved.length ? 1 << yarn : 0), 0)
}

/** A yarn with a smaller share of the picture in solid places is only in lines. */
const LEAST_AREA = 0.002

const ALL = -1
const UNEXPLAINED = DOUBTFUL | OPEN | UNPROVED

/** A picture with more yarns is a photograph: lines are not searched for, which would take long. */
const MOST_DRAWN = 16

/** Thin lines below this share of the picture get no yarn of their own. */
const LEAST_SHARE = 0.005

/** Labels without the mark of those close to their yarn. */
function takeMarks(first: Uint8Array): void {
  // Signed words, which the engine keeps in registers.
  const words = new Int32Array(first.buffer, 0, first.length >> 2)
  for (let at = 0; at < words.length; at++) words[at]! &= 0x01010101 * (CLOSE - 1)
  for (let at = first.length & ~3; at < first.length; at++) first[at]! &= ~CLOSE
}

/** Every `step`th place that no yarn explains; none if there are too many to be lines. */
function unexplained(doubts: Uint8Array, places: Doubtful, placeOf: (at: number) => Place) {
  let open = 0
  places.visit((at) => {
    if (doubts[at] === UNEXPLAINED) open++
  })
  const step = Math.ceil(open / MOST_PLACES) || 1
  const unclear: Place[] = []
  if (open > MOST_UNEXPLAINED * doubts.length) return { unclear, step }
  let n = 0
  places.visit((at) => {
    if (doubts[at] === UNEXPLAINED && n++ % step === 0) unclear.push(placeOf(at))
  })
  return { unclear, step }
}

const MOST_PLACES = 4000

/** Fraction of all pixels. The ground truth's drawings, at 300 pixels, leave at most 0.14. */
const MOST_UNEXPLAINED = 0.3

/**
 * The `known` yarns, 0xRRGGBB, followed by those in lines too thin to be found by area. Among the densest colours in
 * `unexplained` places, takes the one that, alone or mixed with what is beside it, explains most of them, and repeats
 * with the remainder while that is at least `least` places (matching pursuit, Mallat and Zhang 1993). A mixture may
 * be as dense as the yarn in it, but explains less.
 */
function thinYarns(
  unexplained: readonly Place[],
  known: Uint32Array,
  { least, most, noise }: { readonly least: number; readonly most: number; readonly noise: Noise },
): Uint32Array {
  let yarns = known
  let left = unexplained
  while (left.length > least && yarns.length < most) {
    const trials = newPeaks(left, yarns, noise).map((rgb) => {
      const trial = Uint32Array.of(...yarns, rgb)
      const candidates = candidatesOf(trial, noise)
      // None of the others explains what is left.
      return { trial, rest: left.filter((place) => !isExplainedBy(candidates, yarns.length, place)) }
    })
    const [best] = trials.sort((p, q) => p.rest.length - q.rest.length)
    if (best === undefined || left.length - best.rest.length < least) break
    yarns = best.trial
    left = best.rest
  }
  return yarns
}

const MOST_TRIALS = 16

function newPeaks(places: readonly Place[], yarns: Uint32Array, { grain, isJpeg }: Noise): number[] {
  const isGrainy = grain > 0
  const cells = new ColorCells()
  for (const { tone } of places) {
    const rgb = isJpeg
      ? rgbOfJpegTone(tone)
      : (Math.round(tone.r) << 16) | (Math.round(tone.g) << 8) | Math.round(tone.b)
    cells.add(rgb, 1, false)
  }
  const known = Array.from(yarns, (rgb) => ({ color: oklabFromRgb(rgb), isSpike: false }))
  return densityPeaks(cells.samples(), MOST_TRIALS, isGrainy)
    .filter((peak) => known.every((yarn) => areApart(peak, yarn, isGrainy)))
    .map(({ color }) => nearestRgb(color))
}
