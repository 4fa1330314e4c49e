import { nearestRgb } from '../../color/gamut.ts'
import { oklabFromRgb } from '../../color/oklab.ts'
import { candidatesOf, missingYarn } from './choose-yarns.ts'
import type { Place } from './choose-yarns.ts'
import { ColorCells } from './color-samples.ts'
import { areApart, densityPeaks } from './density-peaks.ts'
import { UNPROVED } from './proved-yarns.ts'

/**
 * The `known` yarns, 0xRRGGBB, followed by those in lines too thin to be found by area. Among the densest colours in
 * `unexplained` places, takes the one that, alone or mixed with what is beside it, explains most of them, and repeats
 * with the remainder while that is at least `least` places (matching pursuit, Mallat and Zhang 1993). A mixture may
 * be as dense as the yarn in it, but explains less.
 */
export function thinYarns(
  unexplained: readonly Place[],
  known: Uint32Array,
  { least, most, grain }: { readonly least: number; readonly most: number; readonly grain: number },
): Uint32Array {
  let yarns = known
  let left = unexplained
  while (left.length > least && yarns.length < most) {
    const trials = newPeaks(left, yarns, grain > 0).map((rgb) => {
      const trial = Uint32Array.of(...yarns, rgb)
      const candidates = candidatesOf(trial, grain)
      return { trial, rest: left.filter((place) => missingYarn(candidates, place) === UNPROVED) }
    })
    const [best] = trials.sort((p, q) => p.rest.length - q.rest.length)
    if (best === undefined || left.length - best.rest.length < least) break
    yarns = best.trial
    left = best.rest
  }
  return yarns
}

const MOST_TRIALS = 16

function newPeaks(places: readonly Place[], yarns: Uint32Array, isGrainy: boolean): number[] {
  const cells = new ColorCells()
  for (const { tone } of places) {
    cells.add((Math.round(tone.r) << 16) | (Math.round(tone.g) << 8) | Math.round(tone.b), 1, false)
  }
  const known = Array.from(yarns, (rgb) => ({ color: oklabFromRgb(rgb), isSpike: false }))
  return densityPeaks(cells.samples(), MOST_TRIALS, isGrainy)
    .filter((peak) => known.every((yarn) => areApart(peak, yarn, isGrainy)))
    .map(({ color }) => nearestRgb(color))
}
