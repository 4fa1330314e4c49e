import { describe, expect, it } from 'vitest'

import { emailAddressOf } from './email-address.ts'

describe('mailboxes', () => {
  it('are the same whatever their case and script, and keep what was typed before the @', () => {
    expect(emailAddressOf('Ada+Rugs@EXAMPLE.com')).toEqual({
      email: 'Ada+Rugs@example.com',
      emailKey: 'ada+rugs@example.com',
    })
    expect(emailAddressOf('ada@MÜNCHEN.example').email).toBe('ada@xn--mnchen-3ya.example')
    expect(emailAddressOf('ada@xn--mnchen-3ya.example')).toEqual(emailAddressOf('ada@münchen.example'))
  })
})
