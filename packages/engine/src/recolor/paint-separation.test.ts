import { describe, expect, it } from 'vitest'
import { grainy, rasterOf, softRasterOf } from '../bitmap/raster-fixture.ts'
import { separate } from '../separation/separate.ts'
import type { Separation } from '../separation/separation.ts'
import { paintSeparation } from './paint-separation.ts'
import { swatchesOf } from './swatch-fixture.ts'

const CLAY = 0xa9583c
const INK = 0x23262e
const halves = (x: number, y: number) => (x + y / 3 < 30 ? CLAY : INK)
const own = ({ swatches }: Separation) => swatches.map(({ hex }) => hex)

describe('paintSeparation', () => {
  it('returns flat artwork unchanged in its own colours', () => {
    const raster = rasterOf(60, 40, halves)
    const separation = separate(raster)
    const bytes = [...raster.pixels].flatMap((pixel) => [
      (pixel >>> 16) & 255,
      (pixel >>> 8) & 255,
      pixel & 255,
    ])
    expect([...paintSeparation(separation, own(separation))]).toEqual(bytes)
  })

  it('draws the edge a drawing program would have drawn in the new colours', () => {
    const separation = separate(softRasterOf(60, 40, halves))
    const palette = separation.swatches.map(({ hex }) => (hex === '#A9583C' ? '#FFFFFF' : '#000000'))
    const wanted = softRasterOf(60, 40, (x, y) => (halves(x, y) === CLAY ? 0xffffff : 0x000000))
    const painted = paintSeparation(separation, palette)
    wanted.pixels.forEach((pixel, at) => expect(Math.abs((pixel & 255) - painted[at * 3]!)).toBeLessThan(4))
  })

  it('keeps the light of the bitmap', () => {
    const raster = grainy(
      rasterOf(60, 40, () => CLAY),
      0.08,
      2,
    )
    const separation = separate(raster)
    const painted = paintSeparation(separation, own(separation))
    let error = 0
    raster.pixels.forEach((pixel, at) => (error += Math.abs(((pixel >>> 16) & 255) - painted[at * 3]!)))
    expect(error / raster.pixels.length).toBeLessThan(2)
    expect(new Set(painted).size).toBeGreaterThan(30)
  })

  it('mixes two yarns under light, and clips at white', () => {
    const separation: Separation = {
      width: 2,
      height: 1,
      swatches: [swatchesOf(['#A9583C', 50])[0]!, swatchesOf(['#23262E', 50])[0]!],
      first: Uint8Array.of(0, 0),
      second: Uint8Array.of(1, 1),
      mix: Uint8Array.of(51, 51),
      light: Uint8Array.of(128, 255),
    }
    expect([...paintSeparation(separation, ['#C80000', '#64FFFF'])]).toEqual([120, 204, 204, 239, 255, 255])
  })

  it('fills the buffer it is given', () => {
    const separation = separate(rasterOf(2, 1, () => CLAY))
    const out = new Uint8Array(6)
    expect(paintSeparation(separation, ['#010203'], out)).toBe(out)
    expect([...out]).toEqual([1, 2, 3, 1, 2, 3])
  })
})
