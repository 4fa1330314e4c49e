import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { checkPaypalValues, paypalConfig, paypalEnvironment } from './paypal-config.ts'

const environment = z.object(paypalEnvironment).superRefine(checkPaypalValues)
const values = { PAYPAL_CLIENT_ID: 'id', PAYPAL_SECRET: 'hush', PAYPAL_WEBHOOK_ID: '1WH' }

describe('PayPal configuration', () => {
  it('is off with nothing set', () => expect(paypalConfig(environment.parse({}))).toBeNull())
  it('uses the live API when its three values are set', () => {
    expect(paypalConfig(environment.parse(values))).toEqual({
      clientId: 'id',
      clientSecret: 'hush',
      webhookId: '1WH',
      apiUrl: 'https://api-m.paypal.com',
    })
  })
  it.each(['https://api-m.sandbox.paypal.com/', 'http://127.0.0.1:4000'])('uses the API at %s', (url) => {
    expect(paypalConfig(environment.parse({ ...values, PAYPAL_API_BASE: url }))?.apiUrl).toBe(
      url.replace(/\/$/, ''),
    )
  })
  it.each([
    [{ PAYPAL_CLIENT_ID: 'id' }, ['PAYPAL_SECRET', 'PAYPAL_WEBHOOK_ID'], 'with PAYPAL_CLIENT_ID'],
    [
      { PAYPAL_CLIENT_ID: 'id', PAYPAL_SECRET: 'hush' },
      ['PAYPAL_WEBHOOK_ID'],
      'with PAYPAL_CLIENT_ID and PAYPAL_SECRET',
    ],
    [{ ...values, PAYPAL_WEBHOOK_ID: 'a b' }, ['PAYPAL_WEBHOOK_ID'], 'letters and digits'],
    [{ ...values, PAYPAL_API_BASE: 'paypal' }, ['PAYPAL_API_BASE'], 'has to be an address'],
    [{ ...values, PAYPAL_API_BASE: 'http://paypal.example' }, ['PAYPAL_API_BASE'], 'begin with https:'],
  ])('refuses %j', (env, variables, message) => {
    const issues = environment.safeParse(env).error?.issues ?? []
    expect(issues.map(({ path }) => path.join('.'))).toEqual(variables)
    expect(issues[0]?.message).toContain(message)
    expect(JSON.stringify(issues)).not.toContain('hush')
  })
})
