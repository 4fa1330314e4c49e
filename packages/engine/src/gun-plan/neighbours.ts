import { type DepthField, yarnAt } from './depth-field.ts'
import type { GunLine } from './trace-rows.ts'

/** Where two lines are nearest to each other. */
export type Crossing = {
  /** The other line, by its number. */
  readonly to: number
  /** Points of this and of the other line, by their numbers. */
  readonly here: number
  readonly there: number
  readonly distance: number
}

/** Lines further apart than this are not neighbours, in gauges. */
const REACH = 1.6
/** Of the points of a line, which are asked for neighbours. */
const STRIDE = 2

/** For each line of a yarn the ones beside it that the gun can go over to without leaving that yarn, the nearest first. */
export function neighbours(lines: readonly GunLine[], field: DepthField, gauge: number): Crossing[][] {
  const reach = REACH * gauge
  const columns = Math.ceil((field.columns * field.cell) / reach) + 2
  const rows = Math.ceil((field.rows * field.cell) / reach) + 2
  const bucketOf = (x: number, y: number) => (Math.floor(y / reach) + 1) * columns + Math.floor(x / reach) + 1
  const asked: number[] = []
  for (const [line, { points, isClosed }] of lines.entries()) {
    const last = points.length / 2 - 1
    for (let n = 0; n <= last; n += STRIDE) asked.push(line, n)
    if (!isClosed && last % STRIDE !== 0) asked.push(line, last)
  }
  const count = asked.length / 2
  const starts = new Int32Array(columns * rows + 1)
  const order = new Int32Array(count)
  const lineOf = new Int32Array(count)
  const xs = new Float64Array(count)
  const ys = new Float64Array(count)
  for (let n = 0; n < count; n++) {
    lineOf[n] = asked[2 * n]!
    const { points } = lines[lineOf[n]!]!
    xs[n] = points[2 * asked[2 * n + 1]!]!
    ys[n] = points[2 * asked[2 * n + 1]! + 1]!
    starts[bucketOf(xs[n]!, ys[n]!) + 1]!++
  }
  for (let n = 1; n < starts.length; n++) starts[n]! += starts[n - 1]!
  const filled = starts.slice()
  for (let n = 0; n < count; n++) order[filled[bucketOf(xs[n]!, ys[n]!)]!++] = n

  const best = new Map<number, { p: number; q: number; square: number }>()
  const isWithin = (p: number, q: number, yarn: number) =>
    [0.25, 0.5, 0.75].every(
      (part) => yarnAt(field, xs[p]! + part * (xs[q]! - xs[p]!), ys[p]! + part * (ys[q]! - ys[p]!)) === yarn,
    )
  for (let p = 0; p < count; p++) {
    const line = lineOf[p]!
    const { yarn } = lines[line]!
    const bucket = bucketOf(xs[p]!, ys[p]!)
    for (const row of [bucket - columns, bucket, bucket + columns])
      for (let at = starts[row - 1]!; at < starts[row + 2]!; at++) {
        const q = order[at]!
        const other = lineOf[q]!
        if (other <= line) continue
        const square = (xs[p]! - xs[q]!) ** 2 + (ys[p]! - ys[q]!) ** 2
        if (square > reach * reach) continue
        const key = line * lines.length + other
        const known = best.get(key)
        if ((known && known.square <= square) || !isWithin(p, q, yarn)) continue
        best.set(key, { p, q, square })
      }
  }
  const found: Crossing[][] = lines.map(() => [])
  for (const [key, { p, q, square }] of best) {
    const [line, to] = [Math.floor(key / lines.length), key % lines.length]
    const [here, there, distance] = [asked[2 * p + 1]!, asked[2 * q + 1]!, Math.sqrt(square)]
    found[line]!.push({ to, here, there, distance })
    found[to]!.push({ to: line, here: there, there: here, distance })
  }
  for (const crossings of found) crossings.sort((a, b) => a.distance - b.distance)
  return found
}
