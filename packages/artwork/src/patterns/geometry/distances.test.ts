import { expect, it } from 'vitest'
import { boxDistance } from './box-distance.ts'
import { discDistance } from './disc-distance.ts'
import { segmentDistance } from './segment-distance.ts'
import { turn } from './turn.ts'

it('measures the distance to a box, negative inside', () => {
  expect(boxDistance(50, 50, 50, 50, 20, 8)).toBe(-4)
  expect(boxDistance(63, 58, 50, 50, 20, 8)).toBe(5)
})

it('measures the distance to a disc, negative inside', () => {
  expect(discDistance(3, 4, 0, 0, 5)).toBe(0)
  expect(discDistance(0, 0, 0, 0, 5)).toBe(-5)
})

it('measures the distance to a segment beside it, beyond its end, and for a single point', () => {
  expect(segmentDistance(5, 3, 0, 0, 10, 0)).toBe(3)
  expect(segmentDistance(13, 4, 0, 0, 10, 0)).toBe(5)
  expect(segmentDistance(3, 4, 0, 0, 0, 0)).toBe(5)
})

it('turns clockwise as seen on the rug', () => {
  const [x, y] = turn([1, 0], Math.PI / 2)
  expect(x).toBeCloseTo(0)
  expect(y).toBeCloseTo(1)
})
