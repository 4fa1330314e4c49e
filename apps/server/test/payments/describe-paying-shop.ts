import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { NOW, SECOND } from '../chaos/shop-app.ts'
import { openPayingShop, type PayingShop, type Provider, type ProviderFake } from './paying-shop.ts'

/** Tests that a shop must pass with every provider; `more` adds those of one provider. */
export function describePayingShop<Fake extends ProviderFake>(
  provider: Provider<Fake>,
  more: (opened: () => PayingShop<Fake>) => void,
): void {
  const { name, pay, amount, refunded } = provider

  describe(`with a fake of ${name}`, () => {
    let shop: PayingShop<Fake>
    beforeAll(async () => void (shop = await openPayingShop(provider)))
    beforeEach(() => {
      shop.clock.at = NOW
      shop.alarms.length = 0
    })
    afterEach(() => {
      shop.fake.post.deliverTo(null)
      if (shop.alarms.length > 0) throw new Error(`the shop was alarmed: ${shop.alarms.join()}`)
    })
    afterAll(() => shop.close())

    it('takes an order from the payment page to its cancellation with a full refund', async () => {
      shop.fake.post.deliverTo(shop.hook, () => 2)
      const before = refunded(shop.fake)
      const placed = await shop.begun()
      expect(await shop.pressAndReturn(placed.page, pay)).toBe(
        `http://localhost:3000/order/${placed.number}?token=${placed.token}`,
      )
      await shop.fake.post.quiet()
      const order = await shop.see(placed)
      expect([order.state, order.payments.map(({ status, amount }) => [status, amount])]).toEqual([
        'confirmed',
        [['paid', amount]],
      ])
      expect(shop.fake.post.undelivered).toEqual([])
      await shop.command(placed, '/cancel')
      await shop.sales.jobs.run()
      await shop.fake.post.quiet()
      const after = await shop.see(placed)
      expect([after.state, after.refunds.map(({ status }) => status)]).toEqual(['cancelled', ['sent']])
      expect(refunded(shop.fake) - before).toBe(amount)
    })

    it('confirms by webhook alone when the customer does not return', async () => {
      shop.fake.post.deliverTo(shop.hook, () => 3)
      const placed = await shop.begun()
      await shop.press(placed.page, pay)
      await shop.fake.post.quiet()
      expect(await shop.stateOf(placed)).toBe('confirmed')
    })

    it('queries the provider on the customer’s return when no webhook arrives', async () => {
      const placed = await shop.begun()
      await shop.pressAndReturn(placed.page, pay)
      expect(await shop.stateOf(placed)).toBe('confirmed')
    })

    it('queries the provider by itself when neither happens', async () => {
      const placed = await shop.begun()
      await shop.press(placed.page, pay)
      await shop.moveOn(61 * SECOND)
      expect(await shop.stateOf(placed)).toBe('confirmed')
    })

    it('ignores late webhooks in the wrong order', async () => {
      shop.fake.post.deliverTo(shop.hook, () => 0)
      const placed = await shop.begun()
      await shop.press(placed.page, pay)
      await shop.moveOn(61 * SECOND)
      await shop.command(placed, '/cancel')
      await shop.sales.jobs.run()
      await shop.fake.post.redeliver(shop.hook, 'reversed')
      expect(await shop.stateOf(placed)).toBe('cancelled')
      expect(shop.fake.post.undelivered).toEqual([])
    })

    it('redirects a customer who cancels to the order, which can still be paid there', async () => {
      if (provider.leavingEnds) return
      const placed = await shop.begun()
      const { led } = await shop.press(placed.page, 'leave')
      expect(led).toContain(`/order/${placed.number}?token=`)
      expect(await shop.pageOf(placed)).toBe(placed.page)
      await shop.pressAndReturn(placed.page, pay)
      expect(await shop.stateOf(placed)).toBe('confirmed')
    })

    more(() => shop)
  })
}
