import { expect, it } from 'vitest'
import type { Design } from './design.ts'
import { drawDesign } from './draw-design.ts'

const quarters: Design = {
  id: 'quarters',
  name: 'Quarters',
  collection: 'Geometric',
  tags: [],
  room: 'living',
  description: 'Four quarters.',
  yarns: [
    { name: 'a', hex: '#000000', share: 50 },
    { name: 'b', hex: '#FFFFFF', share: 50 },
  ],
  palettes: [],
  cropCentre: 0.5,
  sizeRule: { kind: 'field', rigid: [] },
  draw: (x, y) => (x < 76 ? 0 : 1) + (y < 122 ? 0 : 2),
}

it('samples the centre of every pixel, row by row', () => {
  expect([...drawDesign(quarters, 2, 2)]).toEqual([0, 1, 2, 3])
  expect([...drawDesign(quarters, 4, 2)]).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
})

it('never samples outside the field', () => {
  const sampled: [number, number][] = []
  drawDesign({ ...quarters, draw: (x, y) => sampled.push([x, y]) && 0 }, 7, 11)
  expect(sampled).toHaveLength(77)
  expect(sampled.every(([x, y]) => x > 0 && x < 152 && y > 0 && y < 244)).toBe(true)
})

it.each([
  [0, 10],
  [10, -1],
  [2.5, 4],
])('refuses %d × %d pixels', (width, height) => {
  expect(() => drawDesign(quarters, width, height)).toThrow('cannot draw')
})
