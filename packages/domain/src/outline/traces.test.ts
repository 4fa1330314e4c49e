import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isOrganic, OUTLINES, TRACES } from './traces.ts'

const NAMES = OUTLINES.filter((outline) => isOrganic(outline))

/** Sides of any rug that we make, in centimetres. */
const sides = fc
  .tuple(fc.integer({ min: 60, max: 1500 }), fc.integer({ min: 60, max: 1500 }))
  .filter(([width, length]) => Math.max(width, length) <= 10 * Math.min(width, length))

type Point = readonly [x: number, y: number]

function pointsOf(name: (typeof NAMES)[number], width: number, length: number): Point[] {
  const points = TRACES[name](width, length)
  return Array.from({ length: points.length / 2 }, (_, n) => [points[2 * n]!, points[2 * n + 1]!])
}

/** By how much the way turns at each point, to the right; in radians. */
function turnsOf(points: readonly Point[]): number[] {
  return points.map(([x, y], n) => {
    const [fromX, fromY] = points.at(n - 1)!
    const [toX, toY] = points[(n + 1) % points.length]!
    const [ax, ay, bx, by] = [x - fromX, y - fromY, toX - x, toY - y]
    return Math.atan2(ax * by - ay * bx, ax * bx + ay * by)
  })
}

const round = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], n) => {
    const [toX, toY] = points[(n + 1) % points.length]!
    return sum + Math.hypot(toX - x, toY - y)
  }, 0)

describe.each(NAMES)('the outline of a rug: %s', (name) => {
  it('touches all four sides and goes round once, clockwise', () => {
    fc.assert(
      fc.property(sides, ([width, length]) => {
        const points = pointsOf(name, width, length)
        const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
        for (const [found, expected] of [
          [Math.min(...xs), 0],
          [Math.max(...xs), width],
          [Math.min(...ys), 0],
          [Math.max(...ys), length],
        ] as const)
          expect(Math.abs(found - expected)).toBeLessThan(1e-4 * Math.max(width, length))
        expect(turnsOf(points).reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(2 * Math.PI, 6)
      }),
      { numRuns: 40 },
    )
  })

  it('is drawn in chords so short that they are within a third of a millimetre in a metre', () => {
    const points = pointsOf(name, 240, 310)
    const arrows = turnsOf(points).map((turn, n) => {
      const [[x, y], [toX, toY]] = [points[n]!, points[(n + 1) % points.length]!]
      // Hollows are corners on purpose: they turn the other way.
      return (Math.hypot(toX - x, toY - y) * Math.tan(turn / 4)) / 2
    })
    expect(Math.max(...arrows)).toBeLessThan(0.03)
  })

  it('is twice as large on a rug twice as large', () => {
    const [once, twice] = [pointsOf(name, 150, 400), pointsOf(name, 300, 800)]
    expect(twice).toHaveLength(once.length)
    for (const [n, [x, y]] of once.entries()) {
      expect(twice[n]![0]).toBeCloseTo(2 * x, 6)
      expect(twice[n]![1]).toBeCloseTo(2 * y, 6)
    }
  })
})

describe('a pebble', () => {
  it('has neither corners nor hollows', () => {
    for (const [width, length] of [
      [170, 240],
      [240, 170],
      [300, 300],
      [60, 600],
    ] as const) {
      const turns = turnsOf(pointsOf('pebble', width, length))
      expect(Math.min(...turns)).toBeGreaterThan(0)
      expect(Math.max(...turns)).toBeLessThan(0.1)
    }
  })
})

describe('an arch', () => {
  it('ends in a half circle as wide as the rug', () => {
    fc.assert(
      fc.property(sides, ([width, length]) => {
        const [across, down] = [Math.min(width, length), Math.max(width, length)]
        const above = pointsOf('arch', across, down).filter(([, y]) => y < across / 2)
        const radii = above.map(([x, y]) => Math.hypot(x - across / 2, y - across / 2))
        expect([Math.min(...radii), Math.max(...radii)]).toEqual([
          expect.closeTo(across / 2, 6),
          expect.closeTo(across / 2, 6),
        ])
      }),
      { numRuns: 40 },
    )
  })

  it('is half an ellipse over nothing where it is lower than its half circle', () => {
    for (const [x, y] of pointsOf('arch', 200, 60))
      expect(y > 59.999 || Math.abs(Math.hypot((x - 100) / 100, (y - 60) / 60) - 1) < 1e-9).toBe(true)
  })
})

describe('a scallop', () => {
  it('has whole lobes of nearly one length round any rug', () => {
    fc.assert(
      fc.property(sides, ([width, length]) => {
        const lobes = lobesOf(width, length)
        expect(lobes.length % 4).toBe(0)
        expect(lobes.length).toBeGreaterThanOrEqual(12)
        expect(Math.max(...lobes) / Math.min(...lobes)).toBeLessThan(1.04)
      }),
      { numRuns: 60 },
    )
  })

  it('is the same from the left and from the right', () => {
    const points = pointsOf('scallop', 200, 300)
    for (const [n, [x, y]] of points.slice(1).entries()) {
      const [otherX, otherY] = points.at(-1 - n)!
      expect(otherX).toBeCloseTo(200 - x, 6)
      expect(otherY).toBeCloseTo(y, 6)
    }
  })

  /** Lengths from one hollow to the next. */
  function lobesOf(width: number, length: number): number[] {
    const points = pointsOf('scallop', width, length)
    const hollows = turnsOf(points).flatMap((turn, n) => (turn < -0.3 ? [n] : []))
    return hollows.map((from, n) => {
      const to = hollows[n + 1] ?? hollows[0]! + points.length
      const lobe = Array.from({ length: to - from + 1 }, (_, k) => points[(from + k) % points.length]!)
      const [[x, y], [toX, toY]] = [lobe[0]!, lobe.at(-1)!]
      return round(lobe) - Math.hypot(toX - x, toY - y)
    })
  }
})
