import { expect, it } from 'vitest'

import { placeOnRug, type Where } from './place-on-rug.ts'
import { planeFixture } from './plane-fixture.ts'

/** Two halves, with a square of nine pixels in the right one. */
const rug = planeFixture(40, 20, 3, (x, y) => {
  if (x >= 30 && x < 33 && y >= 10 && y < 13) return 2
  return x < 20 ? 0 : 1
})

/** First and last column and row of a place, and its number of pixels. */
function box(where: Where, margin: number) {
  const place = placeOnRug(rug, where, margin)
  const pixels = [...place.keys()].filter((pixel) => place[pixel] === 1)
  const [xs, ys] = [pixels.map((pixel) => pixel % 40), pixels.map((pixel) => Math.floor(pixel / 40))]
  return {
    columns: [Math.min(...xs), Math.max(...xs)],
    rows: [Math.min(...ys), Math.max(...ys)],
    count: pixels.length,
  }
}

it('shows a yarn with the requested margin', () => {
  const where = { kind: 'yarn', yarn: 2 } as const
  expect(box(where, 0)).toEqual({ columns: [30, 32], rows: [10, 12], count: 9 })
  expect(box(where, 2)).toEqual({ columns: [28, 34], rows: [8, 14], count: 49 })
  expect(box(where, 9)).toEqual({ columns: [21, 39], rows: [1, 19], count: 19 * 19 })
})

it('shows where two yarns meet', () => {
  expect(box({ kind: 'meeting', yarns: [1, 0] }, 0)).toMatchObject({ columns: [19, 19], count: 20 })
  expect(box({ kind: 'meeting', yarns: [0, 1] }, 3)).toMatchObject({ columns: [16, 22], count: 140 })
})

it('shows thin strokes longer than a point', () => {
  const thin = { kind: 'thin', yarns: [2], thickness: 5 } as const
  expect(box({ ...thin, length: 2 }, 0).count).toBe(9)
  expect(box({ ...thin, length: 3 }, 0).count).toBe(0)
})
