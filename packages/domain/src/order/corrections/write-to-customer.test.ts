import { expect, it } from 'vitest'

import { after, confirmed, HOUR, kinds, ok, orderEmailsOf } from '../laws/order-fixture.ts'
import { writeToCustomer } from './write-to-customer.ts'

const BY = { by: 'staff:noor@nawl.example' } as const

it('keeps each letter with the order and sends it once', () => {
  const first = ok(writeToCustomer(confirmed(), after(HOUR), { ...BY, text: 'On its way.', version: 0 }))
  expect(first.order.letters).toEqual([{ ...BY, at: after(HOUR), text: 'On its way.' }])
  expect(kinds(first)).toEqual(['written'])
  const second = ok(writeToCustomer(first.order, after(HOUR), { ...BY, text: 'There?', version: 1 }))
  expect([orderEmailsOf(first), orderEmailsOf(second)]).toEqual([['written:1'], ['written:2']])
})

it('shows a colleague’s letter before another is sent', () => {
  const { order } = ok(writeToCustomer(confirmed(), after(HOUR), { ...BY, text: 'On its way.', version: 0 }))
  expect(writeToCustomer(order, after(HOUR), { ...BY, text: 'On its way.', version: 0 })).toMatchObject({
    ok: false,
    reason: 'changed-meanwhile',
  })
})
