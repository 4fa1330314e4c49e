import { describe, expect, it } from 'vitest'

import { indexedBmp } from './bitmap/indexed-bmp.ts'
import { pileFieldStore } from './pile/field/pile-field-store.ts'
import { DEFAULT_INTENSITY } from './pile/shade/shade-table.ts'
import type { PileTile } from './pile/tile/tile.ts'
import { GROUND } from './pile/tufted-raster.ts'
import { pileContrast } from './pile/shade/pile-contrast.ts'
import { type RugOutline, takeApart, tuftSeparation } from './rug.ts'

/** 40 × 64, its middle 40 × 40 in the second yarn. */
const bitmap = indexedBmp(
  Uint8Array.from({ length: 40 * 64 }, (_, i) => Number(i >= 40 * 12 && i < 40 * 52)),
  40,
  64,
  ['#E6DAC3', '#26323D'],
)

describe('the outline of a rug', () => {
  const cut = (outline: RugOutline) => {
    const taken = takeApart(bitmap, { maxPixels: 1e6 }, () => 0)
    if (!taken.ok) throw new Error(taken.reason)
    const making = { style: 'fine', tile: plainTile(), sheetOf: pileFieldStore(), seed: taken.seed } as const
    return tuftSeparation(taken.separation, { ...making, outline })
  }
  it("keeps the bitmap's proportions for a rectangle", () => {
    expect(cut('rectangle')).toMatchObject({ width: 1000, height: 1600 })
  })
  it('uses the middle square of a bitmap that is not square', () => {
    const { width, height, indices, levels } = cut('square')
    expect([width, height]).toEqual([1600, 1600])
    // All of the middle is the second yarn, which is the more common one.
    for (const at of [200, 800, 1400]) expect(Math.floor(indices[at * width + at]! / levels)).toBe(0)
    expect(indices[40 * width + 40]).toBeLessThan(GROUND)
  })
  it('shows floor in the corners of a round rug', () => {
    const { width, indices } = cut('round')
    expect(indices[40 * width + 40]).toBe(GROUND)
    expect(indices[800 * width + 800]).toBeLessThan(GROUND)
  })
})

it('shows the pile as photographed from texture intensity 0.5, and flatter below', () => {
  expect([0, 0.25, 0.5, 1].map(pileContrast)).toEqual([
    0,
    DEFAULT_INTENSITY / 2,
    ...Array(2).fill(DEFAULT_INTENSITY),
  ])
})

/** Pile without strands, because the test is about yarn positions. */
function plainTile(): PileTile {
  const size = 64
  const plane = (planes = 1) => new Int8Array(planes * size * size)
  const bytes = new Uint8Array(size * size)
  return {
    strands: 'cut',
    scale: 1,
    size,
    grain: plane(3),
    height: plane(),
    ownerX: plane(),
    ownerY: plane(),
    stray: bytes.slice().fill(8),
    tint: bytes,
  }
}
