import { describe, expect, it } from 'vitest'
import { levelLookup, LOOKUP_HALF, LOOKUP_ZERO, shadeLevels, shadeOfLevel } from './shade-levels.ts'

describe('shade levels', () => {
  it('fit beside the ground for any number of yarns', () => {
    for (let yarns = 1; yarns <= 30; yarns++) {
      expect(shadeLevels(yarns) * yarns).toBeLessThanOrEqual(240)
      expect(shadeLevels(yarns)).toBeGreaterThanOrEqual(8)
    }
    expect(shadeLevels(8)).toBe(30)
    expect(shadeLevels(10)).toBe(24)
  })

  it('are even for cool tufts and odd for warm ones', () => {
    const lookup = levelLookup(30)
    for (let i = 0; i < LOOKUP_HALF; i++) {
      expect(lookup[i]! & 1).toBe(0)
      expect(lookup[LOOKUP_HALF + i]! & 1).toBe(1)
    }
  })

  it('are the nearest ones if there are too few for a hue', () => {
    const lookup = levelLookup(8)
    for (let level = 0; level < 8; level++) {
      const at = LOOKUP_ZERO + Math.round(shadeOfLevel(level, 8) * 256)
      expect(lookup[at]).toBe(level)
    }
  })

  it('cover the deepest and the brightest shade', () => {
    const lookup = levelLookup(24)
    expect(lookup[0]).toBe(0)
    expect(lookup[2 * LOOKUP_HALF - 1]).toBe(23)
  })
})
