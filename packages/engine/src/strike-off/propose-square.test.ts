import { describe, expect, it } from 'vitest'

import type { RugPlane } from '../buildable/rug-plane.ts'
import { mulberry32 } from '../color/mulberry32.ts'
import { proposeSquare, squareAt } from './propose-square.ts'
import { countSquare, squareMeasure, surveyPlane } from './square-measure.ts'

const SIDE_MM = 300
const SIDES = { widthMm: 1500, lengthMm: 2400 }

/** A drawing of fields, stripes and thin lines, another one for each seed. */
function planeOf(seed: number, width = 150, height = 240, yarnCount = 5): RugPlane {
  const random = mulberry32(seed)
  const drawing = new Uint8Array(width * height)
  const rect = (left: number, top: number, wide: number, high: number, yarn: number) => {
    for (let y = Math.max(0, top); y < Math.min(height, top + high); y++)
      drawing.fill(yarn, y * width + Math.max(0, left), y * width + Math.min(width, left + wide))
  }
  for (let n = 0; n < 40; n++) {
    const isLine = n % 3 === 0
    const [wide, high] = [isLine ? 60 : 10 + random() * 50, isLine ? 2 : 10 + random() * 50]
    rect(
      Math.floor(random() * width) - 10,
      Math.floor(random() * height) - 10,
      Math.floor(wide),
      Math.floor(high),
      Math.floor(random() * yarnCount),
    )
  }
  return { drawing, width, height, yarnCount, laid: null }
}

/** The best of all squares, pixel by pixel. */
function bestOfAll(plane: RugPlane, sides = SIDES): number {
  const survey = surveyPlane(plane)
  const { width, height } = squareAt(plane, sides, { xMm: 0, yMm: 0 }, SIDE_MM)
  let best = 0
  for (let top = 0; top + height <= plane.height; top++)
    for (let left = 0; left + width <= plane.width; left++)
      best = Math.max(best, squareMeasure(survey, countSquare(survey, { left, top, width, height })))
  return best
}

const measured = (plane: RugPlane, place: { xMm: number; yMm: number }, sides = SIDES) => {
  const survey = surveyPlane(plane)
  return squareMeasure(survey, countSquare(survey, squareAt(plane, sides, place, SIDE_MM)))
}

describe('the square that shows most of a rug', () => {
  it.each([1, 2, 3, 4, 5, 6])('is within a twentieth of the best of all, drawing %i', (seed) => {
    const plane = planeOf(seed)
    const place = proposeSquare(plane, SIDES, SIDE_MM)
    expect(measured(plane, place!)).toBeGreaterThanOrEqual(0.95 * bestOfAll(plane))
  })

  it('has the corner with all yarns, where the rest of the rug is plain', () => {
    const plane = planeOf(7)
    for (let y = 0; y < plane.height; y++)
      for (let x = 0; x < plane.width; x++)
        if (x < 110 || y < 200) plane.drawing[y * plane.width + x] = 0
        else plane.drawing[y * plane.width + x] = (Math.floor(x / 8) + Math.floor(y / 8)) % 4
    const place = proposeSquare(plane, SIDES, SIDE_MM)!
    const { left, top, width, height } = squareAt(plane, SIDES, place, SIDE_MM)
    expect([left + width > 110, top + height > 200]).toEqual([true, true])
  })

  it('lies on a round rug, not in a corner that is cut off', () => {
    const round = planeOf(8, 200, 200)
    const laid = Uint8Array.from(round.drawing, (_, at) => {
      const [x, y] = [(at % 200) - 99.5, Math.floor(at / 200) - 99.5]
      return x * x + y * y <= 10_000 ? 1 : 0
    })
    const plane = { ...round, laid }
    const sides = { widthMm: 1500, lengthMm: 1500 }
    const survey = surveyPlane(plane)
    const place = proposeSquare(plane, sides, SIDE_MM)!
    const { laid: on, pixels } = countSquare(survey, squareAt(plane, sides, place, SIDE_MM))
    expect(on / pixels).toBeGreaterThan(0.95)
  })

  it('is the whole of a rug of its own size, and nothing of a smaller one', () => {
    const plane = planeOf(9, 60, 60)
    expect(proposeSquare(plane, { widthMm: 300, lengthMm: 300 }, SIDE_MM)).toEqual({ xMm: 0, yMm: 0 })
    expect(proposeSquare(plane, { widthMm: 299, lengthMm: 900 }, SIDE_MM)).toBeNull()
  })

  it('stays on rugs of any size', () => {
    for (let seed = 20; seed < 60; seed++) {
      const random = mulberry32(seed)
      const sides = {
        widthMm: 300 + Math.floor(random() * 3000),
        lengthMm: 300 + Math.floor(random() * 3000),
      }
      const { xMm, yMm } = proposeSquare(planeOf(seed, 90, 120, 3), sides, SIDE_MM)!
      expect(xMm).toBeGreaterThanOrEqual(0)
      expect(yMm).toBeGreaterThanOrEqual(0)
      expect(xMm).toBeLessThanOrEqual(sides.widthMm - SIDE_MM)
      expect(yMm).toBeLessThanOrEqual(sides.lengthMm - SIDE_MM)
    }
  })

  it('measures 1 for what shows all in proportion, and less for one yarn of two', () => {
    const drawing = Uint8Array.from({ length: 100 * 100 }, (_, at) => Math.floor((at % 100) / 10) % 2)
    const plane: RugPlane = { drawing, width: 100, height: 100, yarnCount: 2, laid: null }
    const survey = surveyPlane(plane)
    const at = (left: number, width: number) =>
      squareMeasure(survey, countSquare(survey, { left, top: 0, width, height: 40 }))
    expect(at(0, 100)).toBeGreaterThan(0.95)
    expect(at(0, 9)).toBeLessThan(0.5)
  })
})
