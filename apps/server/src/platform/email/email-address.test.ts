import { describe, expect, it } from 'vitest'

import { emailAddressOf } from './email-address.ts'

describe('e-mail addresses', () => {
  it('compare without case and script, and keep the local part as typed', () => {
    expect(emailAddressOf('Ada+Rugs@EXAMPLE.com')).toEqual({
      email: 'Ada+Rugs@example.com',
      emailKey: 'ada+rugs@example.com',
    })
    expect(emailAddressOf('ada@MÜNCHEN.example').email).toBe('ada@xn--mnchen-3ya.example')
    expect(emailAddressOf('ada@xn--mnchen-3ya.example')).toEqual(emailAddressOf('ada@münchen.example'))
  })
})
