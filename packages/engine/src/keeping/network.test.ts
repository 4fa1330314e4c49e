import { expect, it } from 'vitest'

import { answersOf, networkLength, networkOf } from './network.ts'

/** Two inputs of which the second is twice as wide, two neurons: the answer is |first − second / 2| of what is let through. */
const means = [0, 10]
const spreads = [1, 0.5]
const firstLayer = [1, -1, -1, 1, 0, 0]
const secondLayer = [1, 0, 0, 1, 0, 0]
const numbers = [means, spreads, firstLayer, secondLayer, [1, 1, 0.25]].flat()

it('answers examples that lie one after the other', () => {
  const network = networkOf({ inputs: 2, neurons: 2, numbers })
  expect(numbers).toHaveLength(networkLength(2, 2))
  const [level, apart] = answersOf(network, Float32Array.from([0, 10, 3, 8]))
  expect(level).toBeCloseTo(0.25, 5)
  // What is negative is let through to a tenth in each layer: 4 − 0.04.
  expect(apart).toBeCloseTo(4 - 0.04 + 0.25, 5)
})

it('refuses a network that lacks numbers', () =>
  expect(() => networkOf({ inputs: 2, neurons: 2, numbers: numbers.slice(1) })).toThrow(RangeError))
