import { describe, expect, it } from 'vitest'

import { readCheckout } from './read-checkout.ts'

const NOT_SHIPPED_TO = ['SY']
const GOOD = {
  intent: 'order',
  email: ' layla@example.com ',
  name: 'Layla Haddad',
  line1: '214 Vanderbilt Avenue',
  line2: '',
  city: 'Brooklyn',
  region: 'New York',
  postcode: '11205',
  country: 'US',
  provider: 'test',
  acceptedTerms: '2025-01',
  expectedTotal: '45500',
}

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
const fieldsWrong = (fields: Readonly<Record<string, string>>) => {
  const reading = readCheckout(formOf(fields), NOT_SHIPPED_TO)
  return reading.ok ? [] : reading.hints.map(({ field }) => field)
}

describe('a completed checkout form', () => {
  it('becomes an order without the empty fields', () => {
    const { intent: _, provider, acceptedTerms, expectedTotal: ___, email, line2: __, ...address } = GOOD
    const body = {
      email: email.trim(),
      language: 'en',
      address,
      provider,
      acceptedTerms,
      expectedTotal: 45_500,
    }
    expect(readCheckout(formOf(GOOD), NOT_SHIPPED_TO)).toEqual({
      ok: true,
      wish: { path: '/api/checkout', body },
    })
  })

  it('becomes a quote request without payment and total', () => {
    const { provider: _, expectedTotal: __, ...rest } = GOOD
    const reading = readCheckout(formOf({ ...rest, intent: 'quote' }), NOT_SHIPPED_TO)
    expect(reading.ok && [reading.wish.path, Object.keys(reading.wish.body)]).toEqual([
      '/api/quotes',
      ['email', 'language', 'address', 'acceptedTerms'],
    ])
  })

  it('may be for a company, and with a message on a card', () => {
    const company = { company: 'Al Noor LLC', taxNumber: '100123456700003', purchaseOrder: 'PO 7' }
    const reading = readCheckout(formOf({ ...GOOD, ...company, giftMessage: ' Enjoy ' }), NOT_SHIPPED_TO)
    expect(reading.ok && reading.wish.body).toMatchObject({ billing: company, giftMessage: 'Enjoy' })
    expect(fieldsWrong({ ...GOOD, taxNumber: '1', billingCity: 'Dubai' })).toEqual([
      'company',
      'billingLine1',
      'billingCountry',
    ])
  })

  it('reports every invalid field, in the order of the form', () => {
    expect(fieldsWrong({ intent: 'order', country: 'US', email: 'layla' })).toEqual([
      'email',
      'name',
      'line1',
      'city',
      'region',
      'postcode',
      'provider',
      'acceptedTerms',
    ])
    expect(fieldsWrong({ ...GOOD, postcode: '1120' })).toEqual(['postcode'])
    expect(fieldsWrong({ ...GOOD, country: 'XX' })).toEqual(['country'])
    expect(fieldsWrong({ ...GOOD, country: 'SY' })).toEqual(['country'])
    expect(fieldsWrong({ ...GOOD, provider: 'cash' })).toEqual(['provider'])
  })
})
