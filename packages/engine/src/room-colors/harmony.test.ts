import { expect, it } from 'vitest'

import { harmonyOf } from './harmony.ts'

const grey = (l: number) => ({ l, a: 0, b: 0 })

it('has the values of the published equations', () => {
  // HC = 0.04 + 0.53 tanh 0.8, HLsum = 0.28 + 0.54 tanh −0.98, HΔL = 0.14 + 0.15 tanh −2, EC = 0.5 + 0.5 tanh −2.
  expect(harmonyOf(grey(50), grey(50))).toBeCloseTo(0.2513, 3)
  // The same with HΔL = 0.14 + 0.15.
  expect(harmonyOf(grey(0), grey(100))).toBeCloseTo(0.5459, 3)
})
it('is the same both ways', () => {
  const [oak, blue] = [
    { l: 60, a: 6, b: 20 },
    { l: 35, a: 4, b: -30 },
  ]
  expect(harmonyOf(oak, blue)).toBeCloseTo(harmonyOf(blue, oak), 12)
})
it('prefers a neighbouring hue to an opposite one', () => {
  const oak = { l: 60, a: 10, b: 30 }
  expect(harmonyOf(oak, { l: 40, a: 20, b: 30 })).toBeGreaterThan(harmonyOf(oak, { l: 40, a: 40, b: -30 }))
})
