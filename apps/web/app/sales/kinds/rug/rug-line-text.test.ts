import { describe, expect, it } from 'vitest'

import { sizeText } from './rug-line-text.ts'

const FEET = {
  shape: 'rectangle',
  unit: 'ft',
  width: '5',
  length: '8',
  widthMm: 1524,
  lengthMm: 2438,
} as const

describe('texts of a cart line', () => {
  it('give the size as typed, then in the other unit', () => {
    expect(sizeText(FEET)).toBe('Rectangle, 5 × 8 ft (152 × 244 cm)')
    const metric = {
      ...FEET,
      unit: 'cm',
      width: '170',
      length: '240',
      widthMm: 1700,
      lengthMm: 2400,
    } as const
    expect(sizeText(metric)).toBe('Rectangle, 170 × 240 cm (5.58 × 7.87 ft)')
  })

  it('give one measure for a round or square rug', () => {
    const round = { ...FEET, shape: 'round', width: '8', length: '8', widthMm: 2438 } as const
    expect(sizeText(round)).toBe('Round, 8 ft (244 cm)')
    expect(sizeText({ ...round, shape: 'square' })).toBe('Square, 8 ft (244 cm)')
  })
})
