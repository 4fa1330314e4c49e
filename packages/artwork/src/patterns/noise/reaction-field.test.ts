import { expect, it } from 'vitest'
import { reactionField } from './reaction-field.ts'

const places = Array.from({ length: 3000 }, (_, k) => [(k * 7.13) % 152, (k * 3.77) % 244] as const)
const coral = (food: number) => {
  const grown = reactionField(() => food, 5)
  return places.filter(([x, y]) => grown(x, y) > 0).length / places.length
}

it('fills half the ground with balanced food, and less with less food', () => {
  expect(coral(0)).toBeCloseTo(0.5, 1)
  expect(coral(-0.4)).toBeLessThan(coral(0) - 0.05)
  expect(coral(-1.6)).toBe(0)
})

it('is the same for the same seed only', () => {
  const heights = (seed: number) => {
    const grown = reactionField(() => 0, seed)
    return places.slice(0, 40).map(([x, y]) => grown(x, y))
  }
  expect(heights(5)).toEqual(heights(5))
  expect(heights(5)).not.toEqual(heights(6))
})
