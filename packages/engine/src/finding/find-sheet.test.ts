import { describe, expect, it } from 'vitest'

import { mulberry32 } from '../color/mulberry32.ts'
import { findSheet } from './find-sheet.ts'
import { type Drawing, DRAWINGS, GROUNDS, photograph } from './photograph-fixture.ts'
import { mapQuad, type Quad } from './quad.ts'

const SIZE = { width: 640, height: 480 }
const corners = (...places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => ({ x: x * SIZE.width, y: y * SIZE.height })) as unknown as Quad

/** Corners as shares of the picture, clockwise from the upper left. */
const SCENES: Readonly<Record<string, readonly [Drawing, Drawing, Quad]>> = {
  'a rug on a floor of boards, from above': [
    GROUNDS.floor,
    DRAWINGS.rug,
    corners([0.31, 0.08], [0.69, 0.08], [0.69, 0.92], [0.31, 0.92]),
  ],
  'a rug on a floor of boards, at an angle': [
    GROUNDS.floor,
    DRAWINGS.rug,
    corners([0.36, 0.2], [0.68, 0.22], [0.83, 0.88], [0.13, 0.84]),
  ],
  'a rug turned on a carpet': [
    GROUNDS.carpet,
    DRAWINGS.rug,
    corners([0.35, 0.06], [0.8, 0.27], [0.62, 0.93], [0.16, 0.72]),
  ],
  'a pale rug on boards': [
    GROUNDS.floor,
    DRAWINGS.pale,
    corners([0.25, 0.15], [0.72, 0.12], [0.85, 0.9], [0.15, 0.86]),
  ],
  'a drawing on a table': [
    GROUNDS.table,
    DRAWINGS.paper,
    corners([0.2, 0.12], [0.77, 0.07], [0.84, 0.9], [0.13, 0.88]),
  ],
  'a drawing on a table, nearly filling the picture': [
    GROUNDS.table,
    DRAWINGS.paper,
    corners([0.06, 0.05], [0.95, 0.03], [0.96, 0.96], [0.04, 0.95]),
  ],
  'a screenshot with margins': [
    GROUNDS.screen,
    DRAWINGS.rug,
    corners([0.3, 0.1], [0.7, 0.1], [0.7, 0.9], [0.3, 0.9]),
  ],
}

const take = (ground: Drawing, sheet: { quad: Quad; drawing: Drawing } | null, seed: number) =>
  photograph({ ...SIZE, seed, ground, sheet, grain: 10, vignette: 0.3 })

/** Farthest corner, as a share of the picture's diagonal. */
function error(found: Quad | null, truth: Quad): number {
  if (!found) return Number.POSITIVE_INFINITY
  const far = found.map(({ x, y }, n) => Math.hypot(x - truth[n]!.x, y - truth[n]!.y))
  return Math.max(...far) / Math.hypot(SIZE.width, SIZE.height)
}

describe.each(Object.entries(SCENES))('%s', (_, [ground, drawing, quad]) => {
  it.each([1, 2])('is found within one percent of the diagonal, seed %d', (seed) => {
    const random = mulberry32(seed)
    const moved = mapQuad(quad, ({ x, y }) => ({ x: x + 12 * random(), y: y + 12 * random() }))
    expect(error(findSheet(take(ground, { quad: moved, drawing }, seed)), moved)).toBeLessThan(0.01)
  })
})

describe('nothing is found', () => {
  it.each(Object.entries({ ...DRAWINGS, ...GROUNDS }).filter(([name]) => name !== 'rug'))(
    'in a picture that is all %s',
    (_, drawing) => {
      expect(findSheet(take((u, v) => drawing(u, v * (4 / 3)), null, 1))).toBeNull()
    },
  )

  it('in a picture of a few pixels', () => {
    expect(findSheet({ width: 20, height: 20, pixels: new Uint32Array(400) })).toBeNull()
  })
})
