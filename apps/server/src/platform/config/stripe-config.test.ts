import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { checkStripePair, stripeConfig, stripeEnvironment } from './stripe-config.ts'

const environment = z.object(stripeEnvironment).superRefine(checkStripePair)
const pair = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

describe('Stripe configuration', () => {
  it('is off with nothing set', () => expect(stripeConfig(environment.parse({}))).toBeNull())
  it('uses the live API when both values are set', () => {
    expect(stripeConfig(environment.parse(pair))).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      host: 'api.stripe.com',
      port: 443,
      protocol: 'https',
    })
  })
  it('uses a fake on this machine', () => {
    expect(
      stripeConfig(environment.parse({ ...pair, STRIPE_API_BASE: 'http://127.0.0.1:4000' })),
    ).toMatchObject({ host: '127.0.0.1', port: 4000, protocol: 'http' })
  })
  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_WEBHOOK_SECRET', 'set together with STRIPE_SECRET_KEY'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY', 'set together with STRIPE_WEBHOOK_SECRET'],
    [{ ...pair, STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY', 'not a pk_ one'],
    [{ ...pair, STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET', 'like whsec_'],
    [{ ...pair, STRIPE_API_BASE: 'http://stripe.example' }, 'STRIPE_API_BASE', 'has to begin with https:'],
    [{ ...pair, STRIPE_API_BASE: 'stripe' }, 'STRIPE_API_BASE', 'has to be an address'],
  ])('refuses %j', (env, variable, message) => {
    const issues = environment.safeParse(env).error?.issues ?? []
    expect(issues.map(({ path }) => path.join('.'))).toEqual([variable])
    expect(issues[0]?.message).toContain(message)
    expect(JSON.stringify(issues)).not.toContain('sk_live_1')
  })
})
