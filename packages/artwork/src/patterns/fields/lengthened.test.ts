import { describe, expect, it } from 'vitest'

import { catalogueField, DRAWN, DRAWN_FIELD, fieldOf } from '../../field.ts'
import { bedScale } from './lengthened.ts'

const BOUNDS = [0.6, 1.8] as const
const high = (height: number) => fieldOf('rectangle', { width: DRAWN.width, height }, 0.5)

describe('the scale of beds', () => {
  it('is 1 in the catalogue, and on what has no upper and lower edge', () => {
    expect(bedScale(DRAWN_FIELD, BOUNDS)).toBe(1)
    expect(bedScale(catalogueField('square', 0.5), BOUNDS)).toBe(1)
    expect(bedScale(fieldOf('ellipse', { width: 200, height: 400 }, 0.5), BOUNDS)).toBe(1)
  })

  it.each([0.7, 0.8, 1.3, 1.8])('shows one sequence on a rug %d times as high', (times) => {
    expect(DRAWN.height * bedScale(high(times * DRAWN.height), BOUNDS)).toBeCloseTo(times * DRAWN.height)
  })

  it('shows several whole ones on a rug that is much longer', () => {
    for (const times of [2.5, 3, 4, 5.45]) {
      const sequences = times / bedScale(high(times * DRAWN.height), BOUNDS)
      expect([times, sequences]).toEqual([times, expect.closeTo(Math.round(sequences))])
    }
  })

  it('stays within its bounds', () => {
    expect(bedScale(high(0.3 * DRAWN.height), BOUNDS)).toBe(0.6)
    expect(bedScale(high(2.3 * DRAWN.height), BOUNDS)).toBe(1.8)
  })
})
