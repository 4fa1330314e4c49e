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

it('puts town and postcode on one line and the country last, and omits empty lines', () => {
  expect(addressLines(BROOKLYN)).toEqual([
    'Layla Haddad',
    '214 Vanderbilt Avenue',
    'Brooklyn, NY 11205',
    'USA',
  ])
})

it('names a town once when its region has the same name', () => {
  const dubai = { ...BROOKLYN, city: 'Dubai', region: 'Dubai', postcode: '', country: 'AE' }
  expect(addressLines(dubai).slice(-2)).toEqual(['Dubai', 'United Arab Emirates'])
})

it('is written in the messages of a language, and still names a town once', () => {
  const messages = {
    country: () => 'الإمارات',
    region: (english: string) => ({ Dubai: 'دبي', Sharjah: 'الشارقة' })[english] ?? english,
    place: ({ town, region }: { town: string; region: string }) => `${town}، ${region}`,
  }
  const placed = (city: string, region: string) =>
    addressLines({ ...BROOKLYN, city, region, postcode: '', country: 'AE' }, messages).slice(2)
  expect(placed('دبي', 'Dubai')).toEqual(['دبي', 'الإمارات'])
  expect(placed('Dubai', 'Dubai')).toEqual(['Dubai', 'الإمارات'])
  expect(placed('خورفكان', 'Sharjah')).toEqual(['خورفكان، الشارقة', 'الإمارات'])
  expect(placed('Khor Fakkan', 'Sharjah')).toEqual(['Khor Fakkan، الشارقة', 'الإمارات'])
  expect(addressLines(BROOKLYN, messages)[2], 'as it was typed').toBe('Brooklyn, NY 11205')
})

it('puts the postcode where the country puts it', () => {
  const townLines = (country: string, city: string, postcode: string, region = '') =>
    addressLines({ ...BROOKLYN, city, region, postcode, country }).slice(2, -1)
  expect(townLines('DE', 'Berlin', '10115')).toEqual(['10115 Berlin'])
  expect(townLines('FR', 'Paris', '75004')).toEqual(['75004 Paris'])
  expect(townLines('IT', 'Milano', '20121', 'MI')).toEqual(['20121 Milano, MI'])
  expect(townLines('MX', 'Ciudad de México', '06700', 'CDMX')).toEqual(['06700 Ciudad de México, CDMX'])
  expect(townLines('GB', 'London', 'SW1A 1AA')).toEqual(['London', 'SW1A 1AA'])
  expect(townLines('IE', 'Dublin', 'D02 X285')).toEqual(['Dublin', 'D02 X285'])
  expect(townLines('AU', 'Sydney', '2000', 'NSW')).toEqual(['Sydney, NSW 2000'])
  expect(townLines('TR', 'Istanbul', '34433')).toEqual(['34433 Istanbul'])
  expect(townLines('LV', 'Riga', 'LV-1050')).toEqual(['Riga, LV-1050'])
})

it('leaves no gap where there is no postcode', () => {
  for (const country of ['DE', 'GB', 'US', 'LV']) {
    const [, , town] = addressLines({ ...BROOKLYN, region: '', postcode: '', country })
    expect(town).toBe('Brooklyn')
  }
})
