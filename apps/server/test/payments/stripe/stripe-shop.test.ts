import { randomUUID } from 'node:crypto'

import { expect, it } from 'vitest'

import { stripeGateway } from '../../../src/sales/payments/stripe/stripe-gateway.ts'
import { HOUR } from '../../chaos/shop-app.ts'
import { describePayingShop } from '../describe-paying-shop.ts'
import type { Provider } from '../paying-shop.ts'
import { type FakeStripe, fakeStripe } from './fake-stripe.ts'

const STRIPE: Provider<FakeStripe> = {
  name: 'stripe',
  open: fakeStripe,
  gateway: ({ config }, clock) => stripeGateway(config, clock),
  pay: 'pay',
  amount: 177_015,
  refunded: ({ ledger }) => [...ledger.refunds.values()].reduce((sum, { amount }) => sum + amount, 0),
}

describePayingShop(STRIPE, (opened) => {
  it('failure 9: fails 3-D Secure, then pays on the same page', async () => {
    const shop = opened()
    shop.fake.post.deliverTo(shop.hook)
    const placed = await shop.begun()
    await shop.press(placed.page, 'authenticate')
    const failed = await shop.press(placed.page, 'fail-authentication')
    await shop.fake.post.quiet()
    expect([failed.led, (await shop.see(placed)).state]).toEqual([null, 'pending_payment'])
    expect(failed.text).toContain('Not paid: payment_intent_authentication_failure')
    await shop.press(placed.page, 'authenticate')
    const { led } = await shop.press(placed.page, 'pass-authentication')
    await shop.comeBack(led)
    await shop.fake.post.quiet()
    const order = await shop.see(placed)
    expect([order.state, order.payments.map(({ status }) => status)]).toEqual(['confirmed', ['paid']])
  })

  it('failure 19: waits days for a bank and confirms once it has paid', async () => {
    const shop = opened()
    shop.fake.post.deliverTo(shop.hook)
    const placed = await shop.begun()
    await shop.comeBack((await shop.press(placed.page, 'bank')).led)
    await shop.fake.post.quiet()
    const waiting = await shop.see(placed)
    expect([waiting.state, waiting.payments[0]?.status]).toEqual(['pending_payment', 'processing'])
    shop.clock.at += 48 * HOUR
    await shop.sales.jobs.run()
    expect((await shop.see(placed)).state).toBe('pending_payment')
    shop.fake.ledger.bankSays(placed.ref, 'paid')
    await shop.fake.post.quiet()
    expect((await shop.see(placed)).state).toBe('confirmed')
  })

  it('failure 19: can be replaced by another card after the bank’s refusal', async () => {
    const shop = opened()
    shop.fake.post.deliverTo(shop.hook)
    const placed = await shop.begun()
    await shop.press(placed.page, 'bank')
    await shop.fake.post.quiet()
    shop.fake.ledger.bankSays(placed.ref, 'refused')
    await shop.fake.post.quiet()
    expect((await shop.see(placed)).payments[0]?.status).toBe('failed')
    await shop.command(placed, '/pay', { provider: 'stripe' }, randomUUID())
    const other = await shop.pageOf(placed)
    expect(other).not.toBe(placed.page)
    await shop.comeBack((await shop.press(other, 'pay')).led)
    const order = await shop.see(placed)
    expect([order.state, order.payments.map(({ status }) => status)]).toEqual([
      'confirmed',
      ['failed', 'paid'],
    ])
  })
})
