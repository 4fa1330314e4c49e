import { expect, it } from 'vitest'

import { attemptKeys } from './attempt-keys.ts'

it('reuses a key only for a command that got no response', () => {
  const keys = attemptKeys()
  const first = keys.keyFor('/pay', { provider: 'test' })
  expect(keys.keyFor('/pay', { provider: 'test' })).toBe(first)
  expect(keys.keyFor('/pay', { provider: 'stripe' })).not.toBe(first)
  const second = keys.keyFor('/pay', { provider: 'test' })
  expect(second).not.toBe(first)
  keys.answered()
  expect(keys.keyFor('/pay', { provider: 'test' })).not.toBe(second)
})
