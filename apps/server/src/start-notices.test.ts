import { expect, it } from 'vitest'

import { readConfig } from './platform/config/config.ts'
import { startNotices } from './start-notices.ts'

const noticesOf = (env: NodeJS.ProcessEnv) => {
  const reading = readConfig(env)
  if (!reading.ok) throw new Error(reading.message)
  return startNotices(reading.config)
}
const PUBLIC = { PUBLIC_URL: 'https://nawl.shop' }
const KEYS = {
  ...PUBLIC,
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  STRIPE_SECRET_KEY: 'sk_test_a',
  STRIPE_WEBHOOK_SECRET: 'whsec_a',
  SMTP_URL: 'smtps://post.nawl.shop',
  AUTH_KEY_SECRET: 'f3a1c29be07d4c15a2b6',
}

it('is empty on a local machine and when everything is configured', () => {
  expect(noticesOf({})).toEqual([])
  expect(noticesOf(KEYS)).toEqual([])
})
it('lists at a public address what is off, and the variables that enable it', () => {
  for (const env of [PUBLIC, { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }]) {
    const [signIn, payments, mail, keys, ...rest] = noticesOf(env)
    expect(signIn).toMatch(/^Nobody can sign in: .*GOOGLE_CLIENT_ID.*GOOGLE_CLIENT_SECRET.*SUPABASE_URL/)
    expect(payments).toMatch(/^Nobody can pay: .*STRIPE_SECRET_KEY.*PAYPAL_CLIENT_ID.*BANK_IBAN/)
    expect(mail).toMatch(/^E-mails are not sent: .*SMTP_URL/)
    expect(keys).toMatch(/^AUTH_KEY_SECRET is not set: .*openssl rand/)
    expect(rest).toEqual([])
  }
})
it('warns that test payments are allowed', () => {
  expect(noticesOf({ ...KEYS, ALLOW_TEST_PAYMENT: '1' })).toEqual([
    expect.stringMatching(/^Anybody can order without paying: ALLOW_TEST_PAYMENT is 1/),
  ])
})
