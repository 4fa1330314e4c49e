import { expect, it } from 'vitest'

import { readConfig } from './platform/config/config.ts'
import type { Published } from './platform/revisions/published.ts'
import { readShopBusiness } from './settings/shop-business.ts'
import { startNotices } from './start-notices.ts'

/** Owners have published nothing yet. */
const NOTHING = { value: () => undefined } as unknown as Published

const noticesOf = (env: NodeJS.ProcessEnv) => {
  const reading = readConfig(env)
  if (!reading.ok) throw new Error(reading.message)
  const { config } = reading
  const business = readShopBusiness({ config, published: NOTHING, chargesVat: () => true })
  return startNotices(config, business)
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
    expect(payments).toMatch(
      /^Nobody can pay: .*STRIPE_SECRET_KEY.*PAYPAL_CLIENT_ID.*BANK_IBAN.*\/desk\/settings\/business/,
    )
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

it('says in a sentence that the example account is not offered to the public', () => {
  const example = {
    BANK_BENEFICIARY: 'Nawl',
    BANK_NAME: 'Bank',
    BANK_IBAN: 'AE07 0331 2345 6789 0123 456',
    BANK_SWIFT: 'EBILAEAD',
  }
  expect(noticesOf({ ...KEYS, ...example })).toEqual([
    expect.stringMatching(/^Bank transfer is not offered: .*example.*\/desk\/settings\/business/),
  ])
  expect(noticesOf({ ...KEYS, ...example, BANK_IBAN: 'AE460090000000123456789' })).toEqual([])
  expect(noticesOf(example), 'on this machine').toEqual([])
})
