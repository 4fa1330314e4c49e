import { expect, it } from 'vitest'

import { rugMetres } from './metres.ts'

it('converts typed sides to metres, whatever the unit', () => {
  expect(rugMetres({ shape: 'rectangle', width: '200', length: '300', unit: 'cm' })).toEqual({
    widthM: 2,
    lengthM: 3,
  })
  const feet = rugMetres({ shape: 'rectangle', width: '5', length: '8', unit: 'ft' })
  expect(feet.widthM).toBeCloseTo(1.524, 9)
  expect(feet.lengthM).toBeCloseTo(2.4384, 9)
})
it('uses one measure for a round or square rug', () => {
  expect(rugMetres({ shape: 'round', width: '1,8', length: '9', unit: 'ft' })).toEqual({
    widthM: 1.8 * 0.3048,
    lengthM: 1.8 * 0.3048,
  })
})
it('uses the example while there is no size', () => {
  expect(rugMetres({ shape: 'rectangle', width: '', length: '240', unit: 'cm' })).toEqual({
    widthM: 1.7,
    lengthM: 2.4,
  })
  expect(rugMetres({ shape: 'square', width: '', length: '', unit: 'cm' })).toEqual({
    widthM: 1.7,
    lengthM: 1.7,
  })
})
