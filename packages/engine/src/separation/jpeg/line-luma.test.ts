import { describe, expect, it } from 'vitest'

import { rasterOf } from '../../bitmap/raster-fixture.ts'
import { withLineLuma } from './line-luma.ts'

const WIDTH = 40
const GROUND = 200
const LINE = 38
/** Lines of two pixels, every pixel of which rings by up to 6 levels, with a soft pixel of any luma at both sides. */
const lumaAt = (x: number, y: number) => {
  const place = x % 10
  if (place === 4 || place === 5) return LINE + ((x * 7 + y * 5) % 13) - 6
  if (place === 3 || place === 6) return LINE + ((x * 31 + y * 17) % (GROUND - LINE))
  return GROUND
}
const raster = rasterOf(WIDTH, 200, (x, y) => lumaAt(x, y) * 0x010101)
const seeming = Uint32Array.of(GROUND * 0x010101, 24 * 0x010101)
const isLine = Uint8Array.from(raster.pixels, (pixel) => ((pixel & 255) < 120 ? 1 : 0))
const mixtures = {
  first: isLine,
  second: new Uint8Array(isLine.length),
  mix: new Uint8Array(isLine.length).fill(200),
  light: new Uint8Array(isLine.length).fill(128),
}

describe('the luma of a yarn that only lines have', () => {
  it('is what most of its pixels have, not the darkest that explains them', () => {
    const [ground, line] = withLineLuma(raster, mixtures, seeming, 0b10)
    expect(ground).toBe(seeming[0])
    expect(Math.abs((line! & 255) - LINE)).toBeLessThanOrEqual(2)
  })

  it('stays where the yarn covers nothing', () => {
    const none = { ...mixtures, first: new Uint8Array(isLine.length) }
    expect([...withLineLuma(raster, none, seeming, 0b10)]).toEqual([...seeming])
  })
})
