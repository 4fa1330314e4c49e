import { describe, expect, it } from 'vitest'

import { isEmailAddress } from './email-address.ts'

describe('an e-mail address', () => {
  it.each([
    'ada@example.com',
    'ada+rugs@example.com',
    "o'hara.ada_1@mail.example.co.uk",
    'ADA@Example.COM',
    'ada@münchen.example',
    'ada@例え.テスト',
    'ada@موقع.وزارة',
    'ada@xn--mnchen-3ya.example',
    `${'a'.repeat(64)}@example.com`,
  ])('may be %s', (address) => {
    expect(isEmailAddress(address)).toBe(true)
  })

  it.each([
    '',
    'ada',
    '@example.com',
    'ada@',
    'ada@localhost',
    'ada@example..com',
    '.ada@example.com',
    'a..da@example.com',
    'ada@-example.com',
    'ada@example-.com',
    'ada@127.0.0.1',
    'ada@[127.0.0.1]',
    'ada@exam ple.com',
    ' ada@example.com',
    'ada@example.com\n',
    'ada@example.com\r\nBcc: eve@example.com',
    'Ada <ada@example.com>',
    'ada@example.com,eve@example.com',
    'ada@eve@example.com',
    '"ada"@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a'.repeat(64)}.com`,
    `ada@${'a.'.repeat(130)}com`,
  ])('is not %j', (address) => {
    expect(isEmailAddress(address)).toBe(false)
  })
})
