import { expect, it } from 'vitest'

import { withSmoothEdges } from './smooth-edges.ts'

const SIDE = 60

/** A drawing of two yarns: the second where `isInk` says so, at the middle of a pixel. */
function drawn(isInk: (x: number, y: number) => boolean) {
  const yarns = Uint8Array.from({ length: SIDE * SIDE }, (_, at) =>
    Number(isInk((at % SIDE) + 0.5, Math.floor(at / SIDE) + 0.5)),
  )
  return { yarns, columns: SIDE, rows: SIDE, hexes: ['#FFFFFF', '#000000'] }
}

type Drawing = ReturnType<typeof withSmoothEdges>

/** How far the border of the second yarn lies from where it should, in pixels of the small drawing: root of the mean square. */
function miss({ yarns, columns, rows }: Drawing, border: (x: number) => number): number {
  const times = columns / SIDE
  const misses = Array.from({ length: columns }, (_, column) => {
    let ink = 0
    for (let row = 0; row < rows; row++) ink += yarns[row * columns + column]!
    return SIDE - ink / times - border((column + 0.5) / times)
  }).slice(2 * times, -2 * times)
  return Math.hypot(...misses) / Math.sqrt(misses.length)
}

/** Every pixel as a square of nine. */
const inSquares = ({ yarns, columns, rows, hexes }: Drawing): Drawing => ({
  yarns: Uint8Array.from({ length: 9 * yarns.length }, (_, at) => {
    const [x, y] = [at % (3 * columns), Math.floor(at / (3 * columns))]
    return yarns[Math.floor(y / 3) * columns + Math.floor(x / 3)]!
  }),
  columns: 3 * columns,
  rows: 3 * rows,
  hexes,
})

it.each([0.25, 0.45, 0.8])('takes steps out of a border that rises by %d', (rise) => {
  const border = (x: number) => 5.2 + rise * x
  const small = drawn((x, y) => y > border(x))
  expect(miss(withSmoothEdges(small), border)).toBeLessThan(0.82 * miss(inSquares(small), border))
})

it('keeps plain ground, straight borders and each yarn’s part of a disc', () => {
  const plain = withSmoothEdges(drawn(() => true))
  expect([plain.columns, plain.rows]).toEqual([3 * SIDE, 3 * SIDE])
  expect(plain.yarns.every((yarn) => yarn === 1)).toBe(true)
  const half = withSmoothEdges(drawn((x) => x > 30))
  half.yarns.forEach((yarn, at) => expect(yarn).toBe(Number(at % half.columns >= 90)))
  const disc = withSmoothEdges(drawn((x, y) => Math.hypot(x - 30, y - 30) < 20))
  const part = disc.yarns.reduce((sum, yarn) => sum + yarn, 0) / disc.yarns.length
  expect(Math.abs(part / ((Math.PI * 400) / 3600) - 1)).toBeLessThan(0.01)
})
