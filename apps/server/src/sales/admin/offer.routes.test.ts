import { randomUUID } from 'node:crypto'

import type { OrderResponse } from '@nawl/contract/sales/order'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { BROOKLYN, openEmailingApp, TOTAL } from '../../../test/chaos/shop-app.ts'

let shop: Awaited<ReturnType<typeof openEmailingApp>>
beforeAll(async () => void (shop = await openEmailingApp()))
beforeEach(() => shop.reset())
afterAll(() => shop.close())

type Answer = { readonly number: string; readonly code?: string }

async function offering(change: object = {}, { isEmpty = false, key = randomUUID() } = {}) {
  const { headers } = await shop.signedIn('desk')
  const staff = shop.buyer(headers)
  if (!isEmpty) await staff.add()
  const email = `${randomUUID().slice(0, 8)}@example.com`
  const body = { email, language: 'en', address: BROOKLYN, freight: null, ...change }
  const ask = () => shop.call<Answer>('POST', '/api/desk/orders', body, { headers, key })
  return { ask, email, staff }
}

it('an order that staff put together is confirmed and paid by the customer, from the letter', async () => {
  const { ask, email, staff } = await offering()
  const { status, body } = await ask()
  expect(status).toBe(201)
  expect((await ask()).body.number, 'sent twice').toBe(body.number)
  expect((await staff.cart()).lines).toEqual([])

  await shop.emails.deliver()
  const [letter] = shop.inbox.for(email)
  expect(letter?.subject).toContain('ready for you to confirm')
  const [, token = ''] = /\?token=([\w.~-]+)/.exec(letter?.text ?? '') ?? []
  const placed = { number: body.number, token }
  const { steps, price, termsVersion } = await shop.see(placed)
  expect([steps, price.amounts.USD.total]).toEqual([['accept-quote', 'cancel', 'change-address'], TOTAL])
  const accept = { provider: 'stripe', acceptedTerms: termsVersion }
  const accepted = await shop.command(placed, '/quote/accept', accept, randomUUID())
  expect(accepted.body.state).toBe('pending_payment')
  const ref = await shop.refOf(body.number)
  shop.provider.become(ref, 'paid')
  await shop.sales.settle('stripe', ref)
  const paid: OrderResponse = await shop.see(placed)
  expect([paid.state, paid.documents.length]).toEqual(['confirmed', 1])
})

it('is refused without rugs, and without freight where the list has none', async () => {
  const empty = await offering({}, { isEmpty: true })
  expect(await empty.ask()).toMatchObject({ status: 409, body: { code: 'order/empty-cart' } })
  const lima = { country: 'PE', name: 'Ada Quispe', line1: 'Jirón 1', city: 'Lima' }
  const far = await offering({ address: lima })
  expect(await far.ask()).toMatchObject({ status: 409, body: { code: 'order/needs-quote' } })
})
