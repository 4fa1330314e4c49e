import { expect, it } from 'vitest'
import { wobble } from './wobble.ts'

const hand = wobble(5, 20, 3)
const places = Array.from({ length: 4000 }, (_, k) => [(k * 7.13) % 152, (k * 3.77) % 244] as const)

it('deviates as far as requested, and no farther', () => {
  const strays = places.flatMap(([x, y]) => [Math.abs(hand.x(x, y) - x), Math.abs(hand.y(x, y) - y)])
  expect(Math.max(...strays)).toBeLessThanOrEqual(0.5)
  expect(Math.max(...strays)).toBeGreaterThan(0.4)
})

it('preserves the order of points along a line', () => {
  for (const [x, y] of places) {
    expect(hand.x(x + 0.1, y)).toBeGreaterThan(hand.x(x, y))
    expect(hand.y(x, y + 0.1)).toBeGreaterThan(hand.y(x, y))
  }
})

it('moves both sides of a thin line together', () => {
  for (const [x, y] of places) {
    expect(Math.abs(hand.x(x + 1, y) - hand.x(x, y) - 1)).toBeLessThan(0.25)
  }
})
