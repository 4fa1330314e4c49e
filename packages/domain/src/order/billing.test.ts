import { expect, it } from 'vitest'

import { readBilling } from './billing.ts'

const AE = { country: 'AE', isTaxNumber: (number: string) => number === '100123456700003' }
const ADDRESS = { billingLine1: 'Tower 2', billingCity: 'Dubai', billingCountry: 'AE' }

it('reads nothing where all is empty', () => {
  expect(readBilling({ company: '  ' }, AE)).toEqual({ ok: true, billing: null })
})

it('reads a company, its number without blanks', () => {
  const read = readBilling(
    { company: ' Al  Noor LLC ', taxNumber: '100-1234 567.00003', purchaseOrder: 'PO 7', ...ADDRESS },
    AE,
  )
  expect(read).toEqual({
    ok: true,
    billing: {
      company: 'Al Noor LLC',
      taxNumber: '100123456700003',
      purchaseOrder: 'PO 7',
      address: { line1: 'Tower 2', city: 'Dubai', postcode: '', country: 'AE' },
    },
  })
})

it('names every field that is wrong', () => {
  const read = readBilling({ taxNumber: '1', billingCity: 'x'.repeat(101), billingCountry: 'ZZ' }, AE)
  expect(read).toEqual({
    ok: false,
    problems: [
      { field: 'billingCity', problem: 'too-long' },
      { field: 'company', problem: 'missing' },
      { field: 'billingLine1', problem: 'missing' },
      { field: 'billingCountry', problem: 'unknown' },
      { field: 'taxNumber', problem: 'wrong-form' },
    ],
  })
})
