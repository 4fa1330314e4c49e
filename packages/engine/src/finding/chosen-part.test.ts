import { expect, it } from 'vitest'

import { type ChosenPart, readCrop, rugSized } from './chosen-part.ts'
import type { Quad } from './quad.ts'

const quad = (...places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => ({ x, y })) as unknown as Quad
const CROP = { left: 0.25, top: 0.25, width: 0.5, height: 0.5 }
const read = { width: 4, height: 4, pixels: Uint32Array.from({ length: 16 }, (_, n) => 0xff000000 + n * 99) }

it('reads the crop, or what is around the corners', () => {
  const corners = quad([0.3, 0.1], [0.9, 0.2], [0.8, 0.7], [0.2, 0.6])
  expect(readCrop({ crop: CROP, corners: null })).toEqual(CROP)
  const { left, top, width, height } = readCrop({ crop: CROP, corners })
  const sides = [left, top, width, height].map((side) => Math.round(1000 * side) / 1000)
  expect(sides).toEqual([0.2, 0.1, 0.7, 0.6])
})

it('gives the same for a crop and for its own corners', () => {
  const corners = quad([0.25, 0.25], [0.75, 0.25], [0.75, 0.75], [0.25, 0.75])
  const parts: ChosenPart[] = [
    { crop: CROP, corners: null },
    { crop: CROP, corners },
  ]
  const [cropped, straightened] = parts.map((part) => [...rugSized(read, part, 4, 4).pixels])
  expect(straightened).toEqual(cropped)
})
