import type { Point } from './point.ts'
import type { Polygon } from './polygon.ts'

/**
 * The part of a convex polygon where x·nx + y·ny ≤ limit, or an empty polygon (one pass of Sutherland and Hodgman,
 * "Reentrant Polygon Clipping", 1974).
 */
export function clipPolygon(polygon: Polygon, nx: number, ny: number, limit: number): Polygon {
  const clipped: Point[] = []
  polygon.forEach((from, index) => {
    const to = polygon[(index + 1) % polygon.length]!
    const excess = from[0] * nx + from[1] * ny - limit
    const nextExcess = to[0] * nx + to[1] * ny - limit
    if (excess <= 0) clipped.push(from)
    if (excess <= 0 !== nextExcess <= 0) {
      const t = excess / (excess - nextExcess)
      clipped.push([from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])])
    }
  })
  return clipped
}
