import { describe, expect, it } from 'vitest'

import { openShop } from '../../../test/shop-fixture.ts'
import { readConfig } from './config.ts'

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const PAYPAL = { PAYPAL_CLIENT_ID: 'id', PAYPAL_SECRET: 'hush', PAYPAL_WEBHOOK_ID: '1WH' }
const SANDBOX = 'https://api-m.sandbox.paypal.com'
const LOCAL = 'http://127.0.0.1:4242'

function providersOf(env: NodeJS.ProcessEnv) {
  const reading = readConfig(env)
  if (!reading.ok) throw new Error(reading.message)
  return reading.config.payments.providers
}

describe('the payment providers', () => {
  it('are off with nothing set', () =>
    expect(new Set(Object.values(providersOf({})))).toEqual(new Set([null])))
  it('use the live APIs when their keys are set', () => {
    expect(providersOf({ ...STRIPE, ...PAYPAL })).toMatchObject({
      stripe: { ...STRIPE, apiUrl: 'https://api.stripe.com', pagesUrl: 'https://checkout.stripe.com' },
      paypal: { ...PAYPAL, apiUrl: 'https://api-m.paypal.com', pagesUrl: 'https://www.paypal.com' },
    })
  })
  it.each([
    [{ ...PAYPAL, PAYPAL_API_BASE: `${SANDBOX}/` }, SANDBOX, 'https://www.sandbox.paypal.com'],
    [{ ...PAYPAL, PAYPAL_API_BASE: LOCAL }, LOCAL, LOCAL],
    [{ ...STRIPE, STRIPE_API_BASE: LOCAL }, LOCAL, LOCAL],
  ])('use a sandbox, and a fake on this machine: %j', (env, apiUrl, pagesUrl) => {
    const { stripe, paypal } = providersOf(env)
    expect(stripe ?? paypal).toMatchObject({ apiUrl, pagesUrl })
  })
  it.each([
    [
      { STRIPE_SECRET_KEY: 'sk_live_1' },
      'STRIPE_WEBHOOK_SECRET: has to be set together with STRIPE_SECRET_KEY',
    ],
    [
      { STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      'STRIPE_SECRET_KEY: has to be set together with STRIPE_WEBHOOK_SECRET',
    ],
    [{ ...STRIPE, STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY: .*not a pk_ one'],
    [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET: .*like whsec_'],
    [{ ...STRIPE, STRIPE_API_BASE: 'http://stripe.example' }, 'STRIPE_API_BASE: has to begin with https:'],
    [{ ...STRIPE, STRIPE_API_BASE: 'stripe' }, 'STRIPE_API_BASE: has to be an address'],
    [
      { PAYPAL_SECRET: 'hush' },
      'PAYPAL_CLIENT_ID: .*with PAYPAL_SECRET\n  PAYPAL_WEBHOOK_ID: .*with PAYPAL_SECRET',
    ],
    [
      { PAYPAL_CLIENT_ID: 'id', PAYPAL_SECRET: 'hush' },
      'PAYPAL_WEBHOOK_ID: has to be set together with PAYPAL_CLIENT_ID and PAYPAL_SECRET',
    ],
    [{ ...PAYPAL, PAYPAL_WEBHOOK_ID: 'a b' }, 'PAYPAL_WEBHOOK_ID: .*letters and digits'],
    [{ ...PAYPAL, PAYPAL_API_BASE: 'paypal' }, `PAYPAL_API_BASE: has to be an address like .* or ${SANDBOX}`],
    [{ ...PAYPAL, PAYPAL_API_BASE: 'http://paypal.example' }, 'PAYPAL_API_BASE: has to begin with https:'],
  ])('refuse %j', (env, expected) => {
    const reading = readConfig(env)
    const message = reading.ok ? '' : reading.message
    expect(message).toMatch(new RegExp(`configuration:\\n  ${expected}[^\\n]*$`))
    expect(message).not.toMatch('sk_live_1')
    expect(message).not.toMatch('hush')
  })
})

it('lets forms lead to the pages of the configured providers only', async () => {
  const shop = await openShop({ payments: { ...STRIPE, STRIPE_API_BASE: LOCAL } })
  const { headers } = await shop.app.inject('/healthz')
  expect(String(headers['content-security-policy'])).toContain(`form-action 'self' ${LOCAL};`)
  await shop.close()
})
