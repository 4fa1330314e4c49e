import { expect, it } from 'vitest'
import { scaleAmong, scaleRosette } from './scale-rosette.ts'

const FAN = { first: 10, growth: 0.22, scales: 10 }

it('covers every point with a scale', () => {
  for (let out = 10; out < 60; out += 0.37) {
    for (let turned = 0.0013; turned < 1; turned += 0.011) {
      expect(scaleRosette(FAN, out, turned).inside).toBeGreaterThan(-1e-9)
    }
  }
})

it('offsets each row by half a scale', () => {
  const even = scaleRosette(FAN, 10 * Math.exp(2 * FAN.growth), 0.35)
  const odd = scaleRosette(FAN, 10 * Math.exp(3 * FAN.growth), 0.4)
  expect(even).toMatchObject({ row: 2, index: 3 })
  expect(odd).toMatchObject({ row: 3, index: 4 })
  // In the middle of both, half a pitch from the seam.
  expect(odd.inside).toBeCloseTo((Math.PI * 10 * Math.exp(3 * FAN.growth)) / 20)
})

it('keeps the shape of a scale from row to row', () => {
  const grown = Math.exp(2 * FAN.growth)
  const small = scaleRosette(FAN, 20, 0.37)
  const large = scaleRosette(FAN, 20 * grown, 0.37)
  expect(large.row - small.row).toBe(2)
  expect(large.inside / small.inside).toBeCloseTo(grown)
})

it('lays the same scales in straight rows, each row offset by half a scale', () => {
  // In the middle of a scale of an even and of an odd row, and on the seam between two.
  expect(scaleAmong(2, 3.5, 7)).toEqual({ row: 2, index: 3, inside: 7 })
  expect(scaleAmong(3, 4, 7)).toEqual({ row: 3, index: 4, inside: 7 })
  expect(scaleAmong(2, 4, 7).inside).toBeCloseTo(0)
})
