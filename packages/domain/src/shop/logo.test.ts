import { describe, expect, it } from 'vitest'

import { isLegibleLogo, isLogoShape, logoPath, logoWithin } from './logo.ts'

/** So many pixels of a colour, red, green, blue and alpha. */
const pixels = (count: number, ...rgba: readonly number[]) => Array.from({ length: count }, () => rgba).flat()

describe('a logo', () => {
  it('is between half as wide and six times as wide as high', () => {
    expect(isLogoShape(600, 100)).toBe(true)
    expect(isLogoShape(601, 100)).toBe(false)
    expect(isLogoShape(50, 100)).toBe(true)
    expect(isLogoShape(49, 100)).toBe(false)
  })

  it('fits into a box by its shorter way, undistorted', () => {
    expect(logoWithin({ width: 800, height: 100 }, { width: 200, height: 40 })).toEqual({
      width: 200,
      height: 25,
    })
    expect(logoWithin({ width: 100, height: 100 }, { width: 200, height: 40 })).toEqual({
      width: 40,
      height: 40,
    })
  })

  it('can be seen on paper: white, pale and transparent ones cannot', () => {
    const legible = (...all: readonly number[]) => isLegibleLogo(Uint8Array.from(all))
    expect(legible(...pixels(100, 30, 26, 22, 255))).toBe(true)
    expect(legible(...pixels(100, 255, 255, 255, 255))).toBe(false)
    expect(legible(...pixels(100, 30, 26, 22, 0))).toBe(false)
    expect(legible(...pixels(100, 30, 26, 22, 60)), 'a shadow of itself').toBe(false)
    expect(legible(...pixels(100, 235, 200, 120, 255)), 'straw').toBe(false)
    expect(
      legible(...pixels(98, 255, 255, 255, 255), ...pixels(2, 0, 0, 0, 255)),
      'thin lines on white',
    ).toBe(true)
    expect(legible(...pixels(995, 255, 255, 255, 255), ...pixels(5, 0, 0, 0, 255)), 'dust').toBe(false)
  })

  it('has a name that says which picture it is', () => {
    expect(logoPath({ id: 'ab' }, 'letter.png')).toBe('/logo/ab-letter.png')
  })
})
