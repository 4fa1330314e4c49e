import { expect, it } from 'vitest'

import { snapshotSize } from '../cart/ordered-size.ts'
import { SHAPES } from './shape.ts'
import { UNITS } from './size.ts'
import { usualSizes } from './usual-sizes.ts'

it.each(SHAPES)('are sizes that we make: %s', (shape) => {
  for (const unit of UNITS)
    for (const { place, width, length } of usualSizes(shape, unit))
      expect([place, snapshotSize({ shape, width, length, unit }).ok]).toEqual([place, true])
})
