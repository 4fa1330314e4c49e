import type { OrderResponse, PlacedOrder } from '@nawl/contract/sales/order'
import { testPayment } from '@nawl/messages/by-language/test-payment'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { DESIGN, RUG, WISH } from '../../../../test/chaos/shop-app.ts'
import { openShop } from '../../../../test/shop-fixture.ts'

let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop()
  await shop.database.migrate()
  await shop.rugs.seed([RUG])
})
afterAll(() => shop.close())

async function order(change: object = {}) {
  const headers = { cookie: `nawl-cart=${crypto.randomUUID().replaceAll('-', '').slice(0, 22)}` }
  await shop.app.inject({ method: 'POST', url: '/api/cart/lines', headers, payload: { design: DESIGN } })
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/checkout',
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    payload: { ...WISH, provider: 'test', ...change },
  })
  const placed = answer.json<PlacedOrder>()
  if (placed.next?.kind !== 'redirect') throw new Error('there is no page to pay on')
  const page = new URL(placed.next.url).pathname
  return {
    page,
    see: async () =>
      (await shop.app.inject(`/api/orders/${placed.number}?token=${placed.token}`)).json<OrderResponse>(),
    press: (outcome: string) =>
      shop.app.inject({
        method: 'POST',
        url: page,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `outcome=${outcome}`,
      }),
  }
}

it('says that it is a test, and an approved card confirms the order', async () => {
  const { page, press, see } = await order()
  expect((await shop.app.inject(page)).body).toContain('<b>TEST PAYMENT</b> · no money will be taken')
  const approved = await press('approve')
  expect(approved.statusCode).toBe(303)
  const { pathname, search } = new URL(String(approved.headers.location))
  const back = await shop.app.inject(`${pathname}${search}`)
  expect([back.statusCode, (await see()).state]).toEqual([303, 'confirmed'])
})

it('speaks the language of the order and leads back to its page in it', async () => {
  const { page, press } = await order({ language: 'ar' })
  const { body } = await shop.app.inject(page)
  expect(body).toContain('<html lang="ar-AE" dir="rtl">')
  expect(body).toContain(testPayment.ar.open)
  const approved = await press('approve')
  const back = await shop.app.inject(String(approved.headers.location).replace('http://localhost:3000', ''))
  expect(String(back.headers.location)).toMatch(/\/ar\/order\/NW-/)
})

it('lets a card fail 3-D Secure and then pass it', async () => {
  const { press, see } = await order()
  expect((await press('secure')).body).toContain('Is this you?')
  expect((await press('decline')).body).toContain('The card was declined')
  expect((await see()).state).toBe('pending_payment')
  expect((await press('secure')).body).toContain('Is this you?')
  const approved = await press('approve')
  await shop.app.inject(String(approved.headers.location).replace('http://localhost:3000', ''))
  expect((await see()).state).toBe('confirmed')
})

it('is offered on a local shop, and elsewhere only when allowed', async () => {
  const means = (await shop.app.inject('/api/payments/means')).json()
  expect(means).toEqual({
    providers: [
      { id: 'test', isTest: true },
      { id: 'bank-transfer', isTest: false },
    ],
  })
  const outside = await openShop({ publicUrl: 'https://nawl.shop' })
  expect((await outside.app.inject('/api/payments/means')).json()).toEqual({ providers: [] })
  expect((await outside.app.inject('/test-payment/test-x')).statusCode).toBe(404)
  await outside.close()
})
