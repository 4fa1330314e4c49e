import { expect, it } from 'vitest'
import { z } from 'zod'

import { openShop } from '../../../test/shop-fixture.ts'
import { hostedPages } from './hosted-payment-pages.ts'
import { paymentConfig, paymentEnvironment } from './payment-config.ts'

const pagesOf = (given: Record<string, string>) =>
  hostedPages(paymentConfig(z.object(paymentEnvironment).parse(given), false))
const STRIPE = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const PAYPAL = { PAYPAL_CLIENT_ID: 'id', PAYPAL_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'hook' }

it('lists the pages of the configured payment providers only', () => {
  expect(pagesOf({})).toEqual([])
  expect(pagesOf({ ...STRIPE, ...PAYPAL })).toEqual(['https://checkout.stripe.com', 'https://www.paypal.com'])
  expect(pagesOf({ ...PAYPAL, PAYPAL_API_BASE: 'https://api-m.sandbox.paypal.com' })).toEqual([
    'https://www.sandbox.paypal.com',
  ])
  expect(pagesOf({ ...STRIPE, STRIPE_API_BASE: 'http://127.0.0.1:4242' })).toEqual(['http://127.0.0.1:4242'])
})

it('allows forms to lead to those pages only', async () => {
  const shop = await openShop({ payments: { ...STRIPE, STRIPE_API_BASE: 'http://127.0.0.1:4242' } })
  const { headers } = await shop.app.inject('/healthz')
  expect(String(headers['content-security-policy'])).toContain("form-action 'self' http://127.0.0.1:4242;")
  await shop.close()
})
