import type { Design } from '../design.ts'
import type { Field } from '../field.ts'
import type { Repeat } from '../size-rule.ts'
import { type Walk, walksOf } from './walks.ts'

/** The distance of repeats may be adjusted by this much so that a whole number of them fits a side. */
const ADJUSTED = 0.08
/** How far a motif may stand from its place, in distances between two: drawn by hand, they waver. */
const STRAY = 0.2
/** The part of a side's motifs that must be met, if none is worn away. */
const LEAST_MET = 0.7
const STEP_CM = 0.1
/** A motif goes on after gaps narrower than this, in distances between two. */
const GAP = 0.08

/** Whether the motifs of a border stand in a whole number of equal steps from corner to corner, or round the outline. */
export function repeatFaults(
  { draw, sizeRule: { repeat, border } }: Pick<Design, 'draw' | 'sizeRule'>,
  field: Field,
): string[] {
  if (!repeat) return []
  return walksOf(field).flatMap((walk) => {
    const middles = middlesOn(walk, (x, y) => draw(x, y, field), repeat, field)
    return faultsOn(walk, middles, repeat, border?.isWorn ? 0 : LEAST_MET)
  })
}

/** Middles in cm along the edge of what is met of the motifs' yarn. */
function middlesOn(
  { length, at, isClosed }: Walk,
  yarnAt: (x: number, y: number) => number,
  { yarn, depth, pitch }: Repeat,
  field: Field,
): number[] {
  const middles: number[] = []
  let [from, last]: [number | undefined, number] = [undefined, 0]
  const steps = Math.ceil(length / STEP_CM)
  for (let step = 0; step <= steps; step++) {
    const point = at(Math.min(1, step / steps), depth)
    const isMet = step < steps && yarnAt(...point) === yarn
    const along = (step / steps) * length
    if (isMet) {
      from ??= along
      last = along
    } else if (from !== undefined && (along - last > GAP * pitch || step === steps)) {
      // Where two sides meet, at a corner or at the tip of a long ellipse, the motifs of both overlap.
      const isApart = field.inset(...point) > 0.9 * depth
      if (last - from < pitch && isApart && (isClosed || (from > depth && last < length - depth)))
        middles.push((from + last) / 2)
      from = undefined
    }
  }
  return middles
}

function faultsOn(
  { side, length, isClosed }: Walk,
  middles: readonly number[],
  { pitch, first, depth }: Repeat,
  leastMet: number,
): string[] {
  // On a curve, motifs stand as far apart as the line through their middles has room for.
  const row = isClosed ? length : first === 'half' ? length : length - 2 * first
  const count = Math.round((isClosed && first !== 'half' ? length - 2 * Math.PI * depth : row) / pitch)
  const step = row / count
  const start = isClosed ? bestStart(middles, step) : first === 'half' ? step / 2 : first
  const off = middles.map((middle) => Math.abs((middle - start) / step - Math.round((middle - start) / step)))
  const strayed = off.filter((part) => part > STRAY).length
  return [
    ...(count < 1 || (!isClosed && Math.abs(step / pitch - 1) > ADJUSTED && count > 6)
      ? [`${count} repeats of ${step.toFixed(1)} cm at the ${side}`]
      : []),
    ...(middles.length < leastMet * count
      ? [`only ${middles.length} of ${count} repeats at the ${side}`]
      : []),
    ...(strayed > 0.1 * middles.length
      ? [`${strayed} of ${middles.length} repeats at the ${side} are not in whole steps from its ends`]
      : []),
  ]
}

/** The phase of a lattice with that step that most middles lie on. */
function bestStart(middles: readonly number[], step: number): number {
  let [sin, cos] = [0, 0]
  for (const middle of middles) {
    sin += Math.sin((middle / step) * 2 * Math.PI)
    cos += Math.cos((middle / step) * 2 * Math.PI)
  }
  return (Math.atan2(sin, cos) / (2 * Math.PI)) * step
}
