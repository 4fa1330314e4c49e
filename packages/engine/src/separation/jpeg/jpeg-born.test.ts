import { expect, it } from 'vitest'

import { rasterOf, softRasterOf } from '../../bitmap/raster-fixture.ts'
import { mulberry32 } from '../../color/mulberry32.ts'
import { isJpegBorn } from './jpeg-born.ts'

const disc = (x: number, y: number) => (Math.hypot(x - 80, y - 90) < 50 ? 0xa8452f : 0xe6dac3)

/** Blocks of eight pixels, each a few levels off and sloping, from `left`, `top`. */
function blocks(left: number, top: number) {
  const random = mulberry32(4)
  const offs = Array.from(
    { length: 4096 },
    () => [3 * random() - 1.5, random() - 0.5, random() - 0.5] as const,
  )
  return rasterOf(160, 200, (x, y) => {
    const u = x + left
    const v = y + top
    const [level, across, down] = offs[((u >> 3) + 64 * (v >> 3)) & 4095]!
    const off = Math.round(4 * level + 0.5 * (across * (u & 7) + down * (v & 7)))
    return [16, 8, 0].reduce((rgb, shift) => rgb | ((((disc(x, y) >>> shift) & 255) + off) << shift), 0)
  })
}

it.each([
  [0, 0],
  [3, 5],
])('recognises blocks of eight pixels at offset %i, %i', (left, top) => {
  expect(isJpegBorn(blocks(left, top))).toBe(true)
})

it('takes no soft edge and no gradient for them', () => {
  expect(isJpegBorn(softRasterOf(160, 200, disc))).toBe(false)
  expect(isJpegBorn(rasterOf(160, 200, (x, y) => (x << 16) | (y << 8) | 90))).toBe(false)
})
