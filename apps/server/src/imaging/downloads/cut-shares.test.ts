import type { Separation } from '@nawl/engine/separation/separation'
import { sharesOnRug } from '@nawl/engine/separation/shares-on-rug'
import { expect, it } from 'vitest'

import { cutShares } from './cut-shares.ts'

const SIDE = 60

/** A bitmap of two yarns, the second in its upper part. */
function drawn(part: number): Separation {
  const first = Uint8Array.from({ length: SIDE * SIDE }, (_, at) => Number(at < part * SIDE * SIDE))
  const swatch = { hex: '#26323D', r: 38, g: 50, b: 61, percentage: 50, pixelCount: 1_800 }
  const plain = { second: first, mix: first.map(() => 255), light: first.map(() => 128) }
  return { width: SIDE, height: SIDE, swatches: [swatch, swatch], first, ...plain }
}

it('counts each cut of each bitmap as it is, however often and in whatever order they are asked for', () => {
  const bitmaps = [drawn(0.25), drawn(0.5)]
  for (let round = 0; round < 2; round++)
    for (const bitmap of bitmaps)
      for (const outline of ['rectangle', 'square', 'round'] as const)
        // More cuts than are remembered.
        for (let n = 1; n <= 40; n++)
          expect(cutShares(bitmap, outline, n / 20)).toEqual(sharesOnRug(bitmap, outline, n / 20))
})

it('reads a bitmap once for a cut, so that other yarns of the same size cost nothing', () => {
  let reads = 0
  const bitmap = new Proxy(drawn(0.5), {
    get: (of, name: keyof Separation) => {
      if (name === 'first') reads++
      return of[name]
    },
  })
  const shares = cutShares(bitmap, 'round', 1)
  expect(reads).toBe(1)
  expect(cutShares(bitmap, 'round', 1)).toBe(shares)
  expect(reads).toBe(1)
  cutShares(bitmap, 'round', 1.5)
  expect(reads).toBe(2)
})
