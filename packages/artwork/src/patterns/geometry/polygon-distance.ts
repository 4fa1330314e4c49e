import type { Polygon } from './polygon.ts'
import { segmentDistance } from './segment-distance.ts'

/** Signed distance to the outline of a convex polygon: negative inside. */
export function polygonDistance(polygon: Polygon, x: number, y: number): number {
  let nearest = Infinity
  let isInside = true
  let from = polygon[polygon.length - 1]!
  for (const to of polygon) {
    nearest = Math.min(nearest, segmentDistance(x, y, from[0], from[1], to[0], to[1]))
    if ((to[0] - from[0]) * (y - from[1]) < (to[1] - from[1]) * (x - from[0])) isInside = false
    from = to
  }
  return isInside ? -nearest : nearest
}
