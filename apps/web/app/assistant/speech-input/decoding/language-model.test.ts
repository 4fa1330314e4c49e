import { expect, it } from 'vitest'

import { languageModel } from './language-model.ts'

const VOCABULARY = 32_000
const START = 1
const [MAKE, IT, RED, BLUE] = [10, 11, 12, 13]
const model = languageModel(
  [
    [MAKE, IT, RED],
    [MAKE, IT, RED],
    [MAKE, IT, BLUE],
  ],
  VOCABULARY,
)

it('prefers what was said more often after the same tokens', () => {
  const next = model([START, MAKE, IT])
  expect(next(RED)).toBeGreaterThan(next(BLUE))
  expect(next(BLUE)).toBeGreaterThan(next(MAKE))
})

it('gives every token a probability, and all of them together one', () => {
  for (const before of [[START, MAKE, IT], [BLUE, RED], []]) {
    const next = model(before)
    let sum = 0
    for (let token = 0; token < VOCABULARY; token++) sum += Math.exp(next(token))
    expect(sum).toBeCloseTo(1, 6)
  }
})

it('knows less in a context it never saw, and goes by the shorter one', () => {
  expect(model([RED, MAKE, IT])(RED)).toBeGreaterThan(model([RED, RED, RED])(RED))
})
