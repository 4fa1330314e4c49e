import { randomUUID } from 'node:crypto'

import type { ProjectAnswer } from '@nawl/contract/trade/project'
import type { QuoteAnswer } from '@nawl/contract/trade/quote'
import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { BROOKLYN } from '../../../test/chaos/shop-app.ts'
import { DAY, openTradingShop, placed } from '../../../test/trade/trading-shop.ts'
import { orderEvent } from '../../platform/db/schema/commerce-schema.ts'
import { yarnHold, yarnLot } from '../../platform/db/schema/yarn-schema.ts'
import { yarnFor } from '../../settings/yarns/yarn-for.ts'
import { ledgerEntry } from '../../platform/db/schema/ledger-schema.ts'

let shop: Awaited<ReturnType<typeof openTradingShop>>
beforeAll(async () => void (shop = await openTradingShop()))
beforeEach(() => shop.reset())
afterAll(() => shop.close())

describe('a quote', () => {
  it('keeps its prices while it is valid, becomes an order once, and is paid', async () => {
    const who = await shop.member()
    const { path, prices } = await shop.project(who, 3)
    const { body: quote } = await shop.quoted(who, path)
    expect(quote.consignments).toHaveLength(1)
    // The discount by number first, the tier’s of what is left.
    const { goods, discount } = prices[0]!.amounts.USD
    expect(quote.consignments[0]!.price.amounts.USD).toMatchObject({ goods, discount })
    expect(quote.consignments[0]!.price.code).toMatchObject({ code: 'TRADE', percent: 12 })
    const [first, again] = await Promise.all([shop.accepted(who, quote), shop.accepted(who, quote)])
    expect(again.body.orders).toEqual(first.body.orders)
    const [number = ''] = first.body.orders
    await shop.pay(number)
    const found = await shop.sales.orders.find(number)
    expect(found!.order).toMatchObject({ state: 'confirmed', tariff: { code: { code: 'TRADE' } } })
    expect(found!.order.payments[0]!.usd).toBe(quote.total)
    expect(found!.order.notes[0]!.text).toContain(`Trade quote ${quote.number}`)
    await shop.emails.deliver()
    expect(shop.inbox.for('trade@nawl.example').at(-1)?.subject).toBe(
      `Quote ${quote.number} has been accepted`,
    )
    const closed = await shop.as(who, 'POST', `/api/account/quotes/${quote.id}/withdraw`)
    expect(closed.body.code).toBe('quote/closed')
  })

  it('makes each rug only once a strike-off of it is approved, where the member wants so', async () => {
    const who = await shop.member()
    const { path } = await shop.project(who, 2)
    const { body: quote } = await shop.quoted(who, path)
    const { orders } = (await shop.accepted(who, quote, { awaitsApproval: true })).body
    const [number = ''] = orders
    await shop.pay(number)
    const { order } = (await shop.sales.orders.find(number))!
    const [version] = order.versions
    expect(order.approvals).toMatchObject(
      version.lines.map(({ id }) => ({ kind: 'asked', by: 'customer', line: id, piece: null })),
    )
    expect([order.state, order.times.expectedBy]).toEqual(['confirmed', null])
  })

  it('is paid in the parts that were agreed: the next is asked for, the last confirms', async () => {
    const who = await shop.member('partner')
    const { path } = await shop.project(who, 2)
    expect((await shop.quoted(who, path, { plan: [10, 90] })).body.code).toBe('quote/unknown-plan')
    const { body: quote } = await shop.quoted(who, path, { plan: [40, 30, 30] })
    const { orders } = (await shop.accepted(who, quote)).body
    const [number = ''] = orders
    for (const [share, state] of [
      [40, 'pending_payment'],
      [70, 'pending_payment'],
      [100, 'confirmed'],
    ] as const) {
      await shop.pay(number)
      const { order: now } = (await shop.sales.orders.find(number))!
      const paid = now.payments.filter(({ status }) => status === 'paid')
      const sum = paid.reduce((all, { usd }) => all + usd, 0)
      expect([now.state, sum]).toEqual([state, Math.floor((quote.total * share) / 100 + 0.5)])
    }
    const kinds = await shop.database.orm.select().from(orderEvent).where(eq(orderEvent.orderNumber, number))
    expect(kinds.filter(({ kind }) => kind === 'part-asked')).toHaveLength(2)
    const rows = await shop.database.orm.select().from(ledgerEntry).where(eq(ledgerEntry.orderNumber, number))
    const owed = rows.filter(({ account }) => account === 'receivable')
    expect(owed.reduce((sum, { usd }) => sum + usd, 0)).toBe(0)
    await shop.emails.deliver()
    const { email } = (await shop.as<{ email: string }>(who, 'GET', '/api/account')).body
    expect(
      shop.inbox
        .for(email)
        .map(({ subject }) => subject)
        .filter((text) => text?.includes('Next payment')),
    ).toHaveLength(2)
  })

  it('is refused once it has expired, with a new one at the prices of now as the way on', async () => {
    const who = await shop.member()
    const { path } = await shop.project(who)
    const { body: quote } = await shop.quoted(who, path)
    await shop.moveOn(30 * DAY)
    expect((await shop.accepted(who, quote)).body.code).toBe('quote/expired')
    const shown = await shop.as<QuoteAnswer>(who, 'GET', `/api/account/quotes/${quote.id}`)
    expect([shown.body.state, shown.body.orders]).toEqual(['expired', []])
    const next = await shop.quoted(who, path)
    expect((await shop.accepted(who, next.body)).body.state).toBe('accepted')
  })

  it('says what a project lacks', async () => {
    const who = await shop.member()
    const { path, plan, version } = await shop.project(who, 0)
    expect((await shop.quoted(who, path)).body.code).toBe('quote/nothing-chosen')
    const added = await shop.as<ProjectAnswer>(who, 'POST', `${path}/options`, placed())
    expect((await shop.quoted(who, path)).status).toBe(200)
    const bare = { ...added.body.plan, addresses: [] }
    await shop.as(who, 'PUT', path, { plan: bare, version: added.body.version })
    expect((await shop.quoted(who, path)).body.code).toBe('quote/no-address')
    const lima = [{ id: randomUUID(), label: '', address: { country: 'PE' } }]
    await shop.as(who, 'PUT', path, { plan: { ...bare, addresses: lima }, version: added.body.version + 1 })
    expect((await shop.quoted(who, path)).body.code).toBe('quote/by-freight')
    expect([plan.rooms.length, version]).toEqual([0, 2])
  })

  it('makes an order for each address, and repeats an earlier rug with a note of its dyes', async () => {
    const who = await shop.member()
    const first = await shop.project(who)
    const { orders } = (await shop.accepted(who, (await shop.quoted(who, first.path)).body)).body
    const [earlier = ''] = orders
    await shop.pay(earlier)
    const { order: paid } = (await shop.sales.orders.find(earlier))!
    const line = paid.versions[0].lines[0]!.id
    const from = { kind: 'order', number: earlier, line }
    const theirs = await shop.project(await shop.member(), 0)
    const stolen = await shop.as(await shop.member(), 'POST', `${theirs.path}/options`, placed({ from }))
    expect([404, 403]).toContain(stolen.status)
    const next = await shop.project(who, 2, from)
    expect(next.options.map(({ repeats }) => repeats)).toEqual([earlier, earlier])
    const second = { id: randomUUID(), label: 'Beach house', address: { ...BROOKLYN, city: 'Queens' } }
    const rooms = next.plan.rooms.map((room, n) => (n === 0 ? room : { ...room, addressId: second.id }))
    const addresses = [...next.plan.addresses, second]
    await shop.as(who, 'PUT', next.path, { plan: { ...next.plan, addresses, rooms }, version: next.version })
    const made = (await shop.accepted(who, (await shop.quoted(who, next.path)).body)).body.orders
    expect(made).toHaveLength(2)
    const { order: last } = (await shop.sales.orders.find(made[1]!))!
    expect(last.address.city).toBe('Queens')
    expect(last.notes[0]!.text).toContain(`repeats ${earlier}: match its dye lots`)
    expect(last.notes[0]!.text).not.toContain('L-204')
    // As soon as the wool of the earlier rug is reserved from a lot, the note names it.
    const { yarns } = paid.versions[0].lines[0]!.design as DesignSnapshot
    const yarn = yarnFor(yarns[0]!.hex)!.code
    await shop.database.orm.insert(yarnLot).values({ yarn, lot: 'L-204', onHand: 900, reserved: 0 })
    await shop.database.orm
      .insert(yarnHold)
      .values({ orderNumber: earlier, line, piece: 1, yarn, lot: 'L-204', reserved: 0, taken: 900, since: 0 })
    const [again = ''] = (await shop.accepted(who, (await shop.quoted(who, next.path)).body)).body.orders
    const { order: third } = (await shop.sales.orders.find(again))!
    expect(third.notes[0]!.text).toMatch(new RegExp(`repeats ${earlier}: match its dye lots, .* L-204`))
  })
})
