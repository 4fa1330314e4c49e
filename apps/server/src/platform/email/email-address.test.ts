import { describe, expect, it } from 'vitest'

import { mailboxOf } from './email-address.ts'

describe('mailboxes', () => {
  it('are the same whatever their case and script, and keep what was typed before the @', () => {
    expect(mailboxOf('Ada+Rugs@EXAMPLE.com')).toEqual({
      email: 'Ada+Rugs@example.com',
      emailKey: 'ada+rugs@example.com',
    })
    expect(mailboxOf('ada@MÜNCHEN.example').email).toBe('ada@xn--mnchen-3ya.example')
    expect(mailboxOf('ada@xn--mnchen-3ya.example')).toEqual(mailboxOf('ada@münchen.example'))
  })
})
