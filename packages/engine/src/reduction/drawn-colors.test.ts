import { describe, expect, it } from 'vitest'

import { grainy, rasterOf, softRasterOf } from '../bitmap/raster-fixture.ts'
import type { Raster } from '../bitmap/raster.ts'
import { mulberry32 } from '../color/mulberry32.ts'
import { drawnColors } from './drawn-colors.ts'
import { reduceToYarns } from './reduce-to-yarns.ts'

/** The last two are ΔE2000 6.8 apart. */
const YARNS = [0x2f6b66, 0xa9583c, 0x23262e, 0xce9434, 0xe6dcc8, 0xd2c2a0]
const bands = softRasterOf(240, 300, (x, y) => YARNS[Math.floor((x + 0.3 * y) / 19) % YARNS.length]!)
const slope = rasterOf(240, 300, (x, y) => (Math.floor(x) << 16) | (Math.floor(y * 0.8) << 8) | 120)
const random = mulberry32(3)
const noise = rasterOf(240, 300, () => Math.floor(random() * 0x1000000))

const count = (raster: Raster, most: number) => {
  const colors = drawnColors(raster, most)
  return colors && colors.length / 3
}

describe('the colours of a drawing', () => {
  it.each([
    ['as drawn', bands],
    ['with grain', grainy(bands, 0.04, 5)],
  ])('are those it was drawn in, however close: %s', (_, raster) => {
    expect(count(raster, 6)).toBe(6)
    expect(count(raster, 12)).toBe(6)
  })

  it('are chosen otherwise where there are more than asked for', () => expect(count(bands, 5)).toBeNull())

  it.each([
    ['a gradient', slope],
    ['noise', noise],
    ['one colour', rasterOf(240, 300, () => 0x808080)],
  ])('are chosen otherwise in %s', (_, raster) => expect(drawnColors(raster, 12)).toBeNull())

  it('are the yarns of an upload, exactly', () => {
    const { yarns } = reduceToYarns(bands, { yarnCount: 6, library: null })
    const hexes = YARNS.map((rgb) => `#${rgb.toString(16).toUpperCase()}`)
    expect(yarns.map(({ hex }) => hex).toSorted()).toEqual(hexes.toSorted())
  })
})
