import { describe, expect, it } from 'vitest'

import { rasterOf } from '../../bitmap/raster-fixture.ts'
import { withLineLuma } from './line-luma.ts'

const WIDTH = 40
const GROUND = 200
const LINE = 38
const SEEMING = 30
/** Lines of a whole pixel, which rings by up to 6 levels, with a soft pixel of any luma at both sides. */
const lumaAt = (x: number, y: number) => {
  const place = x % 10
  if (place === 4) return LINE + ((x * 7 + y * 5) % 13) - 6
  if (place === 3 || place === 5) return LINE + ((x * 31 + y * 17) % (GROUND - LINE))
  return GROUND
}
const raster = rasterOf(WIDTH, 200, (x, y) => lumaAt(x, y) * 0x010101)
const seeming = Uint32Array.of(GROUND * 0x010101, SEEMING * 0x010101)
/** How much of the line a pixel seems to be. */
const share = Uint8Array.from(raster.pixels, (pixel) => (255 * (GROUND - (pixel & 255))) / (GROUND - SEEMING))
const mixtures = {
  first: new Uint8Array(share.length).fill(1),
  second: new Uint8Array(share.length),
  mix: share,
  light: null,
}

describe('the luma of a yarn that only lines have', () => {
  it('is what most of its pixels have, not the darkest that explains them', () => {
    const [ground, line] = withLineLuma(raster, mixtures, seeming, 0b10)
    expect(ground).toBe(seeming[0])
    expect(Math.abs((line! & 255) - LINE)).toBeLessThanOrEqual(2)
  })

  it('stays where the yarn covers nothing', () => {
    const none = { ...mixtures, first: new Uint8Array(share.length) }
    expect([...withLineLuma(raster, none, seeming, 0b10)]).toEqual([...seeming])
  })
})
