import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { shareFigures } from './share-figures.ts'

it('rounds shares to a tenth of a percent', () => {
  expect(shareFigures([40.94, 34.06, 25])).toEqual(['40.9', '34.1', '25.0'])
})

it('makes thirds add up to a hundred', () => {
  expect(shareFigures([100 / 3, 100 / 3, 100 / 3])).toEqual(['33.4', '33.3', '33.3'])
})

it('adds up to a hundred for any yarns, each less than a tenth away from its measurement', () => {
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

it('adds up to the listed total when small yarns are omitted', () => {
  expect(shareFigures([60.04, 39.04])).toEqual(['60.1', '39.0'])
  expect(shareFigures([])).toEqual([])
})
