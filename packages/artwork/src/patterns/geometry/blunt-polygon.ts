import type { Point } from './point.ts'
import type { Polygon } from './polygon.ts'

/** Cuts every corner off, `cm` along each of its two sides but never more than a third of a side. */
export function bluntPolygon(polygon: Polygon, cm: number): Polygon {
  return polygon.flatMap((corner, index) => {
    const before = polygon[(index + polygon.length - 1) % polygon.length]!
    const after = polygon[(index + 1) % polygon.length]!
    return [towards(corner, before, cm), towards(corner, after, cm)]
  })
}

const towards = (from: Point, to: Point, cm: number): Point => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const part = length === 0 ? 0 : Math.min(cm / length, 1 / 3)
  return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]
}
