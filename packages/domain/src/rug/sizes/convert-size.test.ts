import { describe, expect, it } from 'vitest'

import { convertSize } from './convert-size.ts'
import type { SizeInput } from '../estimate.ts'

const feet: SizeInput = { shape: 'rectangle', width: '5', length: '8', unit: 'ft', quantity: 2 }

describe('switching the unit', () => {
  it('converts the size to the other unit', () => {
    expect(convertSize(feet, 'cm')).toEqual({ ...feet, width: '152.4', length: '243.8', unit: 'cm' })
    const centimetres: SizeInput = { ...feet, width: '152.4', length: '170', unit: 'cm' }
    expect(convertSize(centimetres, 'ft')).toEqual({ ...feet, width: '5', length: '5.58' })
  })

  it('restores feet in quarter steps as they were typed', () => {
    for (let quarters = 1; quarters <= 200; quarters++) {
      const width = String(quarters / 4)
      expect(convertSize(convertSize({ ...feet, width }, 'cm'), 'ft').width).toBe(width)
    }
  })

  it('leaves text that is not a number', () => {
    for (const width of ['', 'wide', '0', '-3', '5 by 8'])
      expect(convertSize({ ...feet, width }, 'cm')).toMatchObject({ width, length: '243.8' })
  })

  it('changes nothing when the unit is already set', () => {
    expect(convertSize({ ...feet, width: '5,50' }, 'ft')).toEqual({ ...feet, width: '5,50' })
  })

  it('never rounds a size to zero', () => {
    expect(convertSize({ ...feet, width: '0.01', unit: 'cm' }, 'ft').width).toBe('0.01')
    expect(convertSize({ ...feet, width: '0.0001' }, 'cm').width).toBe('0.1')
  })
})
