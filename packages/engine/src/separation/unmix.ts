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

/** The per-pixel part of a `Separation`, yarns still in the order they were found. */
export type Mixtures = {
  readonly first: Uint8Array
  readonly second: Uint8Array
  readonly mix: Uint8Array
  readonly light: Uint8Array
}

export type Unmixed = {
  readonly mixtures: Mixtures
  /** The yarns known before, 0xRRGGBB, and after them those found in thin lines, `mostYarns` in all. */
  readonly yarns: Uint32Array
}

/**
 * Says what every pixel is made of. Plain ones are their label's yarn. For others the two yarns are sought that lie
 * close by and explain it best. Pixels that these leave unexplained prove what lies in thin lines, and what is
 * doubtful around them is judged again. Adds to `proved`.
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

/** What has more yarns is no drawing but a photograph: there lines are not searched for, which would take long. */
const MOST_DRAWN = 16

/** Thin lines of less than this share of the picture are not searched for a yarn of their own. */
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

/** Every `step`th place of those that no yarn explains; none where they are so many that they cannot be lines. */
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

/** Of all pixels. Of the drawings of the ground truth, at 300 pixels, none leaves more than 0.14. */
const MOST_UNEXPLAINED = 0.3
