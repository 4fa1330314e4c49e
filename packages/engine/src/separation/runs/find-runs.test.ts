import { describe, expect, it } from 'vitest'

import { rasterOf } from '../../bitmap/raster-fixture.ts'
import { parseHex } from '../../color/hex.ts'
import { paintSeparation } from '../../recolor/paint-separation.ts'
import { separate } from '../separate.ts'
import { tuftYarn } from './tuft-yarn.ts'

const IVORY = 0xf1e7d2
const NAVY = 0x1f2730
const WIDTH = 120
const HEIGHT = 480

const between = (share: number) =>
  [16, 8, 0].reduce((rgb, shift) => {
    const from = (IVORY >>> shift) & 255
    return rgb | (Math.round(from + share * (((NAVY >>> shift) & 255) - from)) << shift)
  }, 0)
const shareAt = (y: number) => Math.max(0, Math.min(1, (y - 90) / 300))

describe('a run from one yarn to another', () => {
  const raster = rasterOf(WIDTH, HEIGHT, (_, y) => between(shareAt(y)))
  const separation = separate(raster)
  const hexes = separation.swatches.map(({ hex }) => hex)

  it('is reported as its ends, each half of it', () => {
    expect(hexes.toSorted()).toEqual(['#1F2730', '#F1E7D2'])
    for (const { percentage } of separation.swatches) expect(Math.abs(percentage - 50)).toBeLessThan(1)
  })

  it('keeps its shades', () => {
    const painted = paintSeparation(separation, hexes)
    const off = Array.from(painted, (level, n) =>
      Math.abs(level - ((raster.pixels[Math.floor(n / 3)]! >>> (16 - 8 * (n % 3))) & 255)),
    )
    expect(off.filter((levels) => levels > 5)).toHaveLength(0)
  })

  it('is tufted by scattering its ends in proportion', () => {
    for (const y of [150, 240, 330]) {
      let navy = 0
      for (let v = y - 8; v < y + 8; v++)
        for (let x = 8; x < WIDTH - 8; x++)
          if (parseHex(hexes[tuftYarn(separation, v * WIDTH + x, x, v)]!) === NAVY) navy++
      expect(Math.abs(navy / (16 * (WIDTH - 16)) - shareAt(y))).toBeLessThan(0.04)
    }
  })
})

it('takes stripes in even steps for yarns', () => {
  const greys = Array.from({ length: 12 }, (_, n) => n * 0x151515)
  const { swatches } = separate(rasterOf(100, 108, (_, y) => greys[Math.floor(y / 9)]!))
  expect(swatches.map(({ hex }) => parseHex(hex)!).toSorted((p, q) => p - q)).toEqual(greys)
})
