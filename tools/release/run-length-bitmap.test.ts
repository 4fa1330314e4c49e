import { decodeBmp } from '@nawl/engine/bitmap/decode-bmp'
import { indexedBmp } from '@nawl/engine/bitmap/indexed-bmp'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { runLengthBitmap } from './run-length-bitmap.ts'

const YARNS = ['#E6DAC3', '#2F4B6E', '#B0342B']
const LIMITS = { maxPixels: 1_000_000 }

const pixelsOf = (file: Uint8Array) => {
  const decoding = decodeBmp(file, LIMITS)
  return decoding.ok ? { ...decoding.raster, pixels: [...decoding.raster.pixels] } : decoding
}

describe('a bitmap as run lengths', () => {
  it('is the same picture', () => {
    // Runs and single pixels in any order, longer than a run or a literal may be.
    const stretch = fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 600 }))
    fc.assert(
      fc.property(fc.array(stretch, { minLength: 1, maxLength: 40 }), fc.nat(700), (stretches, extra) => {
        const yarns = stretches.flatMap(([yarn, length]) => Array<number>(length).fill(yarn))
        const width = Math.min(yarns.length, extra + 1)
        const height = Math.floor(yarns.length / width)
        const plain = indexedBmp(Uint8Array.from(yarns), width, height, YARNS)
        expect(pixelsOf(runLengthBitmap(Buffer.from(plain)))).toEqual(pixelsOf(plain))
      }),
    )
  })

  it('is the same picture where no two neighbours are alike', () => {
    const yarns = Uint8Array.from({ length: 3 * 511 }, (_, i) => i % 3)
    const plain = indexedBmp(yarns, 511, 3, YARNS)
    expect(pixelsOf(runLengthBitmap(Buffer.from(plain)))).toEqual(pixelsOf(plain))
  })

  it('is small where areas are large', () => {
    const plain = indexedBmp(new Uint8Array(1000 * 100), 1000, 100, YARNS)
    expect(runLengthBitmap(Buffer.from(plain)).length).toBeLessThan(plain.length / 50)
  })

  it('is not made of anything but plain bitmaps of 8 bits', () => {
    const packed = runLengthBitmap(Buffer.from(indexedBmp(new Uint8Array(4), 2, 2, YARNS)))
    expect(() => runLengthBitmap(packed)).toThrow(/8 bits/)
  })
})
