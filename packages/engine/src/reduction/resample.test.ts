import { describe, expect, it } from 'vitest'

import { rasterFromRgba } from '../bitmap/raster-from-rgba.ts'
import { rasterOf } from '../bitmap/raster-fixture.ts'
import { cropBox } from './crop-box.ts'
import { resample } from './resample.ts'

const whole = (width: number, height: number) => ({ left: 0, top: 0, width, height })
const checks = rasterOf(8, 8, (x, y) => ((x + y) % 2 === 0 ? 0xff8000 : 0x000000))

describe('resampling', () => {
  it('changes nothing at the same size', () => {
    expect(resample(checks, whole(8, 8), 8, 8)).toEqual(checks)
  })

  it('averages the pixels that each new one covers', () => {
    const { pixels } = resample(checks, whole(8, 8), 4, 2)
    expect(new Set(pixels)).toEqual(new Set([0xff804000]))
  })

  it('reads only the box', () => {
    const halves = rasterOf(10, 4, (x) => (x < 5 ? 0x112233 : 0xffffff))
    for (const side of [3, 5, 40])
      expect(new Set(resample(halves, { left: 0, top: 1, width: 5, height: 2 }, side, side).pixels)).toEqual(
        new Set([0xff112233]),
      )
  })

  it('blends when it enlarges', () => {
    const { pixels } = resample(
      rasterOf(2, 1, (x) => (x === 0 ? 0 : 0xffffff)),
      whole(2, 1),
      24,
      1,
    )
    const blues = [...pixels].map((pixel) => pixel & 255)
    expect(blues).toEqual(blues.toSorted((p, q) => p - q))
    expect(new Set(blues).size).toBeGreaterThan(3)
  })
})

describe('a crop in pixels', () => {
  it('has the stated proportions', () => {
    expect(cropBox({ left: 0.25, top: 0, width: 0.5, height: 1 }, 100, 160)).toEqual({
      left: 25,
      top: 0,
      width: 50,
      height: 160,
    })
  })

  it('is within the picture and never empty', () => {
    for (const crop of [
      { left: 0.999, top: 1, width: 1, height: 0.00001 },
      { left: -0.2, top: 0.5, width: 3, height: 3 },
    ]) {
      const box = cropBox(crop, 7, 5)
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.width).toBeGreaterThanOrEqual(1)
      expect(box.left + box.width).toBeLessThanOrEqual(7)
      expect(box.height).toBeGreaterThanOrEqual(1)
      expect(box.top + box.height).toBeLessThanOrEqual(5)
    }
  })
})

it("reads a canvas's bytes as pixels", () => {
  const rgba = Uint8Array.from([0x11, 0x22, 0x33, 0x44, 0xff, 0, 0, 0xff])
  expect([...rasterFromRgba(rgba, 2, 1).pixels]).toEqual([0xff112233, 0xffff0000])
})
