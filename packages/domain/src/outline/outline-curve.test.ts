import { describe, expect, it } from 'vitest'

import { curveField, newCurvePlace } from './curve-field.ts'
import { type Curve, crossings, organicCurve, organicShare, outlineCurve } from './outline-curve.ts'
import { outlinePath, outlinePolygon } from './outline-text.ts'

const BOX = { left: 10, top: 20, width: 300, height: 500 }
const CURVES = (['pebble', 'arch', 'scallop'] as const).map((name) => ({
  name,
  curve: organicCurve(name, 0.6, BOX),
}))

/** Places on a grid in and around the box. */
const places = Array.from({ length: 900 }, (_, n) => [(n % 30) * 11.03, 5 + (n / 30) * 17.7] as const)

describe('an outline that is a formula', () => {
  it('is the ellipse within the box, or none where the rug is its rectangle', () => {
    const ellipse = outlineCurve('ellipse', 0.6, BOX)
    expect(ellipse?.area).toBeCloseTo((Math.PI / 4) * 300 * 500, 0)
    expect([outlineCurve('rectangle', 1, BOX), outlineCurve('square', 1, BOX)]).toEqual([null, null])
  })
})

describe.each(CURVES)('a curve: $name', ({ name, curve }) => {
  it('covers as much as its rows do', () => {
    let area = 0
    for (let y = 20.05; y < 520; y += 0.1) {
      const found = crossings(curve, y)
      expect(found.length % 2).toBe(0)
      area += 0.1 * found.reduce((sum, x, n) => sum + (n % 2 === 0 ? -x : x), 0)
    }
    expect(Math.abs(area / curve.area - 1)).toBeLessThan(1e-4)
    expect(organicShare(name)(0.6)).toBeCloseTo(curve.area / (300 * 500), 9)
  })

  it('is as far from a place as its nearest chord, on the side it is on', () => {
    const [measure, place] = [curveField(curve), newCurvePlace()]
    for (const [x, y] of places) {
      measure(x, y, place)
      const [away, inside] = [
        nearestChord(curve, x, y),
        crossings(curve, y).filter((at) => at < x).length % 2,
      ]
      // Between two lobes it may take the other one.
      expect(Math.abs(Math.abs(place.depth) - away)).toBeLessThan(Math.max(1e-6, 0.02 * away))
      expect(place.depth > 0 === (inside === 1) || away < 1e-6).toBe(true)
    }
  })

  it('knows the way out and how far along it is', () => {
    const [measure, place] = [curveField(curve), newCurvePlace()]
    for (const [x, y] of places) {
      measure(x, y, place)
      expect(Math.hypot(place.normalX, place.normalY)).toBeCloseTo(1, 9)
      expect(place.along >= 0 && place.along < curve.length).toBe(true)
      const [outX, outY] = [x + place.normalX * place.depth, y + place.normalY * place.depth]
      expect(Math.hypot(outX - place.nearX, outY - place.nearY)).toBeLessThan(1e-6)
    }
  })

  it('is written for SVG and CSS', () => {
    expect(outlinePath(name, 0.6, BOX)).toMatch(/^M[\d.]+ [\d.]+(?:L[\d.]+ [\d.]+)+Z$/)
    const shares = [...outlinePolygon(name, 0.6, 0.9).matchAll(/([\d.]+)%/g)].map(([, share]) =>
      Number(share),
    )
    expect([Math.min(...shares), Math.max(...shares)]).toEqual([expect.closeTo(5, 0), expect.closeTo(95, 0)])
  })
})

function nearestChord({ points }: Curve, x: number, y: number): number {
  let least = Infinity
  for (let i = 0; i < points.length; i += 2) {
    const [fromX, fromY] = [points[i]!, points[i + 1]!]
    const next = (i + 2) % points.length
    const [dx, dy] = [points[next]! - fromX, points[next + 1]! - fromY]
    const share = Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy)))
    least = Math.min(least, Math.hypot(x - fromX - share * dx, y - fromY - share * dy))
  }
  return least
}
