import { expect, it } from 'vitest'

import { redactPersons } from './redact.ts'

it('keeps what went wrong and where', () => {
  const text = 'TypeError: x is undefined\n    at go (https://nawl.example/assets/studio-D97mM2lc.js:1:204)'
  expect(redactPersons(text)).toBe(text)
})
it('takes out who somebody is and what opens their things', () => {
  const told = redactPersons(
    'layla@example.com at /order/NW-AB12-CD34?token=order.secret, Bearer eyJhbGciOiJFUzI1NiIsImtpZCI6.eyJlbWFpbCI.c2ln\r',
  )
  expect(told).toBe('[mailbox] at /order/[order]?[…] Bearer [code] ')
})
it('takes no longer over a text made to be slow', () => {
  expect(redactPersons('a'.repeat(1_000))).toBe('[code]')
})
