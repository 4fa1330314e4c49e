import { describe, expect, it } from 'vitest'

import { decodeBmp } from '../bitmap/decode-bmp.ts'
import { indexedBmp } from '../bitmap/indexed-bmp.ts'
import { separate } from './separate.ts'
import { separateDrawn } from './separate-drawn.ts'

const WIDTH = 250
const HEIGHT = 301
const HEXES = ['#E6DCC8', '#2F6B66', '#A9583C', '#23262E', '#CE9434'] as const
const LIMITS = { maxPixels: 1e6 }

/** Rings, stripes two pixels wide and a field; the last colour is not used. */
function yarnAt(x: number, y: number): number {
  const radius = Math.hypot(x - 120, y - 130)
  if (radius < 80) return Math.floor(radius / 9) % 2 === 0 ? 1 : 0
  if (y > 230 && Math.floor(x / 2) % 8 === 0) return 3
  return y > 200 ? 2 : 0
}

function bitmap(at: (x: number, y: number) => number, hexes: readonly string[] = HEXES): Uint8Array {
  const indices = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => at(i % WIDTH, Math.floor(i / WIDTH)))
  return indexedBmp(indices, WIDTH, HEIGHT, hexes)
}

describe('a bitmap whose colours are its yarns', () => {
  it('is separated as one that is not known to be so, from its bytes alone', () => {
    const file = bitmap(yarnAt)
    const decoding = decodeBmp(file, LIMITS)
    expect(separateDrawn(file, LIMITS)).toEqual(decoding.ok && separate(decoding.raster))
  })

  it.each([
    ['has less than half a percent of a yarn', bitmap((x, y) => (x < 20 && y < 15 ? 4 : yarnAt(x, y)))],
    ['has a yarn twice', bitmap(yarnAt, [...HEXES.slice(0, 3), HEXES[0], HEXES[4]])],
    ['has a pixel of no yarn', bitmap((x, y) => (y < 20 ? 9 : yarnAt(x, y)))],
    ['has seventeen yarns', bitmap((x) => x % 17, manyHexes(17))],
    ['is cut off', bitmap(yarnAt).subarray(0, 5000)],
    ['is none', new Uint8Array(200)],
  ])('is not read in that way if it %s', (_, file) => {
    expect(separateDrawn(file, LIMITS)).toBeNull()
  })
})

function manyHexes(count: number): string[] {
  return Array.from({ length: count }, (_, n) => `#${(n * 0x0a1207).toString(16).padStart(6, '0')}`)
}
