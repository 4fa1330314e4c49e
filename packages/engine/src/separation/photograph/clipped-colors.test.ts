import { expect, it } from 'vitest'

import { rasterOf } from '../../bitmap/raster-fixture.ts'
import { evened } from './evened.ts'

const PALE = 0xf1e7d2
const BLUE = 0x2040a0

/** Two by two cells of eight pixels in a light of 1.2, pale above and blue below; clipped above. */
function evenedIn(isKnown: boolean): (x: number, y: number) => number {
  const level = (rgb: number, shift: number) =>
    Math.min(255, Math.round(1.2 * ((rgb >>> shift) & 255))) << shift
  const stored = rasterOf(16, 16, (_, y) => {
    const rgb = y < 8 ? PALE : BLUE
    return level(rgb, 16) | level(rgb, 8) | level(rgb, 0)
  })
  const plane = () => new Float32Array(4).fill(Math.log(1.2))
  const uneven = {
    cell: 8,
    across: 2,
    down: 2,
    planes: [plane(), plane(), plane()] as const,
    // One cell above is an edge that has no yarn of its own.
    clipped: isKnown
      ? { yarns: [PALE, BLUE], own: Uint8Array.of(0, 2, 1, 1), clipped: Uint8Array.of(3, 3, 0, 0) }
      : null,
  }
  const { pixels } = evened(stored, uneven, stored.pixels)
  return (x, y) => pixels[16 * y + x]! & 0xffffff
}

it('restores what was clipped from the yarn of its cell or of one beside', () => {
  const at = evenedIn(true)
  expect([at(3, 3), at(12, 3), at(3, 12)]).toEqual([PALE, PALE, BLUE])
})

it('leaves what was clipped as dark as it was stored where nothing is known', () => {
  const at = evenedIn(false)
  expect([at(3, 3), at(3, 12)]).toEqual([0xd4d4d2, BLUE])
})
