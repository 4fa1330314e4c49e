import { describe, expect, it } from 'vitest'

import { rasterOf } from '../../bitmap/raster-fixture.ts'
import { CB, CR, rgbOfChroma } from '../mixing.ts'
import { chromaStep, storedChroma, storedMultiple } from './stored-chroma.ts'

describe('the chroma stored in a block', () => {
  // One chroma in the block and another around it, drawn over its border as by a decoder.
  const across = (x: number) => {
    const inside = x >= 16 && x < 32
    const isBorder = x === 15 || x === 16 || x === 31 || x === 32
    return inside ? (isBorder ? 0.75 : 1) : isBorder ? 0.25 : 0
  }
  const raster = rasterOf(48, 48, (x, y) => rgbOfChroma(128, 40 * across(x) * across(y) - 20, 0))

  it('is what a decoder drew over its border, too', () => {
    expect(storedChroma(raster, 16, 16).cb).toBeCloseTo(20, 0)
    expect(storedChroma(raster, 0, 0).cb).toBeCloseTo(-20, 0)
  })

  it('is flat where rounding alone differs', () => {
    expect(storedChroma(raster, 16, 16)).toMatchObject({ isFlatCb: true, isFlatCr: true })
    const halves = rasterOf(48, 48, (x) => rgbOfChroma(128, x < 24 ? 0 : 12, 0))
    expect(storedChroma(halves, 16, 16)).toMatchObject({ isFlatCb: false, isFlatCr: true })
  })
})

describe('the step of stored chroma', () => {
  it('is that of which means are multiples', () => {
    const means = Array.from({ length: 100 }, (_, n) => ((n * 7) % 40) * 1.125 - 20.25 + 0.1 * ((n % 3) - 1))
    expect(chromaStep(means)).toBe(1.125)
  })

  it.each([
    ['means lie anywhere', Array.from({ length: 400 }, (_, n) => (n * 0.6180339) % 13)],
    ['there are few', [1.125, 2.25, 3.375]],
  ])('cannot be told where %s', (_, means) => expect(chromaStep(means)).toBe(0))

  it('was rounded to whole levels where a block is flat', () => {
    expect(storedMultiple(-3.8, true, 1.125)).toBe(-4)
    expect(storedMultiple(2.8, true, 1.125)).toBe(3)
    expect(storedMultiple(-3.3, false, 1.125)).toBe(-3)
  })
})

it('scales chroma as a JPEG does', () => {
  const rgb = rgbOfChroma(100, CB * 60, CR * -40)
  expect([rgb & 255, rgb >>> 16]).toEqual([160, 60])
})
