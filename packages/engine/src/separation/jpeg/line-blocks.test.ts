import { expect, it } from 'vitest'

import { rasterOf } from '../../bitmap/raster-fixture.ts'
import { lineBlocks } from './line-blocks.ts'

const YARNS = Uint32Array.of(0xf1e7d2, 0x634f3a, 0x1f2730)
const LINE = 2

it('leaves the yarn of lines as it is where no steps of a JPEG can be told', () => {
  const raster = rasterOf(320, 320, (x) => (x % 16 < 2 ? YARNS[LINE]! : YARNS[0]!))
  const blocks = lineBlocks(raster, YARNS.length, 1 << LINE)
  for (let left = 0; left < 320; left += 16)
    for (let top = 0; top < 320; top += 16) {
      const ofLine = left % 32 === 0 ? 32 : 0
      const mean = { r: 200, g: 190, b: 180, weight: 1 }
      blocks.take({ left, top, mean, shares: Float64Array.of(256 - ofLine, 0, ofLine) })
    }
  expect(blocks.refined(YARNS)).toEqual(YARNS)
})
