import { randomUUID } from 'node:crypto'

import type { ClearingReport } from '@nawl/contract/desk/clearing'
import { expect, it } from 'vitest'

import { stripeGateway } from '../../../src/sales/payments/stripe/stripe-gateway.ts'
import { HOUR, SECOND } from '../../chaos/shop-app.ts'
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

  it('books what Stripe charges, takes back and gives back, told often and in any order', async () => {
    const shop = opened()
    const { ledger, post } = shop.fake
    post.deliverTo(shop.hook, () => 3)
    const placed = await shop.begun()
    await shop.pressAndReturn(placed.page, 'pay')
    await post.quiet()
    expect(await shop.clearing(placed.number)).toBe(ledger.held(placed.ref))
    expect(ledger.held(placed.ref)).toBeLessThan(177_015)

    const dispute = ledger.dispute(placed.ref)
    await post.quiet()
    expect(await shop.clearing(placed.number)).toBe(ledger.held(placed.ref))
    expect(ledger.held(placed.ref)).toBeLessThan(0)
    expect(await shop.attention(placed.number)).toEqual(['dispute-open'])
    expect(await shop.stateOf(placed), 'the order goes on').toBe('confirmed')

    post.deliverTo(shop.hook, () => 0)
    ledger.closeDispute(dispute, 'won')
    await post.quiet()
    await post.redeliver(shop.hook, 'reversed')
    expect(await shop.clearing(placed.number)).toBe(ledger.held(placed.ref))
    expect(await shop.attention(placed.number)).toEqual(['dispute-won'])
    expect(post.undelivered).toEqual([])
    const owner = await shop.signedIn('desk')
    await shop.call('POST', '/api/desk/attention/done', { key: dispute.id }, owner)
    await shop.sales.recordMoves('stripe', placed.ref)
    expect(await shop.attention(placed.number), 'what was seen is not asked again').toEqual([])
    const { body } = await shop.call<ClearingReport>('GET', '/api/desk/clearing', undefined, owner)
    const [
      { payments, refunds, fees, disputes, rest } = {
        payments: 0,
        refunds: 0,
        fees: 0,
        disputes: 0,
        rest: 0,
      },
    ] = body.providers
    expect(payments + refunds + fees + disputes).toBe(rest)
    expect([disputes, body.months.map((each) => each.fees)], 'it was given back').toEqual([0, [fees]])
    expect(fees).toBeLessThanOrEqual(-10_733)
  })

  it('records a refund made on Stripe’s pages, with its credit note, and its own once', async () => {
    const shop = opened()
    const { ledger, post } = shop.fake
    post.deliverTo(shop.hook, () => 2)
    const placed = await shop.begun()
    await shop.pressAndReturn(placed.page, 'pay')
    await post.quiet()
    ledger.refundByHand(placed.ref, 50_000)
    await post.quiet()
    const refund = { currency: 'AED', amount: 20_000, why: 'A late delivery' }
    expect((await shop.desk(placed.number, '/refunds', refund)).status).toBe(200)
    await shop.sales.jobs.run()
    await post.quiet()
    const { refunds, state } = await shop.see(placed)
    expect([state, refunds.map(({ amount, status }) => [amount, status])]).toEqual([
      'confirmed',
      [
        [50_000, 'sent'],
        [20_000, 'sent'],
      ],
    ])
    const issued = await shop.sales.documents.ofOrder(placed.number)
    expect(issued.map(({ kind, content }) => [kind, content.amounts.AED.total])).toEqual([
      ['invoice', 177_015],
      ['credit-note', 50_000],
      ['credit-note', 20_000],
    ])
    expect(await shop.clearing(placed.number)).toBe(ledger.held(placed.ref))
  })

  it('lists a refund on Stripe’s pages of money that the order gives back already', async () => {
    const shop = opened()
    const { ledger, post } = shop.fake
    const placed = await shop.begun()
    await shop.pressAndReturn(placed.page, 'pay')
    await shop.desk(placed.number, '/refunds', { currency: 'AED', amount: 177_000, why: 'A late delivery' })
    ledger.refundByHand(placed.ref, 100_000)
    await shop.sales.recordMoves('stripe', placed.ref)
    expect(await shop.attention(placed.number)).toEqual(['refund-too-much'])
    expect((await shop.see(placed)).refunds).toHaveLength(1)
    await post.quiet()
  })

  it('asks by itself when no webhook tells of a dispute', async () => {
    const shop = opened()
    const placed = await shop.begun()
    await shop.pressAndReturn(placed.page, 'pay')
    await shop.moveOn(61 * SECOND)
    const dispute = shop.fake.ledger.dispute(placed.ref)
    shop.fake.ledger.closeDispute(dispute, 'lost')
    expect(await shop.attention(placed.number)).toEqual([])
    await shop.moveOn(25 * HOUR)
    expect(await shop.attention(placed.number)).toEqual(['dispute-lost'])
    expect(await shop.clearing(placed.number)).toBe(shop.fake.ledger.held(placed.ref))
  })

  it('lists a payment of another amount at the desk, once', async () => {
    const shop = opened()
    const placed = await shop.begun()
    await shop.press(placed.page, 'pay')
    const session = shop.fake.ledger.sessions.get(placed.ref)
    Object.assign(shop.fake.ledger.intents.get(session?.payment_intent ?? '') ?? {}, { amount_received: 1 })
    for (let n = 0; n < 2; n++) await shop.sales.settle('stripe', placed.ref)
    expect(await shop.attention(placed.number)).toEqual(['wrong-amount'])
    expect(shop.alarms).toHaveLength(2)
    shop.alarms.length = 0
  })
})
