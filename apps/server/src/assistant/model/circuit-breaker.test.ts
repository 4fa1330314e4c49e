import { expect, it } from 'vitest'

import { circuitBreaker } from './circuit-breaker.ts'
import { ModelFailure } from './model-failure.ts'

const DOWN = new ModelFailure('silent', 'down')
const UNUSABLE = new ModelFailure('a price from nowhere', 'unusable')

function opened() {
  const clock = { now: 1_000_000 }
  return { clock, breaker: circuitBreaker(() => clock.now) }
}

it('lets one question at a time try a model that failed, and doubles the pause with each failure up to five minutes', () => {
  const { clock, breaker } = opened()
  breaker.failed(DOWN)
  expect(breaker.mayAsk()).toBe(true)
  breaker.failed(DOWN)
  for (const seconds of [30, 60, 120, 240, 300, 300]) {
    clock.now += seconds * 1000 - 1
    expect(breaker.mayAsk()).toBe(false)
    clock.now += 1
    expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, false])
    breaker.failed(DOWN)
  }
  clock.now += 300_000
  expect(breaker.mayAsk()).toBe(true)
  breaker.succeeded()
  expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, true])
})

it('opens after five answers in a row that cannot be used, not after five among good ones', () => {
  const { breaker } = opened()
  for (let time = 0; time < 4; time++) breaker.failed(UNUSABLE)
  breaker.succeeded()
  for (let time = 0; time < 4; time++) breaker.failed(UNUSABLE)
  expect(breaker.mayAsk()).toBe(true)
  breaker.failed(UNUSABLE)
  expect(breaker.mayAsk()).toBe(false)
})

it('lets another question try when the visitor of the first left', () => {
  const { clock, breaker } = opened()
  breaker.failed(DOWN)
  breaker.failed(DOWN)
  clock.now += 30_000
  expect(breaker.mayAsk()).toBe(true)
  breaker.abandoned()
  expect(breaker.mayAsk()).toBe(true)
})
