import { clipPolygon } from '../geometry/clip-polygon.ts'
import type { Point } from '../geometry/point.ts'
import type { Polygon } from '../geometry/polygon.ts'

/**
 * The Voronoi cell of `site`, `inset` cm smaller on each side and at most `reach` cm from the site along either axis.
 */
export function voronoiCell(site: Point, sites: readonly Point[], reach: number, inset = 0): Polygon {
  const [x, y] = site
  let cell: Polygon = [
    [x - reach, y - reach],
    [x + reach, y - reach],
    [x + reach, y + reach],
    [x - reach, y + reach],
  ]
  for (const [ox, oy] of sites) {
    const dx = ox - x
    const dy = oy - y
    const distance = Math.hypot(dx, dy)
    if (distance === 0 || distance > 3 * reach) continue
    const middle = (x * dx + y * dy) / distance + distance / 2
    cell = clipPolygon(cell, dx / distance, dy / distance, middle - inset)
  }
  return cell
}
