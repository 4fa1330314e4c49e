import { randomUUID } from 'node:crypto'

import { expect, it } from 'vitest'

import { paypalGateway } from '../../../src/sales/payments/paypal/paypal-gateway.ts'
import { HOUR } from '../../chaos/shop-app.ts'
import { describePayingShop } from '../describe-paying-shop.ts'
import type { Provider } from '../paying-shop.ts'
import { type FakePaypal, fakePaypal } from './fake-paypal.ts'
import { feeOf } from './paypal-ledger.ts'

const PAYPAL: Provider<FakePaypal> = {
  name: 'paypal',
  open: fakePaypal,
  gateway: ({ config }, clock) => paypalGateway(config, clock),
  pay: 'COMPLETED',
  amount: 48_200,
  refunded: ({ ledger }) =>
    [...ledger.orders.values()]
      .flatMap(({ capture }) => capture?.refunds ?? [])
      .reduce((sum, { amount }) => sum + Math.round(Number(amount.value) * 100), 0),
}

describePayingShop(PAYPAL, (opened) => {
  it.each([
    ['COMPLETED', 'confirmed', 'paid'],
    ['DECLINED', 'pending_payment', 'failed'],
  ] as const)('failure 19: that is looked into first is in the end %s', async (verdict, state, status) => {
    const shop = opened()
    shop.fake.post.deliverTo(shop.hook)
    const placed = await shop.begun()
    await shop.pressAndReturn(placed.page, 'PENDING')
    await shop.fake.post.quiet()
    expect(await shop.standing(placed)).toEqual(['pending_payment', 'processing'])
    shop.fake.ledger.decide(placed.ref, verdict)
    await shop.fake.post.quiet()
    expect(await shop.standing(placed)).toEqual([state, status])
  })

  it('is released when PayPal has deleted its page, and paid on another', async () => {
    const shop = opened()
    const placed = await shop.begun()
    await shop.moveOn(4 * HOUR)
    expect((await shop.see(placed)).payments.map(({ status }) => status)).toEqual(['cancelled'])
    await shop.command(placed, '/pay', { provider: 'paypal' }, randomUUID())
    await shop.pressAndReturn(await shop.pageOf(placed), 'COMPLETED')
    expect(await shop.stateOf(placed)).toBe('confirmed')
  })

  it('does not keep an order from expiring when PayPal has deleted its page', async () => {
    const shop = opened()
    const placed = await shop.begun()
    await shop.moveOn(25 * HOUR)
    expect(await shop.standing(placed)).toEqual(['expired', 'cancelled'])
  })

  it('books PayPal’s fee and a refund made on its pages, and lists a dispute, told often', async () => {
    const shop = opened()
    const { ledger, post } = shop.fake
    post.deliverTo(shop.hook, () => 2)
    const placed = await shop.begun()
    await shop.pressAndReturn(placed.page, 'COMPLETED')
    await post.quiet()
    const order = ledger.orders.get(placed.ref)!
    expect(await shop.clearing(placed.number)).toBe(48_200 - feeOf(48_200))
    ledger.refund(order, order.capture!, { currency_code: 'USD', value: '100.00' }, undefined)
    await post.quiet()
    expect(await shop.clearing(placed.number)).toBe(48_200 - feeOf(48_200) - 10_000)
    expect((await shop.see(placed)).refunds).toMatchObject([{ amount: 10_000, status: 'sent' }])
    const dispute = ledger.dispute(order)
    await post.quiet()
    expect(await shop.attention(placed.number)).toEqual(['dispute-open'])
    ledger.resolve(dispute, 'RESOLVED_BUYER_FAVOUR')
    await post.quiet()
    expect(await shop.attention(placed.number)).toEqual(['dispute-lost'])
    expect(post.undelivered).toEqual([])
  })
})
