import { addressForm } from '@nawl/domain/order/address/address-form'
import { names } from '@nawl/messages/by-language/names'
import { expect, it } from 'vitest'
import { z } from 'zod'

import { readConfig } from './config.ts'
import { sellerConfig, sellerEnvironment } from './shop-config.ts'

it('has no tax registration number by default', () => {
  const reading = readConfig({})
  expect(reading.ok && reading.config.seller).toEqual({
    name: 'Nawl',
    address: reading.ok && reading.config.contacts.showroom,
    trn: null,
  })
})

it('accepts a number as the register prints it and refuses others', () => {
  const contacts = readConfig({ SHOP_NAME: 'Nawl L.L.C.' })
  if (!contacts.ok) throw new Error(contacts.message)
  const given = z.object(sellerEnvironment).parse({ SHOP_TRN: '100-1234-5670-0003' })
  expect(sellerConfig(given, contacts.config.contacts)).toMatchObject({
    name: 'Nawl L.L.C.',
    trn: '100123456700003',
  })
  const wrong = readConfig({ SHOP_TRN: '1234' })
  expect(!wrong.ok && wrong.message).toContain('SHOP_TRN: has to be a tax registration number of 15 digits')
})

it('has an address by default, and emirates to choose from, that have names in Arabic', () => {
  const reading = readConfig({})
  if (!reading.ok) throw new Error(reading.message)
  const emirates = addressForm({ code: 'AE' }).flatMap(({ options }) => options ?? [])
  expect(emirates).toHaveLength(7)
  for (const place of [reading.config.contacts.showroom, ...emirates])
    expect(names.ar(place)).toMatch(/^[\p{Script=Arabic}\s،().\dd]+$/u)
})
