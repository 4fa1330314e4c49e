import type { Line } from '../cartoon/outline-rug.ts'
import { mulberry32 } from '../color/mulberry32.ts'
import { depthField, NO_YARN, toMm } from './depth-field.ts'
import type { GunPlan } from './gun-plan.ts'

/** What a plan would make of a rug, were it tufted by a hand that is not quite steady. */
export type PlanExamination = {
  /** For each yarn, the part of its area that is under a tuft. */
  readonly covered: readonly number[]
  /** How far the tuft that is most over a border lies over it, in mm. */
  readonly mostOver: number
  /** How often a gun is lifted that tufts rows from side to side instead: one by one, and joined where they touch. */
  readonly plainLifts: number
  readonly joinedLifts: number
}

/** A tuft of 12 mm opens to a disc of this radius, in gauges: less than the half diagonal of a square of a gauge. */
const BLOOM = 0.7
/** Of the grid on which it is examined, in mm: not that of the plan. */
const CELL = 1
/** How far a hand strays to any side, in mm. */
const JITTER = 0.5

/** Tufts a plan in simulation and compares the result with the areas that it was made from. */
export function examinePlan(plan: GunPlan, areas: readonly (readonly Line[])[]): PlanExamination {
  const { gaugeMm } = plan.settings
  const field = depthField(plan, areas, CELL)
  const { columns, rows, yarn, depth } = field
  const random = mulberry32(1)
  const isUnder = new Uint8Array(yarn.length)
  const radius = (BLOOM * gaugeMm) / CELL
  const disc: [number, number][] = []
  for (let y = -Math.ceil(radius); y <= radius; y++)
    for (let x = -Math.ceil(radius); x <= radius; x++) if (Math.hypot(x, y) <= radius) disc.push([x, y])
  let mostOver = 0
  const margin = -toMm(CELL, 0) / CELL

  function tuft(number: number, x: number, y: number): void {
    const column = (x + (random() * 2 - 1) * JITTER) / CELL + margin
    const row = (y + (random() * 2 - 1) * JITTER) / CELL + margin
    mostOver = Math.max(mostOver, -inside(number, column, row))
    const at = Math.round(row) * columns + Math.round(column)
    for (const [dx, dy] of disc) {
      const other = at + dy * columns + dx
      if (yarn[other] === number) isUnder[other] = 1
    }
  }

  /** How far within a yarn a place is, in mm; less than nothing outside of it. */
  function inside(number: number, column: number, row: number): number {
    const [left, top] = [Math.floor(column), Math.floor(row)]
    const [p, q] = [column - left, row - top]
    const signed = (at: number) => (yarn[at] === number ? depth[at]! : -(depth[at] ?? Infinity))
    const at = top * columns + left
    return (
      (1 - q) * ((1 - p) * signed(at) + p * signed(at + 1)) +
      q * ((1 - p) * signed(at + columns) + p * signed(at + columns + 1))
    )
  }

  for (const [number, { strokes, strokesPerMetre }] of plan.yarns.entries())
    for (const line of strokes) {
      const step = 1000 / strokesPerMetre
      tuft(number, line[0]!, line[1]!)
      let left = step
      for (let i = 2; i < line.length; i += 2) {
        const [dx, dy] = [line[i]! - line[i - 2]!, line[i + 1]! - line[i - 1]!]
        const length = Math.hypot(dx, dy)
        for (; left <= length; left += step)
          tuft(number, line[i - 2]! + (left / length) * dx, line[i - 1]! + (left / length) * dy)
        left -= length
      }
    }

  const [all, under] = [new Float64Array(256), new Float64Array(256)]
  for (let at = 0; at < yarn.length; at++) {
    all[yarn[at]!]!++
    under[yarn[at]!]! += isUnder[at]!
  }
  return {
    covered: plan.yarns.map((_, n) => (all[n] === 0 ? 1 : under[n]! / all[n]!)),
    mostOver,
    ...horizontalRows(yarn, columns, rows, Math.round(gaugeMm / CELL)),
  }
}

/** How far a gun goes on tufting from the end of a row to that of the next one, in gauges. */
const LONGEST_STEP = 2.2

type Run = { from: number; to: number; readonly of: number; endsRight: boolean }

/** Runs of one yarn in rows a gauge apart, tufted to and fro: a run goes on where the one above it ends. */
function horizontalRows(yarn: Uint8Array, columns: number, rows: number, pitch: number) {
  let [plainLifts, joinedLifts] = [0, 0]
  let above: Run[] = []
  for (let y = 2 + (pitch >> 1); y < rows; y += pitch) {
    const runs: Run[] = []
    for (let x = 0; x < columns; x++) {
      const of = yarn[y * columns + x]!
      const last = runs.at(-1)
      if (last?.of === of && last.to === x) last.to = x + 1
      else if (of !== NO_YARN) runs.push({ from: x, to: x + 1, of, endsRight: true })
    }
    plainLifts += runs.length
    const taken = new Set<Run>()
    let first = 0
    for (const run of runs) {
      while (first < above.length && above[first]!.to <= run.from) first++
      let joined: Run | undefined
      for (let n = first; n < above.length && above[n]!.from < run.to && !joined; n++) {
        const other = above[n]!
        const apart = other.endsRight ? other.to - run.to : other.from - run.from
        if (other.of === run.of && !taken.has(other) && Math.abs(apart) <= LONGEST_STEP * pitch)
          joined = other
      }
      if (joined) {
        taken.add(joined)
        run.endsRight = !joined.endsRight
      } else joinedLifts++
    }
    above = runs
  }
  return { plainLifts, joinedLifts }
}
