import { describe, expect, it } from 'vitest'

import { layCloth } from './cloth.ts'
import { DIRECTION_CELL, rowDirections } from './row-directions.ts'

const [LENGTHWISE, DOWN_RIGHT, CROSSWISE, DOWN_LEFT] = [0, 1, 2, 3]

/** The direction of the rows at a pixel of a drawing. */
function directionAt(x: number, y: number, yarnAt: (x: number, y: number) => number): number {
  const [width, height] = [400, 640]
  const yarns = Uint8Array.from({ length: width * height }, (_, i) =>
    yarnAt(i % width, Math.floor(i / width)),
  )
  const { columns, of } = rowDirections(layCloth(yarns, width, height, 4), 1)
  return of[Math.floor(y / DIRECTION_CELL) * columns + Math.floor(x / DIRECTION_CELL)]!
}

describe('rows of tufts', () => {
  it('run lengthwise in a plain rug', () => {
    expect(directionAt(200, 300, () => 0)).toBe(LENGTHWISE)
    expect(directionAt(10, 10, () => 0)).toBe(LENGTHWISE)
  })

  it('follow stripes in any direction', () => {
    const stripe = (across: (x: number, y: number) => number) =>
      directionAt(200, 304, (x, y) => (Math.abs(across(x - 200, y - 304)) < 24 ? 1 : 0))
    expect(stripe((x) => x)).toBe(LENGTHWISE)
    expect(stripe((_, y) => y)).toBe(CROSSWISE)
    expect(stripe((x, y) => (x - y) * Math.SQRT1_2)).toBe(DOWN_RIGHT)
    expect(stripe((x, y) => (x + y) * Math.SQRT1_2)).toBe(DOWN_LEFT)
  })

  it('turn with a frame', () => {
    const frame = (x: number, y: number) => (Math.min(x, y, 400 - x, 640 - y) < 40 ? 1 : 0)
    expect(directionAt(200, 20, frame)).toBe(CROSSWISE)
    expect(directionAt(20, 300, frame)).toBe(LENGTHWISE)
  })
})
