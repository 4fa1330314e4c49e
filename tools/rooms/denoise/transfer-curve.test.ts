import { expect, it } from 'vitest'

import { fromNetwork, toNetwork } from './transfer-curve.ts'

const LIGHTS = [0, 1e-7, 1e-6, 1e-4, 0.01, 0.0322, 0.18, 1, 6, 400, 65504]

it('is invertible', () => {
  for (const light of LIGHTS) expect(fromNetwork(toNetwork(light))).toBeCloseTo(light, light > 1 ? 2 : 6)
})

it('rises from 0 to 1 and clips what no camera can distinguish', () => {
  const values = LIGHTS.map(toNetwork)
  expect(values).toEqual(values.toSorted((a, b) => a - b))
  expect([values[0], values.at(-1)]).toEqual([0, 1])
  expect([toNetwork(-1), toNetwork(1e9)]).toEqual([0, 1])
})
