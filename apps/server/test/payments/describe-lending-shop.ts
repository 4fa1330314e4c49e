import { randomUUID } from 'node:crypto'

import { DUBAI } from '@nawl/domain/order/laws/order-fixture'
import { expect, it } from 'vitest'

import { HOUR, SECOND } from '../chaos/shop-app.ts'
import { describePayingShop } from './describe-paying-shop.ts'
import type { Fault } from './fake-provider-server.ts'
import type { Provider, ProviderFake } from './paying-shop.ts'

const MINUTE = 60 * SECOND
/** $400.00 and the flat fee of the Emirates. */
const WISH = { address: { ...DUBAI, phone: '+971 50 123 4567' }, expectedTotal: 42_000 }

type LendingFake = ProviderFake & {
  readonly rejections: string[]
  readonly trouble: { readonly faults: Fault[] }
}

/** A company that lends: a customer approves, the shop captures, and what it does not capture it gives back. */
export type Lender<Fake extends LendingFake> = Omit<Provider<Fake>, 'amount' | 'wish'> & {
  /** Buttons of its page. */
  readonly leave: string
  readonly refuse: string
  /** Its reasons for not lending, and what the shop answers. */
  readonly refusals: readonly (readonly [reason: string, code: string])[]
  readonly approve: (fake: Fake, ref: string) => void
  /** Ends what was approved before the shop captures it. */
  readonly expireApproved: (fake: Fake, ref: string) => void
  /** Makes the company believe in another amount, in minor units. */
  readonly retotal: (fake: Fake, ref: string, amount: number) => void
  /** People at the company's dashboard. */
  readonly captureWithout: (fake: Fake, ref: string, amount: number) => void
  readonly refundWithout: (fake: Fake, ref: string, amount: number) => void
  readonly stateOf: (fake: Fake, ref: string) => { readonly isOver: boolean; readonly captured: number }
  /** Headers of webhooks by somebody else. */
  readonly forged: readonly Readonly<Record<string, string>>[]
}

/** Tests that a shop must pass with every company that lends, besides those of any provider. */
export function describeLendingShop<Fake extends LendingFake>(lender: Lender<Fake>): void {
  const { name, pay, leave, refuse, stateOf } = lender
  const whole = 154_245

  describePayingShop<Fake>({ ...lender, amount: whole, wish: WISH, leavingEnds: true }, (opened) => {
    it.each(lender.refusals)('says in words that it does not lend: %s', async (reason, code) => {
      const shop = opened()
      shop.fake.rejections.push(reason)
      const guest = shop.buyer()
      await guest.add()
      const first = await guest.checkout({ provider: name, ...WISH }, randomUUID())
      expect([first.status, first.body]).toMatchObject([422, { code }])
      // The order is there, and can be paid in another way, or by the same company once more.
      const { status, body } = await guest.checkout({ provider: name, ...WISH }, randomUUID())
      expect(status).toBe(201)
      expect(await shop.standing(body)).toEqual(['pending_payment', 'failed', 'created'])
      await shop.pressAndReturn(await shop.pageOf(body), pay)
      expect(await shop.standing(body)).toEqual(['confirmed', 'failed', 'paid'])
    })

    it('is not offered to another country, nor without a telephone number', async () => {
      const shop = opened()
      const guest = shop.buyer()
      await guest.add()
      const abroad = await guest.checkout({ provider: name })
      expect(abroad.body).toMatchObject({ code: 'payment/not-offered' })
      const silent = await guest.checkout({ provider: name, address: DUBAI })
      expect(silent.body).toMatchObject({ code: 'payment/phone-missing' })
    })

    it('leaves the order to be paid in another way when the customer is refused on its page', async () => {
      const shop = opened()
      const placed = await shop.begun()
      await shop.pressAndReturn(placed.page, refuse)
      expect(await shop.standing(placed)).toEqual(['pending_payment', 'failed'])
    })

    it('captures at once, and in full', async () => {
      const shop = opened()
      const placed = await shop.begun()
      await shop.pressAndReturn(placed.page, pay)
      expect(stateOf(shop.fake, placed.ref)).toEqual({ isOver: true, captured: whole })
      expect(await shop.clearing(placed.number)).toBe(whole)
    })

    it('captures once when the answer to the capture was lost', async () => {
      const shop = opened()
      const placed = await shop.begun()
      await shop.press(placed.page, pay)
      shop.fake.trouble.faults.push(
        ...Array.from({ length: 6 }, (): Fault => ({ kind: 'cut', when: 'after' })),
      )
      await shop.moveOn(61 * SECOND)
      shop.fake.trouble.faults.length = 0
      await shop.moveOn(5 * MINUTE)
      expect(await shop.stateOf(placed)).toBe('confirmed')
      expect(stateOf(shop.fake, placed.ref).captured).toBe(whole)
      expect(await shop.clearing(placed.number)).toBe(whole)
    })

    it.each<Fault>([{ kind: 'status', status: 500 }, { kind: 'wait', ms: 900 }, { kind: 'nonsense' }])(
      'confirms later when it was not reachable: %j',
      async (fault) => {
        const shop = opened()
        const placed = await shop.begun()
        await shop.press(placed.page, pay)
        shop.fake.trouble.faults.push(...Array.from({ length: 3 }, () => fault))
        await shop.moveOn(61 * SECOND)
        shop.fake.trouble.faults.length = 0
        await shop.moveOn(5 * MINUTE)
        expect(await shop.standing(placed)).toEqual(['confirmed', 'paid'])
      },
    )

    it('is paid on another page when what was approved expired before the capture', async () => {
      const shop = opened()
      const placed = await shop.begun()
      lender.approve(shop.fake, placed.ref)
      lender.expireApproved(shop.fake, placed.ref)
      await shop.moveOn(61 * SECOND)
      expect(await shop.standing(placed)).toEqual(['pending_payment', 'cancelled'])
      await shop.command(placed, '/pay', { provider: name }, randomUUID())
      await shop.pressAndReturn(await shop.pageOf(placed), pay)
      expect(await shop.stateOf(placed)).toBe('confirmed')
    })

    it('takes what was approved in the last seconds before the order ends', async () => {
      const shop = opened()
      const placed = await shop.begun()
      await shop.moveOn(24 * HOUR - 29 * MINUTE)
      await shop.command(placed, '/pay', { provider: name }, randomUUID())
      const page = await shop.pageOf(placed)
      await shop.press(page, pay)
      shop.clock.at += 30 * MINUTE
      await shop.sales.jobs.run()
      await shop.moveOn(11 * MINUTE)
      expect(await shop.stateOf(placed)).toBe('confirmed')
    })

    it('gives back what was approved for an order that has ended', async () => {
      const shop = opened()
      const placed = await shop.begun()
      await shop.command(placed, '/cancel')
      lender.approve(shop.fake, placed.ref)
      await shop.moveOn(61 * SECOND)
      // On a busy machine the first look may come before the cancellation is written: the next one settles it.
      await shop.moveOn(5 * MINUTE)
      expect(stateOf(shop.fake, placed.ref)).toEqual({ isOver: true, captured: 0 })
      expect(await shop.stateOf(placed)).not.toBe('confirmed')
    })

    it('gives back what was approved for another amount, and tells the desk', async () => {
      const shop = opened()
      const placed = await shop.begun()
      lender.retotal(shop.fake, placed.ref, 100)
      lender.approve(shop.fake, placed.ref)
      await shop.moveOn(61 * SECOND)
      expect(shop.alarms.splice(0)).toEqual([expect.stringContaining('wrong-amount')])
      expect(await shop.attention(placed.number)).toEqual(['wrong-amount'])
      expect(stateOf(shop.fake, placed.ref)).toEqual({ isOver: true, captured: 0 })
      expect(await shop.stateOf(placed)).not.toBe('confirmed')
    })

    it('refunds in part and in whole, once each, also when an answer is lost', async () => {
      const shop = opened()
      const before = lender.refunded(shop.fake)
      const placed = await shop.begun()
      await shop.pressAndReturn(placed.page, pay)
      await shop.command(placed, '/cancel')
      // Looked up, sent, and the answer lost.
      shop.fake.trouble.faults.push({ kind: 'wait', ms: 0 }, { kind: 'cut', when: 'after' })
      await shop.sales.jobs.run()
      await shop.moveOn(2 * HOUR)
      expect((await shop.see(placed)).refunds.map(({ status }) => status)).toEqual(['sent'])
      expect(lender.refunded(shop.fake) - before).toBe(whole)
      expect(await shop.clearing(placed.number)).toBe(0)
    })

    it('books what somebody refunded at its dashboard, told twice', async () => {
      const shop = opened()
      shop.fake.post.deliverTo(shop.hook, () => 2)
      const placed = await shop.begun()
      await shop.pressAndReturn(placed.page, pay)
      await shop.fake.post.quiet()
      lender.refundWithout(shop.fake, placed.ref, 10_000)
      await shop.fake.post.quiet()
      expect((await shop.see(placed)).refunds).toMatchObject([{ amount: 10_000, status: 'sent' }])
      expect(await shop.clearing(placed.number)).toBe(whole - 10_000)
      expect(shop.fake.post.undelivered).toEqual([])
    })

    it('captures the rest when somebody captured a part at its dashboard', async () => {
      const shop = opened()
      const placed = await shop.begun()
      lender.approve(shop.fake, placed.ref)
      lender.captureWithout(shop.fake, placed.ref, 100)
      await shop.moveOn(61 * SECOND)
      expect(stateOf(shop.fake, placed.ref).captured).toBe(whole)
      expect(await shop.standing(placed)).toEqual(['confirmed', 'paid'])
    })

    it('believes no forged webhook', async () => {
      const shop = opened()
      const placed = await shop.begun()
      lender.approve(shop.fake, placed.ref)
      const bodies = JSON.stringify({ id: placed.ref, order_id: placed.ref, status: 'x', event_type: 'x' })
      for (const headers of lender.forged) {
        const sent = {
          method: 'POST',
          body: bodies,
          headers: { 'content-type': 'application/json', ...headers },
        }
        expect((await fetch(shop.hook, sent)).status).toBe(400)
      }
      expect(await shop.stateOf(placed)).toBe('pending_payment')
    })

    it('ends a page that was left for another way to pay, whatever is pressed there later', async () => {
      const shop = opened()
      const placed = await shop.begun()
      await shop.command(placed, '/cancel')
      await shop.moveOn(5 * MINUTE)
      await shop.press(placed.page, pay)
      await shop.moveOn(40 * MINUTE)
      expect(stateOf(shop.fake, placed.ref)).toEqual({ isOver: true, captured: 0 })
      expect(leave).not.toBe(pay)
    })
  })
}
