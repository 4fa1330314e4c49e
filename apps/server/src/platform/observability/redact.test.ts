import { expect, it } from 'vitest'

import { redactPersons } from './redact.ts'

it('keeps the error and its place', () => {
  const text = 'TypeError: x is undefined\n    at go (https://nawl.example/assets/studio-D97mM2lc.js:1:204)'
  expect(redactPersons(text)).toBe(text)
})
it('removes personal data and secrets', () => {
  const redacted = redactPersons(
    'layla@example.com at /order/NW-AB12-CD34?token=order.secret, Bearer eyJhbGciOiJFUzI1NiIsImtpZCI6.eyJlbWFpbCI.c2ln\r',
  )
  expect(redacted).toBe('[mailbox] at /order/[order]?[…] Bearer [code] ')
})
it('runs in linear time on hostile text', () => {
  expect(redactPersons('a'.repeat(1_000))).toBe('[code]')
})
