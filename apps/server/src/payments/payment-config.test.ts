import { expect, it } from 'vitest'

import { readConfig } from '../config.ts'

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

it('has a test payment and an example account on one’s own machine, and nothing elsewhere', () => {
  expect(paymentsOf({})).toMatchObject({
    stripe: null,
    paypal: null,
    test: true,
    bank: { bank: 'Example bank' },
  })
  expect(paymentsOf(PUBLIC)).toEqual({ stripe: null, paypal: null, test: false, bank: null })
})
it('takes the test payment elsewhere only where it is allowed', () => {
  expect(paymentsOf({ ...PUBLIC, ALLOW_TEST_PAYMENT: '1' }).test).toBe(true)
  expect(paymentsOf({ ALLOW_TEST_PAYMENT: '0' }).test).toBe(false)
})
it('reads an account, and refuses a number that was mistyped', () => {
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
it('names each variable that is missing beside others of its set', () => {
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
it('prices by the tariff that is configured', () => {
  const reading = readConfig({
    SHIPPING_EUROPE: '40+2.5',
    SHIPPING_UAE: '15.50',
    VAT_PERCENT: '7',
    STAFF_EMAILS: 'Desk@Nawl.shop',
  })
  expect(reading.ok && [reading.config.tariff, reading.config.staff]).toMatchObject([
    {
      vatPercent: 7,
      uae: { flat: 1_550 },
      freight: { europe: { base: 4_000, perKg: 250 }, gcc: { base: 2_500 } },
    },
    ['desk@nawl.shop'],
  ])
})
