import { describe, expect, it } from 'vitest'
import { bluntPolygon } from './blunt-polygon.ts'
import { clearance } from './clearance.ts'
import { clipPolygon } from './clip-polygon.ts'
import { hash } from '../noise/hash.ts'
import type { Point } from './point.ts'
import { polygonDistance } from './polygon-distance.ts'
import { polygonLookup } from './polygon-lookup.ts'
import type { Polygon } from './polygon.ts'
import { voronoiCell } from '../noise/voronoi-cell.ts'

const square = (x: number, y: number, side: number): Polygon => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
]

const area = (polygon: Polygon) =>
  polygon.reduce((sum, [ax, ay], k) => {
    const [bx, by] = polygon[(k + 1) % polygon.length]!
    return sum + (ax * by - bx * ay) / 2
  }, 0)

describe('clipPolygon', () => {
  it('cuts a polygon into two parts that make up the whole', () => {
    const near = clipPolygon(square(10, 20, 8), 0.6, 0.8, 29)
    const far = clipPolygon(square(10, 20, 8), -0.6, -0.8, -29)
    expect(area(near)).toBeGreaterThan(0)
    expect(area(far)).toBeGreaterThan(0)
    expect(area(near) + area(far)).toBeCloseTo(64, 9)
  })

  it('returns nothing for a polygon beyond the line', () => {
    expect(clipPolygon(square(10, 20, 8), 1, 0, 5)).toEqual([])
  })
})

describe('voronoiCell', () => {
  const sites = Array.from({ length: 40 }, (_, k): Point => [hash(k, 1) * 152, hash(k, 2) * 244])

  it('contains exactly the points nearest to its site', () => {
    const cells = sites.map((site) => voronoiCell(site, sites, 300))
    for (let k = 0; k < 500; k++) {
      const [x, y] = [hash(k, 3) * 152, hash(k, 4) * 244]
      const apart = sites.map(([sx, sy]) => Math.hypot(x - sx, y - sy))
      const owner = cells.findIndex((cell) => polygonDistance(cell, x, y) < 0)
      expect(apart[owner]).toBe(Math.min(...apart))
    }
  })
})

describe('bluntPolygon', () => {
  it('cuts a triangle off every corner', () => {
    expect(area(bluntPolygon(square(0, 0, 10), 1))).toBeCloseTo(100 - 4 * 0.5, 9)
  })

  it('never removes a short side', () => {
    expect(area(bluntPolygon(square(0, 0, 1), 5))).toBeCloseTo(1 - 4 / 18, 9)
  })
})

describe('polygonLookup', () => {
  it('finds the polygon of a point, and the ground between polygons', () => {
    const at = polygonLookup(
      [
        { outline: square(10, 10, 20), yarn: 1 },
        { outline: square(31, 10, 20), yarn: 2 },
      ],
      0,
    )
    expect([at(11, 29), at(30.5, 20), at(31.1, 10.1), at(60, 20)]).toEqual([1, 0, 2, 0])
  })
})

describe('clearance', () => {
  it('refuses a polygon closer than the gap to a blocked one', () => {
    const placed = clearance(2)
    placed.block(square(50, 50, 10))
    expect(placed.isFree(square(61.9, 50, 10))).toBe(false)
    expect(placed.isFree(square(52, 52, 3))).toBe(false)
    expect(placed.isFree(square(63.5, 50, 10))).toBe(true)
  })
})
