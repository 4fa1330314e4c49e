import { expect, it } from 'vitest'
import { rasterOf } from '../bitmap/raster-fixture.ts'
import { mulberry32 } from '../color/mulberry32.ts'
import { boxMeans } from './box-means.ts'

it.each([
  [1, 1],
  [3, 2],
  [17, 9],
])('is the mean of 25 pixels in a picture of %i × %i, borders repeated', (width, height) => {
  const random = mulberry32(width)
  const raster = rasterOf(width, height, () => Math.floor(random() * 0x1000000))
  const means = boxMeans(raster).pixels
  const inside = (v: number, size: number) => Math.max(0, Math.min(size - 1, v))
  for (let at = 0; at < means.length; at++) {
    for (const shift of [16, 8, 0]) {
      let sum = 0
      for (let n = 0; n < 25; n++) {
        const x = inside((at % width) + (n % 5) - 2, width)
        const y = inside(Math.floor(at / width) + Math.floor(n / 5) - 2, height)
        sum += (raster.pixels[y * width + x]! >>> shift) & 255
      }
      expect((means[at]! >>> shift) & 255).toBe(Math.round(sum / 25))
    }
  }
})
