import { expect, it } from 'vitest'

import { rasterOf } from './raster-fixture.ts'
import { shrinkRaster } from './shrink-raster.ts'

const picture = rasterOf(5, 4, (x, y) => (x < 2 ? 0x402000 : 0x000010 * y))

it('leaves a picture that is small enough as it is', () => expect(shrinkRaster(picture, 20)).toBe(picture))

it('makes every pixel the mean of a square, cut off at the right and below', () => {
  const { width, height, pixels } = shrinkRaster(picture, 19)
  expect([width, height]).toEqual([3, 2])
  expect([...pixels]).toEqual([0xff402000, 0xff000008, 0xff000008, 0xff402000, 0xff000028, 0xff000028])
})
