import { expect, it } from 'vitest'
import { sampledField } from './sampled-field.ts'

const slope = (x: number, y: number) => 3 * x - 2 * y + 5

it('is exact for a linear function, between samples and in the margin', () => {
  const depth = sampledField(slope, 0.8, 12)
  for (const [x, y] of [
    [0, 0],
    [75.3, 121.9],
    [151.9, 243.9],
    [-11.5, 250.2],
  ] as const) {
    expect(depth(x, y)).toBeCloseTo(slope(x, y), 3)
  }
})

it('is constant beyond its margin', () => {
  const depth = sampledField(slope, 1, 10)
  expect(depth(-40, 20)).toBeCloseTo(slope(-10, 20), 3)
})

it('evaluates each sample once', () => {
  let calls = 0
  const depth = sampledField(() => calls++, 10, 0)
  const callsForGrid = calls
  for (let x = 0; x < 152; x++) depth(x, x)
  expect(calls).toBe(callsForGrid)
})
