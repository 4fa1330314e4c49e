import { cents } from '@nawl/domain/money/money'
import type { SizeInput } from '@nawl/domain/rug/estimate'
import { describe, expect, it } from 'vitest'

import { footPrice, listedArea, priceSentence, sideErrors } from './size-messages.ts'

const size: SizeInput = { shape: 'rectangle', width: '', length: '', unit: 'ft', quantity: 1 }

describe('the error of a side', () => {
  it('is null while it is empty or a positive number', () => {
    expect(sideErrors(size)).toEqual({ width: null, length: null })
    expect(sideErrors({ ...size, width: '5,5', length: `7'10"` })).toEqual({ width: null, length: null })
  })

  it('names the side and what to type, with an example in the unit', () => {
    expect(sideErrors({ ...size, width: '5 by 8', length: '0' })).toEqual({
      width: `Width must be a number above 0, such as 5 or 5.5; 5'6" works too.`,
      length: `Length must be a number above 0, such as 8 or 8.5; 5'6" works too.`,
    })
    expect(sideErrors({ ...size, unit: 'cm', width: '-1' }).width).toContain(
      'such as 170 or 170.5; 2.4 m works too',
    )
  })

  it('names the example of its shape', () => {
    expect(sideErrors({ ...size, shape: 'runner', width: 'narrow' }).width).toContain('such as 2.5 or 3;')
  })

  it('says diameter of a round rug and nothing of a length that it has not got', () => {
    expect(sideErrors({ ...size, shape: 'round', width: 'wide', length: 'long' })).toEqual({
      width: `Diameter must be a number above 0, such as 5 or 5.5; 5'6" works too.`,
      length: null,
    })
  })
})

const MIZAN = { collection: 'Geometric', basePrice: 800 }

describe('the words for prices', () => {
  it('say what the price under the name stands for', () => {
    expect([listedArea(MIZAN), listedArea({ ...MIZAN, basePrice: 720.8 })]).toEqual([
      '80 sq ft',
      '72.08 sq ft',
    ])
  })

  it('lead from the listed price to every other', () => {
    expect(priceSentence(MIZAN, 'rectangle', 'USD')).toBe(
      'Every size costs $10 a square foot, so the listed size, 80 sq ft, costs $800.00.',
    )
  })

  it('have both decimals of a rate that is no whole number', () => {
    expect(footPrice(cents(11.5), 'USD')).toBe('$11.50 a square foot')
    expect(footPrice(cents(11.5), 'AED')).toBe('AED 42.23375 a square foot')
  })

  it('name dirhams so that the price of a foot, times the area, is the price', () => {
    expect(footPrice(cents(10), 'AED')).toBe('AED 36.725 a square foot')
    expect(priceSentence(MIZAN, 'rectangle', 'AED')).toContain(
      'the listed size, 80 sq ft, costs AED 2,938.00.',
    )
  })

  it('add for square and round rugs that the corners are paid for', () => {
    for (const shape of ['square', 'round'] as const)
      expect(priceSentence(MIZAN, shape, 'USD')).toMatch(
        /Round rugs are cut from a square and cost the same\.$/,
      )
  })
})
