import { describe, expect, it } from 'vitest'

import { rasterOf } from '../../bitmap/raster-fixture.ts'
import { chooseColors, nearbyBits } from './choose-colors.ts'
import { type Color, NONE } from './clustered.ts'

const PAPER: Color = [240, 230, 210]
const TEAL: Color = [30, 80, 110]
const bytes = ([r, g, b]: Color, through: number) =>
  [r, g, b].reduce((rgb, level, n) => (rgb << 8) | Math.round(level + through * (PAPER[n]! - level)), 0)

describe('the chosen color', () => {
  const drawing = { across: 2, lamp: Float32Array.of(1, 1), paper: PAPER }
  const shades = [0, 0.15, -0.1, 0.6, 1, 0, 0, 0]
  const chosen = new Uint8Array(8).fill(7)
  const raster = rasterOf(8, 1, (x) => bytes(TEAL, shades[x]!))
  chooseColors(raster, drawing, { colors: [PAPER, TEAL], bits: Uint32Array.of(3, 0) }, chosen)

  it('may have more or less paper, but not most of it', () => {
    expect([...chosen.subarray(0, 4)]).toEqual([1, 1, 1, NONE])
  })

  it('stays where a block has no choice', () => {
    expect([...chosen.subarray(4)]).toEqual([7, 7, 7, 7])
  })
})

it('may be within reach of its blocks, not beyond the end of a row', () => {
  const own = Int8Array.of(-1, -1, -1, 2, -1, -1, -1, -1)
  expect([...nearbyBits(own, 4, 1)]).toEqual([0, 0, 4, 4, 0, 0, 4, 4])
})
