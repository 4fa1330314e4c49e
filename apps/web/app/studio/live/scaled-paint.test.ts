import { describe, expect, it } from 'vitest'

import { boxFilter } from './box-filter.ts'
import { paintRest } from './painter.ts'
import { WHOLE_RUG } from './rug-window.ts'
import { scaledPaint } from './scaled-paint.ts'

describe('the box filter', () => {
  const shares = (...range: Parameters<typeof boxFilter>) => {
    const { first, start, weights } = boxFilter(...range)
    return [...first].map((from, i) => ({ from, weights: [...weights.subarray(start[i], start[i + 1])] }))
  }
  it('weights each source pixel by the area covered', () => {
    expect(shares(0, 5, 5, 2)).toEqual([
      { from: 0, weights: [102, 103, 51] },
      { from: 2, weights: [51, 103, 102] },
    ])
  })
  it('changes nothing at the same size', () => {
    expect(shares(1, 3, 8, 3).map(({ from, weights }) => [from, weights[0]])).toEqual([
      [1, 256],
      [2, 256],
      [3, 256],
    ])
  })
  it('interpolates linearly when enlarging', () => {
    const [, second] = shares(1, 2, 8, 8)
    // Its middle is 0.375 into pixel 1: an eighth of pixel 0, seven of pixel 1.
    expect(second).toEqual({ from: 0, weights: [32, 224] })
  })
  it('has weights that always add up to 256', () => {
    for (const [from, length, targets] of [
      [0.3, 99.4, 37],
      [12.7, 3.1, 50],
      [0, 100, 100],
    ] as const)
      for (const { weights } of shares(from, length, 100, targets))
        expect(weights.reduce((sum, weight) => sum + weight)).toBe(256)
  })
})

describe('painting to scale', () => {
  const width = 40
  const height = 60
  const raster = { width, height, yarnCount: 8, levels: 30, indices: scattered(width * height) }
  const table = Uint8Array.from({ length: 1024 }, (_, i) => {
    if (i < 960) return i % 4 === 3 ? 255 : (i * 37) % 256
    return i % 4 === 3 ? (i - 960) * 2 : 40
  })
  const paint = (size: readonly [number, number], part = WHOLE_RUG, tuftsAStep = width * height) => {
    const out = { width: size[0], height: size[1], data: new Uint8ClampedArray(size[0] * size[1] * 4) }
    // Only these three are used.
    paintRest(scaledPaint(tuftsAStep)(raster, table, part, out as ImageData))
    return out.data
  }
  const colorOf = (x: number, y: number) => {
    const index = raster.indices[y * width + x]!
    return [...table.subarray(index * 4, index * 4 + 4)]
  }

  it('is the table itself at the same size', () => {
    const pixels = paint([width, height])
    for (const [x, y] of [
      [0, 0],
      [39, 59],
      [17, 23],
    ] as const)
      expect([...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]).toEqual(colorOf(x, y))
  })
  it('is the mean of the tufts under a pixel, with transparent ones weighing nothing', () => {
    const pixels = paint([20, 15])
    for (let y = 0; y < 15; y++)
      for (let x = 0; x < 20; x++) {
        const under = [0, 1, 2, 3].flatMap((dy) => [0, 1].map((dx) => colorOf(x * 2 + dx, y * 4 + dy)))
        const alpha = under.reduce((sum, color) => sum + color[3]!, 0)
        const mean = [0, 1, 2].map(
          (c) => under.reduce((sum, color) => sum + color[c]! * color[3]!, 0) / alpha,
        )
        const painted = pixels.subarray((y * 20 + x) * 4, (y * 20 + x) * 4 + 4)
        for (const c of [0, 1, 2]) expect(Math.abs(painted[c]! - mean[c]!)).toBeLessThan(3)
        expect(Math.abs(painted[3]! - alpha / 8)).toBeLessThan(2)
      }
  })
  it('shows a part as it appears in the whole', () => {
    const part = { left: 0.25, top: 0.5, width: 0.5, height: 0.25 }
    const [whole, cut] = [paint([width, height]), paint([20, 15], part)]
    for (let y = 0; y < 15; y++) {
      const row = ((30 + y) * width + 10) * 4
      expect(cut.subarray(y * 80, y * 80 + 80)).toEqual(whole.subarray(row, row + 80))
    }
  })
  it('is the same in steps of a few rows, however they fall on the tufts', () => {
    const part = { left: 0.1, top: 0.05, width: 0.7, height: 0.9 }
    for (const size of [
      [17, 23],
      [60, 90],
    ] as const)
      for (const tuftsAStep of [1, 130, 700]) expect(paint(size, part, tuftsAStep)).toEqual(paint(size, part))
  })
})

/** Reproducible pseudo-random numbers. */
function scattered(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => (Math.imul(i + 1, 2654435761) >>> 24) % 248)
}
