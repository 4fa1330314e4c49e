import { expect, it } from 'vitest'

import { rasterOf } from '../../bitmap/raster-fixture.ts'
import { NONE } from './clustered.ts'
import { paintColors } from './paint-colors.ts'

const AREA = [200, 100, 50] as const
const LINE = [20, 20, 20] as const
const RAW = 0x808080

it('paints areas from squares of two pixels, lines from single ones, and the rest without the lamp', () => {
  const chosen = Uint8Array.of(0, 0, NONE, 0, 0, 0, 1, NONE)
  const drawing = { across: 1, lamp: Float32Array.of(0.5), colors: [AREA] }
  const { pixels } = paintColors(
    rasterOf(4, 2, () => RAW),
    drawing,
    [AREA, LINE],
    chosen,
  )
  expect(Array.from(pixels, (pixel) => pixel & 0xffffff)).toEqual([
    0xc86432, 0xc86432, 0xffffff, 0xffffff, 0xc86432, 0xc86432, 0x141414, 0xffffff,
  ])
})
