import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { mailConfig, mailEnvironment } from './email-config.ts'

describe('e-mail configuration', () => {
  const read = (env: Record<string, string>, publicUrl = 'https://www.nawl.example') =>
    mailConfig(z.object(mailEnvironment).parse(env), publicUrl)

  it('defaults to the usual mailboxes at the shop’s host', () => {
    expect(read({}, 'https://www.rugs.example.org')).toMatchObject({
      smtpUrl: undefined,
      from: { name: null, address: 'hello@rugs.example.org' },
      support: 'support@rugs.example.org',
      trade: 'trade@rugs.example.org',
    })
  })
  it.each(['http://localhost:3000', 'http://192.168.0.7', 'http://[::1]:3000'])(
    'uses no mailbox at %s',
    (url) => {
      expect(read({}, url).support).toBe('support@nawl.example')
    },
  )
  it('uses the given addresses', () => {
    expect(
      read({ MAIL_FROM: 'Nawl Dubai <post@nawl.example>', CARE_EMAIL: 'wool@nawl.example' }),
    ).toMatchObject({
      from: { name: 'Nawl Dubai', address: 'post@nawl.example' },
      care: 'wool@nawl.example',
    })
    expect(read({ MAIL_FROM: 'post@nawl.example' }).from).toEqual({
      name: null,
      address: 'post@nawl.example',
    })
  })
  it.each([
    { SMTP_URL: 'mail.example' },
    { SMTP_URL: 'https://mail.example' },
    { MAIL_FROM: 'Nawl' },
    { MAIL_FROM: 'Nawl <a@b.example>\r\nBcc: <eve@example.com>' },
    { TRADE_EMAIL: 'nobody' },
  ])('refuses %j', (env) => {
    expect(() => read(env)).toThrow('has to be')
  })
})
