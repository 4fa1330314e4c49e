import { ellipse, isOrganic, type OrganicOutline, type Outline, type Trace, TRACES } from './traces.ts'

/** A place within which an outline is drawn, in any unit. */
export type Box = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A closed curve. */
export type Curve = {
  /** x, y, x, y … clockwise with y downward, without the first point again. */
  readonly points: Float64Array
  /** How far along the curve each point is; after them, the length of the whole. */
  readonly along: Float64Array
  readonly length: number
  readonly area: number
}

/** The way round a rug that has no straight sides, or not only: null where it is its rectangle. */
function traceOf(outline: Outline): Trace | null {
  if (isOrganic(outline)) return TRACES[outline]
  return outline === 'round' || outline === 'ellipse' ? ellipse : null
}

/**
 * The outline of a rug in a box. `ratio` is width over length of the finished rug: a picture of other proportions shows
 * it stretched, with as many lobes. Null where the rug is its rectangle.
 */
export function outlineCurve(outline: Outline, ratio: number, box: Box): Curve | null {
  const trace = traceOf(outline)
  return trace && curveIn(trace(ratio, 1), ratio, box)
}

/** The same of an outline that always has one. */
export function organicCurve(outline: OrganicOutline, ratio: number, box: Box): Curve {
  return curveIn(TRACES[outline](ratio, 1), ratio, box)
}

/** Share of its rectangle that a rug of that width over length covers. */
export function organicShare(outline: OrganicOutline): (ratio: number) => number {
  return (ratio) => organicCurve(outline, ratio, { left: 0, top: 0, width: 1, height: 1 }).area
}

/** Points within 0, 0 – ratio, 1, moved into a box. */
function curveIn(traced: Float64Array, ratio: number, { left, top, width, height }: Box): Curve {
  const points = traced.map((value, i) =>
    i % 2 === 0 ? left + (value / ratio) * width : top + value * height,
  )
  const along = new Float64Array(points.length / 2 + 1)
  let doubled = 0
  for (let n = 0; n < along.length - 1; n++) {
    const [x, y] = [points[2 * n]!, points[2 * n + 1]!]
    const next = (2 * n + 2) % points.length
    const [toX, toY] = [points[next]!, points[next + 1]!]
    along[n + 1] = along[n]! + Math.hypot(toX - x, toY - y)
    doubled += x * toY - toX * y
  }
  return { points, along, length: along.at(-1) ?? 0, area: doubled / 2 }
}

/** Where the curve crosses the line at that height: pairs of x, between which is rug, from the left. */
export function crossings({ points }: Curve, y: number): readonly number[] {
  const found: number[] = []
  let [x, last] = [points.at(-2) ?? 0, points.at(-1) ?? 0]
  for (let i = 0; i < points.length; i += 2) {
    const [toX, toY] = [points[i]!, points[i + 1]!]
    if (last <= y !== toY <= y) found.push(x + ((y - last) / (toY - last)) * (toX - x))
    x = toX
    last = toY
  }
  return found.toSorted((a, b) => a - b)
}
