import type { Raster } from '../bitmap/raster.ts'
import { candidatesOf, missingYarn } from './yarns/choose-yarns.ts'
import type { Place } from './yarns/choose-yarns.ts'
import { AGAIN, DOUBTFUL, forEachDoubt, OPEN } from './doubts.ts'
import { judgeOf } from './judge-pixels.ts'
import { CLOSE } from './label.ts'
import { visitMixed, visitUnlike } from './plain-pixels.ts'
import { proveLines } from './prove-lines.ts'
import { UNPROVED } from './yarns/proved-yarns.ts'
import { thinYarns } from './yarns/thin-yarns.ts'

/** The per-pixel part of a `Separation`, with yarns in the order in which they were found. */
export type Mixtures = {
  readonly first: Uint8Array
  readonly second: Uint8Array
  readonly mix: Uint8Array
  readonly light: Uint8Array
}

export type Unmixed = {
  readonly mixtures: Mixtures
  /** The known yarns, 0xRRGGBB, followed by those found in thin lines, at most `mostYarns`. */
  readonly yarns: Uint32Array
}

/**
 * Determines what every pixel consists of. Plain ones are their label's yarn. For others, finds the two nearby yarns
 * that explain it best. Unexplained pixels prove yarns in thin lines, and doubtful pixels around those are classified
 * again. Extends `proved`.
 */
export function unmix(
  raster: Raster,
  labels: Uint8Array,
  proved: Uint8Array,
  known: Uint32Array,
  { grain, mostYarns }: { readonly grain: number; readonly mostYarns: number },
): Unmixed {
  const mixtures = plainMixtures(labels)
  const doubts = new Uint8Array(labels.length)
  const candidates = candidatesOf(known, grain)
  const isDrawing = known.length <= MOST_DRAWN
  const scene = { raster, proved, candidates, mixtures, seeksMissing: isDrawing }
  const judge = judgeOf(scene)
  const doubt = (at: number, label: number) => {
    doubts[at] = judge.mix(at, label)
  }
  if (grain > 0) visitUnlike(raster, labels, proved, candidates.mixing, mixtures.light, doubt)
  else visitMixed(raster, labels, proved, known, doubt)
  if (!isDrawing) return { mixtures, yarns: known }

  const labelAt = (at: number) => labels[at]! & ~CLOSE
  const { places, step } = unexplained(doubts, (at) => judge.placeOf(at, labelAt(at)))
  const least = (LEAST_SHARE * labels.length) / step
  const yarns = thinYarns(places, known, { least, most: mostYarns, grain })
  const all = candidatesOf(yarns, grain)
  forEachDoubt(doubts, OPEN, (at) => {
    if (yarns.length === known.length || doubts[at] !== UNEXPLAINED) return
    doubts[at] = DOUBTFUL | OPEN | missingYarn(all, judge.placeOf(at, labelAt(at)))
  })
  proveLines(doubts, proved, raster.width)
  const judgeAgain = judgeOf({ ...scene, candidates: all, seeksMissing: false })
  forEachDoubt(doubts, AGAIN, (at) => judgeAgain.mix(at, labelAt(at)))
  return { mixtures, yarns }
}

const UNEXPLAINED = DOUBTFUL | OPEN | UNPROVED

/** A picture with more yarns is a photograph: lines are not searched for, which would take long. */
const MOST_DRAWN = 16

/** Thin lines below this share of the picture get no yarn of their own. */
const LEAST_SHARE = 0.005

function plainMixtures(labels: Uint8Array): Mixtures {
  const first = new Uint8Array(labels.length)
  for (let at = 0; at < first.length; at++) first[at] = labels[at]! & ~CLOSE
  return {
    first,
    second: first.slice(),
    mix: new Uint8Array(labels.length).fill(255),
    light: new Uint8Array(labels.length).fill(128),
  }
}

/** Every `step`th place that no yarn explains; none if there are too many to be lines. */
function unexplained(doubts: Uint8Array, placeOf: (at: number) => Place) {
  let count = 0
  forEachDoubt(doubts, OPEN, (at) => {
    if (doubts[at] === UNEXPLAINED) count++
  })
  const step = Math.ceil(count / MOST_PLACES) || 1
  const places: Place[] = []
  if (count > MOST_UNEXPLAINED * doubts.length) return { places, step }
  let n = 0
  forEachDoubt(doubts, OPEN, (at) => {
    if (doubts[at] === UNEXPLAINED && n++ % step === 0) places.push(placeOf(at))
  })
  return { places, step }
}

const MOST_PLACES = 4000

/** Fraction of all pixels. The ground truth's drawings, at 300 pixels, leave at most 0.14. */
const MOST_UNEXPLAINED = 0.3
