import { expect, it } from 'vitest'

import type { Address } from './address.ts'
import { addressLines } from './address-lines.ts'

const BROOKLYN: Address = {
  name: 'Layla Haddad',
  phone: '+1 718 555 0142',
  line1: '214 Vanderbilt Avenue',
  line2: '',
  city: 'Brooklyn',
  region: 'NY',
  postcode: '11205',
  country: 'US',
}

it('has the town and its postcode on one line and the country last, and none for what is empty', () => {
  expect(addressLines(BROOKLYN)).toEqual([
    'Layla Haddad',
    '214 Vanderbilt Avenue',
    'Brooklyn, NY 11205',
    'USA',
  ])
})

it('names a town once that is called as its region', () => {
  const dubai = { ...BROOKLYN, city: 'Dubai', region: 'Dubai', postcode: '', country: 'AE' }
  expect(addressLines(dubai).slice(-2)).toEqual(['Dubai', 'United Arab Emirates'])
})
