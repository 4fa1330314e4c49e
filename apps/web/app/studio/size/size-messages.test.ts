import { cents } from '@nawl/domain/money/money'
import type { SizeInput } from '@nawl/domain/rug/estimate'
import { describe, expect, it } from 'vitest'

import { footPrice, listedArea, priceSentence, sideErrors } from './size-messages.ts'

const size: SizeInput = { shape: 'rectangle', width: '', length: '', unit: 'ft', quantity: 1 }

describe('what is wrong with a side', () => {
  it('is nothing while it is empty or a number above 0', () => {
    expect(sideErrors(size)).toEqual({ width: null, length: null })
    expect(sideErrors({ ...size, width: '5,5', length: `7'10"` })).toEqual({ width: null, length: null })
  })

  it('names the side and what to type, with an example in the unit', () => {
    expect(sideErrors({ ...size, width: '5 by 8', length: '0' })).toEqual({
      width: `Width is a number above 0, such as 5 or 5.5; 5'6" is read as well.`,
      length: `Length is a number above 0, such as 8 or 8.5; 5'6" is read as well.`,
    })
    expect(sideErrors({ ...size, unit: 'cm', width: '-1' }).width).toContain(
      'such as 170 or 170.5; 2.4 m is read as well',
    )
  })

  it('names the example of its shape', () => {
    expect(sideErrors({ ...size, shape: 'runner', width: 'narrow' }).width).toContain('such as 2.5 or 3;')
  })

  it('says of a side that no price is given for what we make at most, and the nearest to it', () => {
    const absurd = { ...size, unit: 'cm', width: '99999999', length: '99999999' } as const
    const words = 'The largest rug we make is 1000 × 1500 cm.'
    expect(sideErrors(absurd)).toEqual({ width: words, length: null })
    expect(sideErrors({ ...absurd, width: '300' })).toEqual({
      width: null,
      length: 'The largest rug we make is 1000 × 1500 cm. The nearest size is 300 × 1500 cm.',
    })
    expect(sideErrors({ ...absurd, shape: 'round' }).width).toContain('largest round rug we make is 1000 cm')
  })

  it('says diameter of a round rug and nothing of a length that it has not got', () => {
    expect(sideErrors({ ...size, shape: 'round', width: 'wide', length: 'long' })).toEqual({
      width: `Diameter is a number above 0, such as 5 or 5.5; 5'6" is read as well.`,
      length: null,
    })
  })
})

describe('the words for prices', () => {
  it('say what the price under the name stands for', () => {
    expect([listedArea(cents(800)), listedArea(cents(720.8))]).toEqual(['80 sq ft', '72.08 sq ft'])
  })

  it('lead from the listed price to every other', () => {
    expect(priceSentence(800, 'rectangle', 'USD')).toBe(
      'Every size is $10 a square foot, so the 80 sq ft it is listed in is $800.00.',
    )
  })

  it('name dirhams so that the price of a foot, times the area, is the price', () => {
    expect(footPrice('AED')).toBe('AED 36.725 a square foot')
    expect(priceSentence(800, 'rectangle', 'AED')).toContain('the 80 sq ft it is listed in is AED 2,938.00.')
  })

  it('add for square and round rugs that the corners are paid for', () => {
    for (const shape of ['square', 'round'] as const)
      expect(priceSentence(800, shape, 'USD')).toMatch(
        /Round rugs are cut from their square and cost the same\.$/,
      )
  })
})
