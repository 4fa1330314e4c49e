import { describe, expect, it } from 'vitest'

import { openShop } from '../../../test/shop-fixture.ts'
import { readConfig } from './config.ts'

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const PAYPAL = { PAYPAL_CLIENT_ID: 'id', PAYPAL_SECRET: 'hush', PAYPAL_WEBHOOK_ID: '1WH' }
const TABBY = {
  TABBY_SECRET_KEY: 'sk_test_1',
  TABBY_MERCHANT_CODE: 'ae',
  TABBY_WEBHOOK_SECRET: '0123456789abcdef',
}
const TAMARA = { TAMARA_API_TOKEN: 'token', TAMARA_NOTIFICATION_TOKEN: '0123456789abcdef' }
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
    expect(providersOf({ ...STRIPE, ...PAYPAL, ...TABBY, ...TAMARA })).toMatchObject({
      tabby: { ...TABBY, apiUrl: 'https://api.tabby.ai', pagesUrl: 'https://checkout.tabby.ai' },
      tamara: { ...TAMARA, apiUrl: 'https://api.tamara.co', pagesUrl: 'https://checkout.tamara.co' },
      stripe: { ...STRIPE, apiUrl: 'https://api.stripe.com', pagesUrl: 'https://checkout.stripe.com' },
      paypal: { ...PAYPAL, apiUrl: 'https://api-m.paypal.com', pagesUrl: 'https://www.paypal.com' },
    })
  })
  it.each([
    [{ ...PAYPAL, PAYPAL_API_BASE: `${SANDBOX}/` }, SANDBOX, 'https://www.sandbox.paypal.com'],
    [{ ...PAYPAL, PAYPAL_API_BASE: LOCAL }, LOCAL, LOCAL],
    [{ ...STRIPE, STRIPE_API_BASE: LOCAL }, LOCAL, LOCAL],
    [{ ...TABBY, TABBY_API_BASE: LOCAL }, LOCAL, LOCAL],
    [
      { ...TAMARA, TAMARA_API_BASE: 'https://api-sandbox.tamara.co' },
      'https://api-sandbox.tamara.co',
      'https://checkout-sandbox.tamara.co',
    ],
  ])('use a sandbox, and a fake on this machine: %j', (env, apiUrl, pagesUrl) => {
    const { stripe, paypal, tabby, tamara } = providersOf(env)
    expect(stripe ?? paypal ?? tabby ?? tamara).toMatchObject({ apiUrl, pagesUrl })
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
    [{ ...TABBY, TABBY_SECRET_KEY: 'pk_test_1' }, 'TABBY_SECRET_KEY: .*not a pk_ one'],
    [
      { TABBY_SECRET_KEY: 'sk_1', TABBY_MERCHANT_CODE: 'ae' },
      'TABBY_WEBHOOK_SECRET: .*with TABBY_SECRET_KEY',
    ],
    [{ ...TAMARA, TAMARA_NOTIFICATION_TOKEN: 'short' }, 'TAMARA_NOTIFICATION_TOKEN: '],
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
