import { randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { HOUR, NOW, SECOND } from '../chaos/shop-app.ts'
import { PROVIDERS, openPayingShop } from './paying-shop.ts'

let shop: Awaited<ReturnType<typeof openPayingShop>>
beforeAll(async () => void (shop = await openPayingShop()))
beforeEach(() => {
  shop.clock.at = NOW
  shop.alarms.length = 0
})
afterEach(() => {
  for (const provider of PROVIDERS) shop[provider].post.deliverTo(null)
  if (shop.alarms.length > 0) throw new Error(`the shop was alarmed: ${shop.alarms.join()}`)
})
afterAll(() => shop.close())

const PAY = { stripe: 'pay', paypal: 'COMPLETED' } as const
const AMOUNT = { stripe: 177_015, paypal: 48_200 } as const

/** The amount the provider has refunded, in minor units. */
function givenBack(provider: keyof typeof PAY): number {
  const amounts =
    provider === 'stripe'
      ? [...shop.stripe.ledger.refunds.values()].map(({ amount }) => amount)
      : [...shop.paypal.ledger.orders.values()].flatMap(
          ({ capture }) => capture?.refunds.map(({ amount }) => Math.round(Number(amount.value) * 100)) ?? [],
        )
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

describe.each(PROVIDERS)('with a fake of %s', (provider) => {
  it('takes an order from the payment page to its cancellation with a full refund', async () => {
    shop[provider].post.deliverTo(shop.hook(provider), () => 2)
    const before = givenBack(provider)
    const placed = await shop.begun(provider)
    const { led } = await shop.press(placed.page, PAY[provider])
    expect(await shop.comeBack(led)).toBe(
      `http://localhost:3000/order/${placed.number}?token=${placed.token}`,
    )
    await shop[provider].post.quiet()
    const order = await shop.see(placed)
    expect([order.state, order.payments.map(({ status, amount }) => [status, amount])]).toEqual([
      'confirmed',
      [['paid', AMOUNT[provider]]],
    ])
    expect(shop[provider].post.undelivered).toEqual([])
    await shop.command(placed, '/cancel')
    await shop.sales.jobs.run()
    await shop[provider].post.quiet()
    const after = await shop.see(placed)
    expect([after.state, after.refunds.map(({ status }) => status)]).toEqual(['cancelled', ['sent']])
    expect(givenBack(provider) - before).toBe(AMOUNT[provider])
  })

  it('confirms by webhook alone when the customer does not return', async () => {
    shop[provider].post.deliverTo(shop.hook(provider), () => 3)
    const placed = await shop.begun(provider)
    await shop.press(placed.page, PAY[provider])
    await shop[provider].post.quiet()
    expect((await shop.see(placed)).state).toBe('confirmed')
  })

  it('queries the provider on the customer’s return when no webhook arrives', async () => {
    const placed = await shop.begun(provider)
    await shop.comeBack((await shop.press(placed.page, PAY[provider])).led)
    expect((await shop.see(placed)).state).toBe('confirmed')
  })

  it('queries the provider by itself when neither happens', async () => {
    const placed = await shop.begun(provider)
    await shop.press(placed.page, PAY[provider])
    shop.clock.at += 61 * SECOND
    await shop.sales.jobs.run()
    expect((await shop.see(placed)).state).toBe('confirmed')
  })

  it('ignores late webhooks in the wrong order', async () => {
    shop[provider].post.deliverTo(shop.hook(provider), () => 0)
    const placed = await shop.begun(provider)
    await shop.press(placed.page, PAY[provider])
    shop.clock.at += 61 * SECOND
    await shop.sales.jobs.run()
    await shop.command(placed, '/cancel')
    await shop.sales.jobs.run()
    await shop[provider].post.redeliver(shop.hook(provider), 'reversed')
    expect((await shop.see(placed)).state).toBe('cancelled')
    expect(shop[provider].post.undelivered).toEqual([])
  })

  it('redirects a customer who cancels to the order, which can still be paid there', async () => {
    const placed = await shop.begun(provider)
    const { led } = await shop.press(placed.page, 'leave')
    expect(led).toContain(`/order/${placed.number}?token=`)
    expect(await shop.pageOf(placed)).toBe(placed.page)
    await shop.comeBack((await shop.press(placed.page, PAY[provider])).led)
    expect((await shop.see(placed)).state).toBe('confirmed')
  })
})

describe('a card at the fake of Stripe', () => {
  it('failure 9: fails 3-D Secure, then pays on the same page', async () => {
    shop.stripe.post.deliverTo(shop.hook('stripe'))
    const placed = await shop.begun('stripe')
    await shop.press(placed.page, 'authenticate')
    const failed = await shop.press(placed.page, 'fail-authentication')
    await shop.stripe.post.quiet()
    expect([failed.led, (await shop.see(placed)).state]).toEqual([null, 'pending_payment'])
    expect(failed.text).toContain('Not paid: payment_intent_authentication_failure')
    await shop.press(placed.page, 'authenticate')
    const { led } = await shop.press(placed.page, 'pass-authentication')
    await shop.comeBack(led)
    await shop.stripe.post.quiet()
    const order = await shop.see(placed)
    expect([order.state, order.payments.map(({ status }) => status)]).toEqual(['confirmed', ['paid']])
  })

  it('failure 19: waits days for a bank and confirms once it has paid', async () => {
    shop.stripe.post.deliverTo(shop.hook('stripe'))
    const placed = await shop.begun('stripe')
    await shop.comeBack((await shop.press(placed.page, 'bank')).led)
    await shop.stripe.post.quiet()
    const waiting = await shop.see(placed)
    expect([waiting.state, waiting.payments[0]?.status]).toEqual(['pending_payment', 'processing'])
    shop.clock.at += 48 * HOUR
    await shop.sales.jobs.run()
    expect((await shop.see(placed)).state).toBe('pending_payment')
    shop.stripe.ledger.bankSays(placed.ref, 'paid')
    await shop.stripe.post.quiet()
    expect((await shop.see(placed)).state).toBe('confirmed')
  })

  it('failure 19: can be replaced by another card after the bank’s refusal', async () => {
    shop.stripe.post.deliverTo(shop.hook('stripe'))
    const placed = await shop.begun('stripe')
    await shop.press(placed.page, 'bank')
    await shop.stripe.post.quiet()
    shop.stripe.ledger.bankSays(placed.ref, 'refused')
    await shop.stripe.post.quiet()
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

describe('a payment at the fake of PayPal', () => {
  it.each([
    ['COMPLETED', 'confirmed', 'paid'],
    ['DECLINED', 'pending_payment', 'failed'],
  ] as const)('failure 19: that is looked into first is in the end %s', async (verdict, state, status) => {
    shop.paypal.post.deliverTo(shop.hook('paypal'))
    const placed = await shop.begun('paypal')
    await shop.comeBack((await shop.press(placed.page, 'PENDING')).led)
    await shop.paypal.post.quiet()
    const waiting = await shop.see(placed)
    expect([waiting.state, waiting.payments[0]?.status]).toEqual(['pending_payment', 'processing'])
    shop.paypal.ledger.decide(placed.ref, verdict)
    await shop.paypal.post.quiet()
    const order = await shop.see(placed)
    expect([order.state, order.payments[0]?.status]).toEqual([state, status])
  })

  it('is released when PayPal has deleted its page, and paid on another', async () => {
    const placed = await shop.begun('paypal')
    shop.clock.at += 4 * HOUR
    await shop.sales.jobs.run()
    expect((await shop.see(placed)).payments.map(({ status }) => status)).toEqual(['cancelled'])
    await shop.command(placed, '/pay', { provider: 'paypal' }, randomUUID())
    await shop.comeBack((await shop.press(await shop.pageOf(placed), 'COMPLETED')).led)
    expect((await shop.see(placed)).state).toBe('confirmed')
  })

  it('does not keep an order from expiring when PayPal has deleted its page', async () => {
    const placed = await shop.begun('paypal')
    shop.clock.at += 25 * HOUR
    await shop.sales.jobs.run()
    const order = await shop.see(placed)
    expect([order.state, order.payments.map(({ status }) => status)]).toEqual(['expired', ['cancelled']])
  })
})
