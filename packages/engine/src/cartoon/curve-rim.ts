import { curveField, newCurvePlace } from '@nawl/domain/outline/curve-field'
import type { Curve } from '@nawl/domain/outline/outline-curve'

import type { Line } from './thin-line.ts'

type Place = readonly [x: number, y: number]

/** The outline of a rug as the lines of a drawing meet it. */
export type CurveRim = {
  /** The place on it that is nearest to a point. */
  readonly onto: (x: number, y: number) => Place
  /** The line along it between the places nearest to two points; once round, back to the first, if it is a loop. */
  readonly between: (
    from: Place,
    to: Place,
    way: { readonly isClockwise: boolean; readonly isLoop: boolean },
  ) => Line
}

/** A place on the curve, and how far along it that is. */
type Met = { readonly point: Place; readonly along: number }

export function curveRim(curve: Curve): CurveRim {
  const { points, along, length } = curve
  const count = points.length / 2
  const measure = curveField(curve)
  const place = newCurvePlace()
  const onto = ([x, y]: Place): Met => {
    measure(x, y, place)
    return { point: [place.nearX, place.nearY], along: place.along }
  }

  /** The points of the curve from one place clockwise to another, with both. */
  function clockwise(from: Met, to: Met, isLoop: boolean): number[] {
    const way = isLoop ? length : (to.along - from.along + length) % length
    const line = [...from.point]
    // Corners of pixels beside each other may lie the other way round on the curve: then nothing is between them.
    const isBack = !isLoop && way > length - MOST_BACK * (length / count)
    const first = along.findIndex((at) => at > from.along)
    for (let step = 0; step < (isBack ? 0 : count); step++) {
      const n = (first + step) % count
      const away = (along[n]! - from.along + length) % length
      if (away === 0 || away >= way) break
      line.push(points[2 * n]!, points[2 * n + 1]!)
    }
    line.push(...(isLoop ? from.point : to.point))
    return line
  }

  return {
    onto: (x, y) => onto([x, y]).point,
    between(from, to, { isClockwise, isLoop }) {
      const [start, end] = [onto(from), onto(to)]
      if (isClockwise) return Float64Array.from(clockwise(start, end, isLoop))
      const line = clockwise(end, start, isLoop)
      return Float64Array.from({ length: line.length }, (_, i) => line[line.length - 2 - (i & ~1) + (i & 1)]!)
    },
  }
}

/** A way of nearly the whole length is one back by a few chords. */
const MOST_BACK = 24
