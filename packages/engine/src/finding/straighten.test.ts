import { expect, it } from 'vitest'

import { DRAWINGS, GROUNDS, photograph } from './photograph-fixture.ts'
import { isConvex, projection, type Quad } from './quad.ts'
import { quadRatio } from './quad-ratio.ts'
import { straighten } from './straighten.ts'

const corners = (...places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => ({ x, y })) as unknown as Quad
const TILTED = corners([180, 60], [460, 80], [560, 440], [70, 410])

it('projects the corners of the unit square onto those of the quad', () => {
  const place = projection(TILTED)
  for (const [n, [u, v]] of [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].entries()) {
    const { x, y } = place(u!, v!)
    expect([x, y]).toEqual([expect.closeTo(TILTED[n]!.x, 6), expect.closeTo(TILTED[n]!.y, 6)])
  }
})

it('tells shapes that a rectangle can look like', () => {
  expect(isConvex(TILTED)).toBe(true)
  expect(isConvex(corners([0, 0], [10, 0], [2, 2], [0, 10]))).toBe(false)
  expect(isConvex(corners([0, 0], [10, 10], [10, 0], [0, 10]))).toBe(false)
  expect(isConvex(corners([0, 10], [10, 10], [10, 0], [0, 0]))).toBe(false)
})

it('shows a drawing photographed at an angle as it was drawn', () => {
  const sheet = { quad: TILTED, drawing: DRAWINGS.rug }
  const taken = { width: 640, height: 480, seed: 3, grain: 0, vignette: 0 } as const
  const flat = straighten(photograph({ ...taken, ground: GROUNDS.table, sheet }), TILTED, 100, 160)
  let far = 0
  for (let y = 2; y < 158; y++)
    for (let x = 2; x < 98; x++) {
      const pixel = flat.pixels[y * 100 + x]!
      const drawn = DRAWINGS.rug((x + 0.5) / 100, (y + 0.5) / 160)
      const off = [16, 8, 0].map((shift, n) => Math.abs(((pixel >>> shift) & 255) - drawn[n]!))
      if (Math.max(...off) > 40) far++
    }
  // Only where two colours meet.
  expect(far).toBeLessThan(0.08 * 16_000)
})

it('gives a rectangle of the picture back as it is', () => {
  const pixels = Uint32Array.from({ length: 48 }, (_, n) => (0xff000000 | (n * 1234)) >>> 0)
  const square = corners([2, 1], [6, 1], [6, 4], [2, 4])
  const { pixels: part } = straighten({ width: 8, height: 6, pixels }, square, 4, 3)
  expect([...part]).toEqual([1, 2, 3].flatMap((y) => [2, 3, 4, 5].map((x) => pixels[y * 8 + x]!)))
})

it('knows the proportions of what was photographed, from any side', () => {
  const picture = { width: 4000, height: 3000 }
  const focal = 3400
  for (const ratio of [0.4, 0.625, 1, 1.6])
    for (const [tilt, turn] of [
      [0, 0],
      [0.3, 0.1],
      [0.7, 0.4],
      [0.9, -0.6],
    ] as const) {
      // A camera above a rectangle on the floor, tilted, the rectangle turned.
      const quad = corners(
        ...(
          [
            [-1, -1],
            [1, -1],
            [1, 1],
            [-1, 1],
          ] as const
        ).map(([u, v]): [number, number] => {
          const [a, b] = [u * ratio, v]
          const [x, y] = [a * Math.cos(turn) - b * Math.sin(turn), a * Math.sin(turn) + b * Math.cos(turn)]
          const [down, away] = [y * Math.cos(tilt), 5 - y * Math.sin(tilt)]
          return [2000 + (focal * x) / away, 1500 + (focal * down) / away]
        }),
      )
      const found = quadRatio(quad, picture)
      expect([ratio, tilt, Math.abs(found / ratio - 1) < 0.05]).toEqual([ratio, tilt, true])
    }
})
