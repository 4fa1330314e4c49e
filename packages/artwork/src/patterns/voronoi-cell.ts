import { clipPolygon } from './clip-polygon.ts'
import type { Point } from './point.ts'
import type { Polygon } from './polygon.ts'

/**
 * The ground nearer to `site` than to any other of `sites`, drawn in by `inset` cm from its
 * neighbours and never more than `reach` cm from the site along either axis.
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
    const apart = Math.hypot(dx, dy)
    if (apart === 0 || apart > 3 * reach) continue
    const middle = (x * dx + y * dy) / apart + apart / 2
    cell = clipPolygon(cell, dx / apart, dy / apart, middle - inset)
  }
  return cell
}
