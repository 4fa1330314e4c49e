import { expect, it } from 'vitest'

import { seal, unseal } from './sealed.ts'

it('is decrypted with its own secret only', () => {
  const sealed = seal('wool', 'a secret')
  expect(unseal(sealed, 'a secret')).toBe('wool')
  expect(unseal(sealed, 'another')).toBeNull()
  expect(seal('wool', 'a secret')).not.toBe(sealed)
})
it('is rejected after any change', () => {
  const bytes = Buffer.from(seal('wool', 'a secret'), 'base64url')
  bytes[bytes.length - 1]! ^= 1
  expect(unseal(bytes.toString('base64url'), 'a secret')).toBeNull()
  expect(unseal('', 'a secret')).toBeNull()
})
