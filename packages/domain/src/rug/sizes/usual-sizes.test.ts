import { expect, it } from 'vitest'

import { snapshotSize } from '../../cart/ordered-size.ts'
import { SHAPES } from '../shape.ts'
import { UNITS } from './size.ts'
import { usualSizes } from './usual-sizes.ts'

it.each(SHAPES)('are sizes that we make: %s', (shape) => {
  for (const unit of UNITS)
    for (const { place, width, length } of usualSizes(shape, unit, true))
      expect([place, snapshotSize({ shape, width, length, unit }).ok]).toEqual([place, true])
})

it('offers the drawn size of catalogue designs only, which are not drawn as runners', () => {
  const places = (...of: Parameters<typeof usualSizes>) => usualSizes(...of).map(({ place }) => place)
  expect(places('rectangle', 'cm', true)).toEqual(['drawn', ...places('rectangle', 'cm', false)])
  expect(places('runner', 'ft', true)).toEqual(places('runner', 'ft', false))
})
