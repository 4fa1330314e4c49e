import { describe, expect, it } from 'vitest'

import { planeFixture } from '../buildable/plane-fixture.ts'
import type { RugPlane } from '../buildable/rug-plane.ts'
import { mulberry32 } from '../color/mulberry32.ts'
import { type Line, OUTLINE_ERROR, outlineRug, type RugOutlines } from './outline-rug.ts'

/** Random yarns at every pixel: the worst case. */
function noise(seed: number, yarnCount: number): RugPlane {
  const random = mulberry32(seed)
  return planeFixture(41, 33, yarnCount, () => Math.floor(random() * yarnCount))
}

function rounded(plane: RugPlane): RugPlane {
  const { width } = plane
  const radius = width / 2
  const isLaid = (pixel: number) =>
    Math.hypot((pixel % width) + 0.5 - radius, Math.floor(pixel / width) + 0.5 - radius) <= radius
  return { ...plane, laid: plane.drawing.map((_, pixel) => Number(isLaid(pixel))) }
}

/** A disc on stripes that branch at its edge, and a square. */
const figures = planeFixture(240, 160, 4, (x, y) => {
  if (Math.hypot(x - 99.5, y - 69.5) < 50) return 1
  if (x > 180 && x < 220 && y > 100 && y < 140) return 2
  return (x + 2 * y) % 90 < 45 ? 0 : 3
})

const countOf = ({ drawing, laid }: RugPlane, yarn: number) =>
  drawing.reduce((count, of, pixel) => count + Number(of === yarn && laid?.[pixel] !== 0), 0)

describe('the outlines of a rug', () => {
  const planes = [figures, noise(1, 2), noise(2, 5), noise(3, 30)]

  it('have areas that add up to the rug', () => {
    for (const plane of planes) {
      const total = outlineRug(plane).yarns.reduce((sum, { area }) => sum + area, 0)
      expect(total).toBeCloseTo(plane.width * plane.height, 6)
    }
  })

  it('keep the coverage of every yarn, to 0.2 %', () => {
    const { yarns } = outlineRug(figures)
    for (const [yarn, { area }] of yarns.entries()) {
      const pixels = countOf(figures, yarn)
      expect(Math.abs(area - pixels) / pixels).toBeLessThan(0.002)
    }
  })

  it("have every pixel's centre in its own yarn and in no other, for any drawing", () => {
    for (const plane of planes) {
      const { yarns } = outlineRug(plane)
      for (let pixel = 0; pixel < plane.drawing.length; pixel += 7) {
        const [x, y] = [(pixel % plane.width) + 0.5, Math.floor(pixel / plane.width) + 0.5]
        const covering = yarns.flatMap(({ rings }, yarn) => (isInside(rings, x, y) ? [yarn] : []))
        expect(covering).toEqual([plane.drawing[pixel]])
      }
    }
  })

  it('never cross, for any drawing', () => {
    for (const plane of [...planes.slice(1), rounded(planeFixture(33, 33, 3, noiseAt(4, 3)))])
      expect(crossings(outlineRug(plane))).toEqual([])
  })

  it('are within half a pixel of the pixel edges they represent', () => {
    for (const plane of planes) {
      const { meetings } = outlineRug(plane)
      const far = meetings.flatMap(({ line }) =>
        pointsOf(line).filter(([x, y]) => toNearestEdge(plane, x, y) > OUTLINE_ERROR),
      )
      expect(far).toEqual([])
    }
  })

  it('are deterministic', () => {
    expect(outlineRug(figures)).toEqual(outlineRug(figures))
  })

  it('keep straight lines and corners in place', () => {
    const halves = planeFixture(60, 40, 2, (x) => Number(x >= 25))
    const [left] = outlineRug(halves).yarns
    expect(left?.rings.map((ring) => pointsOf(ring).map(String).toSorted())).toEqual([
      ['0,0', '0,40', '25,0', '25,40'],
    ])
  })

  it('draw a disc with few points, and as a hole in its surroundings', () => {
    const disc = planeFixture(240, 240, 2, (x, y) => Number(Math.hypot(x - 119.5, y - 119.5) < 100))
    const [ground, spot] = outlineRug(disc).yarns
    expect(ground?.rings).toHaveLength(2)
    const points = pointsOf(spot?.rings[0] ?? new Float64Array())
    // Half of its edge, which is 800 pixel edges long.
    expect(points.length).toBeLessThan(400)
    for (const [x, y] of points) expect(Math.abs(Math.hypot(x - 120, y - 120) - 100)).toBeLessThan(0.75)
  })

  it('end a round rug in a circle', () => {
    const plane = rounded(planeFixture(400, 400, 3, (x, y) => (Math.floor(x / 40) + Math.floor(y / 50)) % 3))
    const { yarns, meetings } = outlineRug(plane)
    const total = yarns.reduce((sum, { area }) => sum + area, 0)
    expect(Math.abs(total / (Math.PI * 200 ** 2) - 1)).toBeLessThan(1e-4)
    const rim = meetings.filter(({ yarns: [p, q] }) => p === null || q === null)
    for (const { line } of rim)
      for (const [x, y] of pointsOf(line)) expect(Math.hypot(x - 200, y - 200)).toBeCloseTo(200, 9)
  })
})

function noiseAt(seed: number, yarnCount: number): () => number {
  const random = mulberry32(seed)
  return () => Math.floor(random() * yarnCount)
}

type Point = readonly [x: number, y: number]

function pointsOf(line: Line): Point[] {
  return Array.from({ length: line.length / 2 }, (_, n) => [line[2 * n]!, line[2 * n + 1]!])
}

function isInside(rings: readonly Line[], x: number, y: number): boolean {
  let inside = false
  for (const ring of rings) {
    let [ax, ay] = [ring.at(-2)!, ring.at(-1)!]
    for (let i = 0; i < ring.length; i += 2) {
      const [bx, by] = [ring[i]!, ring[i + 1]!]
      if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside
      ax = bx
      ay = by
    }
  }
  return inside
}

/** Pairs of line segments that intersect other than at their ends. */
function crossings({ meetings }: RugOutlines): string[] {
  const pieces = meetings.flatMap(({ line }) => {
    const points = pointsOf(line)
    return points.slice(1).map((to, n) => [points[n]!, to] as const)
  })
  const found: string[] = []
  for (const [n, [a, b]] of pieces.entries())
    for (const [c, d] of pieces.slice(n + 1))
      if (areApart(a, b, c, d) && areApart(c, d, a, b)) found.push([a, b, c, d].join(' '))
  return found
}

/** Whether the line through two points has the other two strictly on different sides. */
function areApart(a: Point, b: Point, c: Point, d: Point): boolean {
  const hand = (p: Point) => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
  return hand(c) * hand(d) < -1e-12
}

/** Distance from a point to the nearest edge between two yarns, or to the rim. */
function toNearestEdge({ drawing, width, height }: RugPlane, x: number, y: number): number {
  const yarnAt = (px: number, py: number) =>
    px < 0 || py < 0 || px >= width || py >= height ? -1 : drawing[py * width + px]
  let nearest = Infinity
  const gap = (value: number, from: number, to: number) => Math.max(from - value, 0, value - to)
  for (let py = Math.floor(y) - 2; py <= y + 2; py++)
    for (let px = Math.floor(x) - 2; px <= x + 2; px++) {
      if (yarnAt(px, py) !== yarnAt(px + 1, py))
        nearest = Math.min(nearest, Math.hypot(x - px - 1, gap(y, py, py + 1)))
      if (yarnAt(px, py) !== yarnAt(px, py + 1))
        nearest = Math.min(nearest, Math.hypot(y - py - 1, gap(x, px, px + 1)))
    }
  return nearest
}
