import { expect, it } from 'vitest'

import { slopeFitter } from './fit-slopes.ts'

const GRID = { across: 60, down: 80 }
const surface = (x: number, y: number) => 0.004 * x + 0.00004 * (y - 30) ** 2
const plane = Float32Array.from({ length: 4800 }, (_, n) => surface(n % 60, Math.floor(n / 60)))

const errorOf = (fitted: Float32Array) => {
  const off = fitted.map((value, n) => value - plane[n]!)
  return Math.max(...off) - Math.min(...off)
}

it('takes the slopes of another plane where one is unknown', () => {
  const half = plane.map((value, n) => (n % 60 < 30 ? Number.NaN : value))
  const other = plane.map((value) => value + 3)
  const fit = slopeFitter(GRID, 2)
  expect(errorOf(fit(plane))).toBeLessThan(0.001)
  expect(errorOf(fit(half, [other]))).toBeLessThan(0.001)
})
