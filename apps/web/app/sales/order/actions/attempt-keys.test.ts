import { expect, it } from 'vitest'

import { attemptKeys } from './attempt-keys.ts'

it('keeps its key for a command that had no answer, and for nothing else', () => {
  const keys = attemptKeys()
  const first = keys.keyFor('/pay', { provider: 'test' })
  expect(keys.keyFor('/pay', { provider: 'test' })).toBe(first)
  expect(keys.keyFor('/pay', { provider: 'stripe' })).not.toBe(first)
  const second = keys.keyFor('/pay', { provider: 'test' })
  expect(second).not.toBe(first)
  keys.answered()
  expect(keys.keyFor('/pay', { provider: 'test' })).not.toBe(second)
})
