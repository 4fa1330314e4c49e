import { expect, it } from 'vitest'

import { readConfig } from './config.ts'

const BANK = {
  BANK_BENEFICIARY: 'Nawl LLC',
  BANK_NAME: 'Emirates NBD',
  BANK_IBAN: 'ae07 0331 2345 6789 0123 456',
  BANK_SWIFT: 'EBILAEAD',
}
const PUBLIC = { PUBLIC_URL: 'https://nawl.shop' }

function paymentsOf(env: NodeJS.ProcessEnv) {
  const reading = readConfig(env)
  if (!reading.ok) throw new Error(reading.message)
  return reading.config.payments
}
const message = (env: NodeJS.ProcessEnv) => {
  const reading = readConfig(env)
  return reading.ok ? '' : reading.message
}

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_WEBHOOK_SECRET: 'whsec_a' }
const LIVE_STRIPE = { ...STRIPE, STRIPE_SECRET_KEY: 'sk_live_a' }
const PAYPAL = { PAYPAL_CLIENT_ID: 'id', PAYPAL_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'hook' }
const SANDBOX = { PAYPAL_API_BASE: 'https://api-m.sandbox.paypal.com' }
const REACHABLE = { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }

it('offers the test payment and an example account on a local machine only', () => {
  expect(paymentsOf({})).toMatchObject({
    providers: { stripe: null, paypal: null },
    test: 'on this machine',
    bank: { bank: 'Example bank' },
  })
  for (const elsewhere of [PUBLIC, REACHABLE])
    expect(paymentsOf(elsewhere)).toMatchObject({ test: 'off', bank: null })
})
it.each([
  ['Stripe', LIVE_STRIPE],
  ['Stripe for tests', STRIPE],
  ['PayPal', PAYPAL],
  ['a bank account', BANK],
])('offers neither beside %s', (_name, real) => {
  for (const where of [{}, REACHABLE, PUBLIC]) {
    const { test, bank } = paymentsOf({ ...where, ...real })
    expect([test, bank?.bank]).toEqual(['off', 'BANK_NAME' in real ? 'Emirates NBD' : undefined])
  }
})
it('offers the test payment on a reachable shop only when allowed, with a notice on every page', () => {
  for (const where of [PUBLIC, REACHABLE, STRIPE, { ...PUBLIC, ...PAYPAL, ...SANDBOX }, BANK])
    expect(paymentsOf({ ...where, ALLOW_TEST_PAYMENT: '1' }).test).toBe('allowed')
  expect(paymentsOf({ ALLOW_TEST_PAYMENT: '1' }).test).toBe('on this machine')
  expect(paymentsOf({ ALLOW_TEST_PAYMENT: '0' }).test).toBe('off')
})
it.each([
  ['STRIPE_SECRET_KEY', LIVE_STRIPE],
  ['STRIPE_SECRET_KEY', { ...STRIPE, STRIPE_SECRET_KEY: 'rk_live_a' }],
  ['PAYPAL_CLIENT_ID', PAYPAL],
])('refuses the test payment beside a live %s, which takes real money', (name, live) => {
  for (const where of [{}, PUBLIC])
    expect(message({ ...where, ...live, ALLOW_TEST_PAYMENT: '1' })).toContain(
      `  ALLOW_TEST_PAYMENT: cannot be 1 beside ${name}`,
    )
  expect(message({ ...PUBLIC, ...live, ALLOW_TEST_PAYMENT: '0' })).toBe('')
})
it('reads a bank account and refuses a mistyped IBAN', () => {
  expect(paymentsOf(BANK).bank).toEqual({
    beneficiary: 'Nawl LLC',
    bank: 'Emirates NBD',
    iban: 'AE070331234567890123456',
    swift: 'EBILAEAD',
  })
  expect(message({ ...BANK, BANK_IBAN: 'AE07 0331 2345 6789 0123 465' })).toContain(
    'BANK_IBAN: has to be an IBAN',
  )
})
it('names each missing variable of an incomplete set', () => {
  const { BANK_SWIFT: _, ...rest } = BANK
  expect(message(rest)).toContain('BANK_SWIFT: has to be set together with BANK_BENEFICIARY')
  expect(message({ STRIPE_SECRET_KEY: 'sk_test_a' })).toContain('STRIPE_WEBHOOK_SECRET: has to be set')
})
it.each([
  ['SHIPPING_GCC', '25'],
  ['SHIPPING_UAE', 'free'],
  ['VAT_PERCENT', '5.5'],
  ['STAFF_EMAILS', 'desk'],
  ['ALLOW_TEST_PAYMENT', 'yes'],
])('names %s when it is %j', (name, value) => expect(message({ [name]: value })).toContain(`  ${name}: `))
it('begins with the configured prices', () => {
  const reading = readConfig({
    SHIPPING_EUROPE: '40+2.5',
    SHIPPING_UAE: '15.50',
    VAT_PERCENT: '7',
    STAFF_EMAILS: 'Desk@Nawl.shop',
  })
  expect(reading.ok && [reading.config.prices, reading.config.staff]).toMatchObject([
    {
      vatPercent: 7,
      uae: { flat: 1_550 },
      freight: { europe: { base: 4_000, perKg: 250 }, gcc: { base: 2_500 } },
    },
    ['desk@nawl.shop'],
  ])
})
