import { describe, expect, it } from 'vitest'

import type { Separation } from '../separation/separation.ts'
import { rugPlane } from './rug-plane.ts'

const swatch = { hex: '#000000', r: 0, g: 0, b: 0, percentage: 33, pixelCount: 1 }

/** Six columns and four rows in three yarns of two columns each; most of the last column is the first yarn. */
const separation: Separation = {
  width: 6,
  height: 4,
  swatches: [swatch, swatch, swatch],
  first: Uint8Array.from({ length: 24 }, (_, pixel) => (pixel % 6) >> 1),
  second: new Uint8Array(24),
  mix: Uint8Array.from({ length: 24 }, (_, pixel) => (pixel % 6 === 5 ? 127 : 128)),
  light: new Uint8Array(24).fill(128),
}

describe('the plane of a rug', () => {
  it('has the yarn that covers most of each pixel', () => {
    const { drawing, yarnCount, laid } = rugPlane(separation, 'rectangle', [0, 1, 2])
    expect(drawing.slice(0, 6)).toEqual(Uint8Array.of(0, 0, 1, 1, 2, 0))
    expect([yarnCount, laid]).toEqual([3, null])
  })
  it('treats swatches dyed alike as one yarn', () => {
    const { drawing, yarnCount } = rugPlane(separation, 'rectangle', [0, 1, 0])
    expect(drawing.slice(0, 6)).toEqual(Uint8Array.of(0, 0, 1, 1, 0, 0))
    expect(yarnCount).toBe(2)
  })
  it('is the middle of the bitmap for a round rug, without the corners', () => {
    const { drawing, width, laid } = rugPlane(separation, 'round', [0, 1, 2])
    expect(width).toBe(4)
    expect(drawing.slice(0, 4)).toEqual(Uint8Array.of(0, 1, 1, 2))
    expect([...(laid ?? [])]).toEqual([0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0])
  })
})
