import type { Fit } from '@nawl/domain/rug/fit'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fitAxes, type Places } from './fit-axes.ts'

const sides = fc.record({
  width: fc.integer({ min: 300, max: 1600 }),
  height: fc.integer({ min: 300, max: 1600 }),
})
const unstretched: fc.Arbitrary<Fit> = fc.oneof(
  fc.record({ kind: fc.constant('crop' as const), at: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ kind: fc.constant('border' as const), band: fc.integer({ min: 10, max: 300 }) }),
  fc.constant({ kind: 'margin' as const, yarn: '#F3EEE4' }),
  fc.constant({ kind: 'repeat' as const }),
  fc.constant({ kind: 'mirror' as const }),
)

/** The usual step between two pixels of the rug, in pixels of the drawing, whichever way. */
function stepOf(places: Places): number {
  const steps = Array.from(places.subarray(1), (at, n) => Math.abs(at - places[n]!)).filter(
    (step) => step > 1e-9,
  )
  return steps.toSorted((a, b) => a - b)[steps.length >> 1] ?? NaN
}

describe('every fit but stretch', () => {
  it('has one scale for both sides, but for 3 % where it repeats whole', () => {
    fc.assert(
      fc.property(unstretched, sides, sides, (fit, drawn, rug) => {
        const { x, y } = fitAxes(fit, drawn, rug)
        const ratio = stepOf(x) / stepOf(y)
        const tolerance = fit.kind === 'repeat' || fit.kind === 'mirror' ? 0.031 : 1e-6
        expect(Math.max(ratio, 1 / ratio) - 1).toBeLessThanOrEqual(tolerance)
      }),
    )
  })

  it('takes every pixel from inside the drawing, or from the margin', () => {
    fc.assert(
      fc.property(unstretched, sides, sides, (fit, drawn, rug) => {
        const { x, y, border } = fitAxes(fit, drawn, rug)
        const isInside = (places: Places, length: number) =>
          places.every((at) => Number.isNaN(at) || (at >= -1e-6 && at <= length + 1e-6))
        expect([isInside(x, drawn.width), isInside(y, drawn.height)]).toEqual([true, true])
        const long = border?.extended === 'y' ? drawn.height : drawn.width
        expect(isInside(border?.field ?? x, long)).toBe(true)
      }),
    )
  })

  it('is the drawing itself on a rug of its own proportions', () => {
    fc.assert(
      fc.property(unstretched, sides, (fit, drawn) => {
        const rug = { width: drawn.width * 2, height: drawn.height * 2 }
        const { x, y } = fitAxes(fit, drawn, rug)
        expect(x.every((at, n) => Math.abs(at - (n + 0.5) / 2) < 1e-6)).toBe(true)
        expect(y.every((at, n) => Math.abs(at - (n + 0.5) / 2) < 1e-6)).toBe(true)
      }),
    )
  })
})

const DRAWN = { width: 100, height: 160 }

describe('a crop', () => {
  it.each([
    [0, 0.5],
    [50, 30.5],
    [100, 60.5],
  ])('at %i begins at %d of the drawing', (at, first) => {
    const { x, y } = fitAxes({ kind: 'crop', at }, DRAWN, { width: 100, height: 100 })
    expect([x[0], y[0]]).toEqual([0.5, first])
  })
})

describe('a margin', () => {
  it('is as wide on both sides of the whole drawing', () => {
    const { x, y } = fitAxes({ kind: 'margin', yarn: '#FFFFFF' }, DRAWN, { width: 160, height: 160 })
    const margin = Array.from(x, Number.isNaN)
    expect(margin.indexOf(false)).toBe(30)
    expect(margin.lastIndexOf(false)).toBe(129)
    expect(y.some(Number.isNaN)).toBe(false)
  })
})

describe('a repeat', () => {
  it('is whole when a rug is nearly twice as long', () => {
    const { y } = fitAxes({ kind: 'repeat' }, DRAWN, { width: 100, height: 316 })
    expect([Math.floor(y[0]!), Math.floor(y[157]!), Math.floor(y[158]!), Math.floor(y[315]!)]).toEqual([
      0, 159, 0, 159,
    ])
  })

  it('is whole in the middle otherwise', () => {
    const { y } = fitAxes({ kind: 'repeat' }, DRAWN, { width: 100, height: 240 })
    expect([y[40], y[199]]).toEqual([0.5, 159.5])
  })
})

describe('what continues itself', () => {
  const rug = { width: 200, height: 730 }
  const largestStep = (places: Places) =>
    Math.max(...places.subarray(1).map((at, n) => Math.abs(at - places[n]!)))

  it('has no seam where every second one is mirrored', () => {
    expect(largestStep(fitAxes({ kind: 'mirror' }, DRAWN, rug).y)).toBeLessThan(0.52)
  })

  it('has none in the field of a border, and one in the middle of its strips at most', () => {
    const { y, border } = fitAxes({ kind: 'border', band: 100 }, DRAWN, rug)
    expect(largestStep(border?.field.subarray(20, 710) ?? y)).toBeLessThan(0.52)
    expect(largestStep(y.subarray(0, 365))).toBeLessThan(0.52)
    expect(largestStep(y.subarray(365))).toBeLessThan(0.52)
  })
})

describe('a border', () => {
  const { x, y, border } = fitAxes({ kind: 'border', band: 100 }, DRAWN, { width: 100, height: 400 })

  it('grows along the side that is longer', () => {
    expect(border).toMatchObject({ extended: 'y', band: 10 })
    expect(x[99]).toBe(99.5)
  })

  it('begins and ends with its corners', () => {
    expect([y[0], y[9], y[390], y[399]]).toEqual([0.5, 9.5, 150.5, 159.5])
  })

  it('has its field in the middle', () => {
    expect(border?.field[200]).toBeCloseTo(80.5)
    expect([border?.field[0], border?.field[399]]).toEqual([0.5, 159.5])
  })

  it('is drawn on from a calm line, what is in the corners and in the middle left as it is', () => {
    const { border } = fitAxes({ kind: 'border', band: 100 }, DRAWN, { width: 100, height: 400 }, () => 30)
    const field = border?.field ?? x
    expect([field[29], field[30], field[100], field[150], field[200]]).toEqual([29.5, 30, 30, 30.5, 80.5])
    expect([field[249], field[300], field[369], field[370]]).toEqual([129.5, 130, 130, 130.5])
  })
})
