import { describe, expect, it } from 'vitest'

import { cancelOrder } from '../end-order.ts'
import { after, confirmed, HOUR, ok, orderEmailsOf, placed } from '../laws/order-fixture.ts'
import { billingInput, correctBilling } from './correct-billing.ts'

const BY = { by: 'staff:noor@nawl.example' } as const
const ADA = { company: 'Möbel Ada GmbH', taxNumber: 'DE 136 695 976', billingCountry: '' }
const correct = (order = placed(), changes: Partial<Parameters<typeof correctBilling>[2]> = {}) =>
  correctBilling(order, after(HOUR), {
    ...BY,
    why: 'They asked',
    version: 0,
    billing: ADA,
    isTaxNumber: () => true,
    ...changes,
  })

describe('billing details', () => {
  it('are put in, changed and taken out, each time with its record and a letter', () => {
    const { order, ...done } = ok(correct())
    expect(order.billing).toEqual({
      company: 'Möbel Ada GmbH',
      taxNumber: 'DE136695976',
      purchaseOrder: '',
      address: null,
    })
    expect(orderEmailsOf({ order, ...done })).toEqual(['billing-corrected:1'])
    const out = ok(correct(order, { version: 1, billing: {} })).order
    expect(out.billing).toBeNull()
    expect(out.corrections).toMatchObject([
      { kind: 'billing', before: null, after: { company: 'Möbel Ada GmbH' } },
      { kind: 'billing', before: { company: 'Möbel Ada GmbH' }, after: null },
    ])
  })

  it('are read as at the checkout, and refused where nothing is other than before', () => {
    expect(correct(placed(), { billing: { taxNumber: 'DE1' }, isTaxNumber: () => false })).toMatchObject({
      reason: 'bad-address',
      problems: [
        { field: 'company', problem: 'missing' },
        { field: 'taxNumber', problem: 'wrong-form' },
      ],
    })
    expect(correct(placed(), { billing: {} })).toMatchObject({ reason: 'nothing-corrected' })
    const { order } = ok(correct())
    const same = { version: 1, billing: billingInput(order.billing) }
    expect(correct(order, same)).toMatchObject({ reason: 'nothing-corrected' })
    expect(correct(order)).toMatchObject({ reason: 'changed-meanwhile' })
  })

  it('a street without a country is in that of the delivery', () => {
    const street = { company: 'Dune L.L.C.', billingLine1: 'Office 901', billingCity: 'Brooklyn' }
    const { billing } = ok(correct(placed(), { billing: street })).order
    expect(billing?.address).toMatchObject({ line1: 'Office 901', country: placed().address.country })
  })

  it('change no price, and nothing of an order that ended', () => {
    const before = confirmed()
    expect({ ...ok(correct(before)).order, billing: null, corrections: [] }).toEqual(before)
    const ended = ok(cancelOrder(placed(), after(HOUR), BY)).order
    expect(correct(ended)).toMatchObject({ reason: 'wrong-state' })
  })
})
