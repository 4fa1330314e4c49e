import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { shareFigures } from './share-figures.ts'

it('gives shares to a tenth of a percent', () => {
  expect(shareFigures([40.94, 34.06, 25])).toEqual(['40.9', '34.1', '25.0'])
})

it('adds thirds to a hundred', () => {
  expect(shareFigures([100 / 3, 100 / 3, 100 / 3])).toEqual(['33.4', '33.3', '33.3'])
})

it('adds to a hundred for whatever yarns a rug has, each less than a tenth from what was measured', () => {
  const yarns = fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(yarns, (areas) => {
      const whole = areas.reduce((sum, area) => sum + area, 0)
      const shares = areas.map((area) => (100 * area) / whole)
      const figures = shareFigures(shares).map(Number)
      expect(figures.reduce((sum, figure) => sum + Math.round(10 * figure), 0)).toBe(1000)
      figures.forEach((figure, n) => expect(Math.abs(figure - shares[n]!)).toBeLessThan(0.1))
    }),
  )
})

it('adds to what is there where yarns of little area are not listed', () => {
  expect(shareFigures([60.04, 39.04])).toEqual(['60.1', '39.0'])
  expect(shareFigures([])).toEqual([])
})
