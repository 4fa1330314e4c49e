import type { Point } from './point.ts'
import type { Polygon } from './polygon.ts'

/**
 * The part of a convex polygon where x·nx + y·ny ≤ limit; empty if none is
 * (one pass of Sutherland and Hodgman, "Reentrant Polygon Clipping", 1974).
 */
export function clipPolygon(polygon: Polygon, nx: number, ny: number, limit: number): Polygon {
  const kept: Point[] = []
  polygon.forEach((from, index) => {
    const to = polygon[(index + 1) % polygon.length]!
    const over = from[0] * nx + from[1] * ny - limit
    const overNext = to[0] * nx + to[1] * ny - limit
    if (over <= 0) kept.push(from)
    if (over <= 0 !== overNext <= 0) {
      const t = over / (over - overNext)
      kept.push([from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])])
    }
  })
  return kept
}
