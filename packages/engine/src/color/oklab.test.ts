import { describe, expect, it } from 'vitest'
import { nearestRgb } from './gamut.ts'
import { labFromRgb } from './lab.ts'
import { oklabFromOklch, oklabFromRgb, oklchFromOklab } from './oklab.ts'
import { linearFromSrgb, srgbFromLinear } from './srgb.ts'

describe('OKLab', () => {
  // CSS Color 4, sample values of the primaries.
  it.each([
    [0xff0000, 0.62796, 0.22486, 0.12585],
    [0x00ff00, 0.86644, -0.23389, 0.1795],
    [0x0000ff, 0.45201, -0.03246, -0.31153],
    [0xffffff, 1, 0, 0],
    [0x000000, 0, 0, 0],
  ])('agrees with published values for %i', (rgb, l, a, b) => {
    const color = oklabFromRgb(rgb)
    expect(color.l).toBeCloseTo(l, 4)
    expect(color.a).toBeCloseTo(a, 4)
    expect(color.b).toBeCloseTo(b, 4)
  })

  it('round-trips every byte colour, also through polar form', () => {
    for (let rgb = 0; rgb <= 0xffffff; rgb += 4099) {
      const color = oklabFromRgb(rgb)
      expect(nearestRgb(color)).toBe(rgb)
      expect(nearestRgb(oklabFromOklch(oklchFromOklab(color)))).toBe(rgb)
    }
  })

  it('keeps lightness and hue of a colour outside sRGB', () => {
    const wanted = { l: 0.6, c: 0.35, h: 150 }
    const shown = oklchFromOklab(oklabFromRgb(nearestRgb(oklabFromOklch(wanted))))
    expect(shown.c).toBeLessThan(0.3)
    expect(shown.c).toBeGreaterThan(0.1)
    expect(shown.l).toBeCloseTo(wanted.l, 2)
    expect(Math.abs(shown.h - wanted.h)).toBeLessThan(2)
  })

  it('ends in black and white', () => {
    expect(nearestRgb({ l: -0.2, a: 0.1, b: 0 })).toBe(0x000000)
    expect(nearestRgb({ l: 1.3, a: 0, b: -0.1 })).toBe(0xffffff)
  })
})

describe('sRGB', () => {
  it('round-trips through linear light', () => {
    for (let byte = 0; byte < 256; byte++) {
      expect(srgbFromLinear(linearFromSrgb(byte))).toBeCloseTo(byte, 6)
    }
  })
})

describe('CIE Lab', () => {
  it('agrees with published values', () => {
    const red = labFromRgb(0xff0000)
    expect(red.l).toBeCloseTo(53.24, 1)
    expect(red.a).toBeCloseTo(80.09, 1)
    expect(red.b).toBeCloseTo(67.2, 1)
    const white = labFromRgb(0xffffff)
    expect([white.l, white.a, white.b].map((v) => Math.abs(Math.round(v * 1000)))).toEqual([100000, 0, 0])
  })
})
