import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, it } from 'vitest'

import { loggedError } from './logged-error.ts'

it('includes the failure and its cause but no values', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (hash)=(secret)' })
  const error = new DrizzleQueryError('select $1', ['secret'], cause)
  const logged = loggedError(error)
  expect(logged.message).toBe('Failed query: select $1: duplicate key (23505)')
  expect(JSON.stringify(logged)).not.toContain('secret')
  expect(logged.stack).toContain('logged-error.test')
})
it('removes personal data and secrets from messages', () => {
  const { message } = loggedError(
    new Error(`550 <layla@example.com> unknown: /api/orders/NW-1?token=${'a'.repeat(40)} answered 400`),
  )
  expect(message).toBe('550 <[mailbox]> unknown: /api/orders/NW-1?[…] answered 400')
})
it('keeps the stack of an error with a multi-line message', () => {
  const logged = loggedError(new Error('first\nsecond'))
  expect(logged.stack).toMatch(/^ {4}at /)
})
