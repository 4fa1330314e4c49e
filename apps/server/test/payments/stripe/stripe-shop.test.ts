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
    expect([failed.led, await shop.stateOf(placed)]).toEqual([null, 'pending_payment'])
    expect(failed.text).toContain('Not paid: payment_intent_authentication_failure')
    await shop.press(placed.page, 'authenticate')
    await shop.pressAndReturn(placed.page, 'pass-authentication')
    await shop.fake.post.quiet()
    expect(await shop.standing(placed)).toEqual(['confirmed', 'paid'])
  })

  it('failure 19: waits days for a bank and confirms once it has paid', async () => {
    const shop = opened()
    shop.fake.post.deliverTo(shop.hook)
    const placed = await shop.begun()
    await shop.pressAndReturn(placed.page, 'bank')
    await shop.fake.post.quiet()
    expect(await shop.standing(placed)).toEqual(['pending_payment', 'processing'])
    await shop.moveOn(48 * HOUR)
    expect(await shop.stateOf(placed)).toBe('pending_payment')
    shop.fake.ledger.bankSays(placed.ref, 'paid')
    await shop.fake.post.quiet()
    expect(await shop.stateOf(placed)).toBe('confirmed')
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
    await shop.pressAndReturn(other, 'pay')
    expect(await shop.standing(placed)).toEqual(['confirmed', 'failed', 'paid'])
  })
})
