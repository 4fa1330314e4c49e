import { expect, it } from 'vitest'
import { inkStrokes } from './ink-strokes.ts'

const across = {
  points: [
    [20, 50],
    [120, 50],
  ],
  widths: [2, 6],
  yarn: 1,
} as const
const down = {
  points: [
    [70, 10],
    [70, 90],
  ],
  widths: [4, 4],
  yarn: 2,
} as const

it('widens from one width to the other with round ends', () => {
  const ink = inkStrokes([across], 0)
  expect([ink(20, 50.9), ink(20, 51.1), ink(120, 52.9), ink(120, 53.1)]).toEqual([1, 0, 1, 0])
  expect([ink(122.9, 50), ink(123.1, 50), ink(122.5, 52.5)]).toEqual([1, 0, 0])
})

it('draws later strokes on top', () => {
  expect(inkStrokes([across, down], 0)(70, 50)).toBe(2)
  expect(inkStrokes([down, across], 0)(70, 50)).toBe(1)
})
