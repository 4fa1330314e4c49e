import { randomUUID } from 'node:crypto'

import type { YarnLedgerAnswer, YarnLedgerList, YarnNeedsList } from '@nawl/contract/desk/yarn-ledger'
import type { AdminOrder } from '@nawl/contract/sales/admin'
import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import { cardYarns } from '@nawl/domain/yarn/library/shade-card'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { DATABASES } from '../../../test/db/postgres.ts'
import { DESIGN, openShopApp } from '../../../test/chaos/shop-app.ts'
import { RUG_HEXES } from '../../../test/shop-fixture.ts'
import { answer } from '../../platform/db/database.ts'
import { yarnHold, yarnLot, yarnMovement } from '../../platform/db/schema/yarn-schema.ts'
import { yarnFor } from '../../settings/yarns/yarn-for.ts'

describe.each(DATABASES)('the yarn ledger on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => void (shop = await openShopApp({ kind })))
  beforeEach(async () => {
    shop.reset()
    // What an earlier test left would be waiting for the wool of the next.
    await shop.database.orm.execute(
      sql`update "order" set state = 'delivered' where state in ('confirmed', 'in_production')`,
    )
    await shop.database.orm.delete(yarnHold)
    await shop.database.orm.delete(yarnLot)
  })
  afterAll(() => shop.close())

  /** The yarn that most of the rug is of. */
  const CODE = () => yarnFor(RUG_HEXES[0]!)!.code
  const someone = () => ({ email: `${randomUUID()}@example.com` })
  const confirmed = () => shop.confirmed(someone())
  const desk = async <T = YarnLedgerAnswer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
    const called = await shop.call<T>(method, `/api/desk/yarn${path}`, body, await shop.signedIn('desk'))
    return { status: called.status, body: called.body }
  }
  const moved = async (path: string, body: object, code = CODE()) => {
    const { status, body: seen } = await desk('POST', `/${code}/${path}`, { key: randomUUID(), ...body })
    expect([status, seen]).toMatchObject([200, {}])
    return seen
  }
  const seen = async (code = CODE()) => (await desk('GET', `/${code}`)).body
  /** What one rug takes of the yarn, to the gram. */
  let need = 0
  const learnt = async () => {
    const placed = await confirmed()
    const rug = (await seen()).rugs.find(({ order }) => order === placed.number)
    need = rug!.grams
    return placed
  }
  /** What contradicts the ledger's laws in the database. */
  const contradictions = () =>
    answer(
      shop.database.orm,
      sql`select l.yarn, l.lot from yarn_lot l where reserved > on_hand or reserved < 0
        or reserved <> coalesce((select sum(h.reserved) from yarn_hold h where h.yarn = l.yarn and h.lot = l.lot), 0)`,
    )

  it('reserves nothing and lists nothing in a shop that has counted no wool', async () => {
    const placed = await learnt()
    expect((await desk<YarnLedgerList>('GET', '')).body.yarns).toEqual([])
    expect(await shop.database.orm.select().from(yarnHold)).toEqual([])
    expect((await shop.call('GET', '/api/yarns/shelf')).body).toEqual({ days: 5, onShelf: [], toDye: [] })
    // What orders take is known all the same.
    const { needs } = (await desk<YarnNeedsList>('GET', '/needs')).body
    expect(needs.find(({ code }) => code === CODE())).toMatchObject({
      isCounted: false,
      grams: need,
      orders: [{ number: placed.number, grams: need }],
    })
  })

  it('reserves with the payment and gives back with the cancellation', async () => {
    await learnt()
    await shop.database.orm.execute(sql`update "order" set state = 'delivered' where state = 'confirmed'`)
    await moved('receive', { lot: 'A', grams: need + 10 })
    const placed = await confirmed()
    expect((await seen()).yarn).toMatchObject({ onHand: need + 10, reserved: need })
    expect((await seen()).rugs).toMatchObject([
      { order: placed.number, grams: need, taken: 0, lots: [{ lot: 'A', grams: need }] },
    ])
    await shop.command(placed, '/cancel')
    const { yarn, movements } = await seen()
    expect(yarn).toMatchObject({ onHand: need + 10, reserved: 0 })
    expect(movements.slice(0, 3)).toMatchObject([
      { kind: 'released', reserved: -need, order: placed.number, by: 'shop' },
      { kind: 'reserved', reserved: need, order: placed.number, by: 'shop' },
      { kind: 'received', onHand: need + 10, by: 'desk@example.com' },
    ])
  })

  it('follows a changed design, and gives what was freed to whoever waits', async () => {
    await learnt()
    await shop.database.orm.execute(sql`update "order" set state = 'delivered' where state = 'confirmed'`)
    await moved('receive', { lot: 'A', grams: need })
    const [first, second] = [await confirmed(), await confirmed()]
    const lotsOf = async ({ number }: { number: string }) =>
      (await seen()).rugs.find(({ order }) => order === number)?.lots
    expect([await lotsOf(first), await lotsOf(second)]).toEqual([[{ lot: 'A', grams: need }], []])
    expect(
      (await desk<YarnNeedsList>('GET', '/needs')).body.needs.find(({ code }) => code === CODE()),
    ).toMatchObject({
      isCounted: true,
      grams: need,
      orders: [{ number: second.number }],
    })
    const [line] = (await shop.see(first)).lines
    const design = { ...DESIGN, size: { ...DESIGN.size, width: '4' } }
    const { status } = await shop.command(
      first,
      '/design',
      { lineId: line?.id, design, provider: 'stripe' },
      randomUUID(),
    )
    expect(status).toBe(200)
    // Four fifths of it, and the rest does not suffice for the other.
    const [held] = (await lotsOf(first)) ?? []
    expect((await seen()).rugs.find(({ order }) => order === first.number)?.grams).toBe(held?.grams)
    expect(held!.grams).toBeLessThan(need)
    await shop.command(first, '/cancel')
    expect(await lotsOf(second)).toEqual([{ lot: 'A', grams: need }])
    expect(await contradictions()).toEqual([])
  })

  it('is weighed, counted and written off, and books what nobody weighed when a rug is ready', async () => {
    const placed = await learnt()
    await moved('receive', { lot: 'A', grams: 2 * need })
    const [rug] = (await seen()).rugs
    expect(rug?.lots).toEqual([{ lot: 'A', grams: need }])
    const key = randomUUID()
    const taking = { lot: 'A', grams: 100, order: placed.number, line: rug!.line, piece: 1, key }
    await moved('take', taking)
    await moved('take', taking)
    expect((await seen()).yarn).toMatchObject({ onHand: 2 * need - 100, reserved: need - 100 })
    const refused = await desk('POST', `/${CODE()}/take`, { ...taking, grams: 3 * need, key: randomUUID() })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'yarn/more-than-there', most: 2 * need - 100 },
    })
    const unknown = await desk('POST', `/${CODE()}/take`, { ...taking, line: 'none', key: randomUUID() })
    expect(unknown).toMatchObject({ status: 409, body: { code: 'yarn/not-needed' } })
    await moved('write-off', { lot: 'A', grams: 50, reason: 'Moths' })
    await moved('count', { lot: 'A', grams: need })
    expect((await seen()).yarn).toMatchObject({ onHand: need, reserved: need - 100 })
    expect((await seen()).movements[1]).toMatchObject({ kind: 'written-off', reason: 'Moths' })
    shop.clock.at += 3 * 24 * 3_600_000
    await shop.desk(placed.number, '/start-production')
    await shop.desk(placed.number, '/ready')
    // It was weighed, so the rest goes back.
    expect((await seen()).yarn).toMatchObject({ onHand: need, reserved: 0 })
  })

  it('books the wool of a rug that nobody weighed as tufted', async () => {
    await learnt()
    await shop.database.orm.execute(sql`update "order" set state = 'delivered' where state = 'confirmed'`)
    await moved('receive', { lot: 'A', grams: need + 1 })
    const placed = await confirmed()
    shop.clock.at += 3 * 24 * 3_600_000
    await shop.desk(placed.number, '/start-production')
    await shop.desk(placed.number, '/ready')
    expect((await seen()).yarn).toMatchObject({ onHand: 1, reserved: 0 })
    expect(await contradictions()).toEqual([])
  })

  it('is in the pack: shelf and lot of each yarn, and what is to be dyed', async () => {
    await learnt()
    await shop.database.orm.execute(sql`update "order" set state = 'delivered' where state = 'confirmed'`)
    const second = yarnFor(RUG_HEXES[1]!)!.code
    await moved('receive', { lot: 'L-7', grams: need })
    await moved('count', { lot: 'L-8', grams: 0 }, second)
    await desk('PUT', `/${CODE()}/shelf`, { shelf: 'B-4' })
    const { number } = await confirmed()
    const { app } = shop
    const { statusCode, rawPayload } = await app.inject({
      url: `/api/desk/orders/${number}/pack.zip`,
      headers: (await shop.signedIn('desk')).headers,
    })
    expect(statusCode).toBe(200)
    const { yarns } = JSON.parse(strFromU8(unzipSync(rawPayload)['line-1/order.json']!)) as {
      yarns: object[]
    }
    expect(yarns[0]).toMatchObject({
      shelf: 'B-4',
      pieces: [{ lots: [{ lot: 'L-7', grams: need }], missing: 0 }],
    })
    expect(yarns[1]).toMatchObject({ shelf: '', pieces: [{ lots: [], missing: expect.any(Number) }] })
    expect(yarns[2]).not.toHaveProperty('pieces')
  }, 60_000)

  it('never reserves more than there is for fifty who pay at once', async () => {
    await learnt()
    await shop.database.orm.execute(sql`update "order" set state = 'delivered' where state = 'confirmed'`)
    await moved('receive', { lot: 'A', grams: 12 * need + 7 })
    await moved('receive', { lot: 'B', grams: 8 * need + 7 })
    const orders = []
    for (let n = 0; n < 50; n++) orders.push(await shop.ordered(someone()))
    for (const { ref } of orders) shop.provider.become(ref, 'paid')
    const counting = [1, 2, 3].map(() => moved('receive', { lot: 'C', grams: need }))
    await Promise.allSettled([...orders, ...orders].map(({ ref }) => shop.sales.settle('stripe', ref)))
    await Promise.all(counting)
    for (const { ref } of orders) await shop.sales.settle('stripe', ref)
    const { yarn, rugs } = await seen()
    expect(yarn.lots).toEqual([
      { lot: 'A', onHand: 12 * need + 7, reserved: 12 * need },
      { lot: 'B', onHand: 8 * need + 7, reserved: 8 * need },
      { lot: 'C', onHand: 3 * need, reserved: 3 * need },
    ])
    // One lot for each, and nothing for whom there is not enough.
    expect(rugs.filter(({ lots }) => lots.length === 1)).toHaveLength(23)
    expect(rugs.filter(({ lots }) => lots.length === 0)).toHaveLength(27)
    expect(await contradictions()).toEqual([])
  }, 120_000)

  it('asks the customer about another yarn, and changes nothing before they approve it', async () => {
    await learnt()
    await shop.database.orm.execute(sql`update "order" set state = 'delivered' where state = 'confirmed'`)
    await moved('count', { lot: 'A', grams: 0 })
    const placed = await confirmed()
    const others = cardYarns().filter(
      ({ hex }) => !RUG_HEXES.includes(hex as never) && yarnFor(hex)?.code !== CODE(),
    )
    for (const { code } of others.slice(0, 4)) await moved('receive', { lot: 'Z', grams: need }, code)
    const before = await shop.see(placed)
    const { nearest, rugs } = await seen()
    expect(nearest).toHaveLength(3)
    expect(nearest.map(({ deltaE }) => deltaE)).toEqual(
      nearest.map(({ deltaE }) => deltaE).toSorted((p, q) => p - q),
    )
    const other = nearest[0]!
    const proposing = {
      order: placed.number,
      line: rugs[0]!.line,
      by: other.code,
      why: 'The dye house is closed.',
    }
    const asked = await desk('POST', `/${CODE()}/propose`, proposing)
    expect([asked.status, asked.body.rugs[0]?.proposed]).toEqual([200, other.name])
    expect((await desk('POST', `/${CODE()}/propose`, proposing)).status).toBe(409)
    const waiting = await shop.see(placed)
    expect(waiting.lines).toEqual(before.lines)
    expect(waiting.yarnProposals).toMatchObject([{ number: 1, after: { name: other.name, hex: other.hex } }])
    const answered = await shop.command(placed, '/yarn', { proposal: 1, isApproved: true })
    expect([answered.status, answered.body.yarnProposals]).toEqual([200, []])
    expect((await shop.command(placed, '/yarn', { proposal: 1, isApproved: false })).status).toBe(409)
    const after = await shop.see(placed)
    expect(after.price).toEqual(before.price)
    const yarnsOf = ({ lines }: typeof before) => (lines[0]!.design as DesignSnapshot).yarns
    expect(yarnsOf(after)).toEqual(
      yarnsOf(before).map((yarn) =>
        yarn.hex === waiting.yarnProposals[0]!.before.hex
          ? { ...yarn, name: other.name, hex: other.hex }
          : yarn,
      ),
    )
    // The wool of the other yarn is reserved at once, and the pack is made in it.
    expect((await seen(other.code)).yarn).toMatchObject({ reserved: need })
    expect((await seen()).rugs).toEqual([])
    const { rawPayload } = await shop.app.inject({
      url: `/api/desk/orders/${placed.number}/pack.zip`,
      headers: (await shop.signedIn('desk')).headers,
    })
    const pack = JSON.parse(strFromU8(unzipSync(rawPayload)['line-1/order.json']!)) as {
      yarns: { hex: string }[]
    }
    expect(pack.yarns.map(({ hex }) => hex)).toEqual(yarnsOf(after).map(({ hex }) => hex))
  }, 60_000)

  it('keeps the yarn that a customer wants to keep', async () => {
    await learnt()
    await moved('count', { lot: 'A', grams: 0 })
    const [other] = cardYarns().filter(({ hex }) => !RUG_HEXES.some((own) => yarnFor(own)?.hex === hex))
    await moved('receive', { lot: 'Z', grams: need }, other!.code)
    const placed = await confirmed()
    const { rugs } = await seen()
    const { line } = rugs.find(({ order }) => order === placed.number)!
    await desk('POST', `/${CODE()}/propose`, { order: placed.number, line, by: other!.code, why: '' })
    const before = await shop.see(placed)
    await shop.command(placed, '/yarn', { proposal: 1, isApproved: false })
    const after = await shop.see(placed)
    expect([after.lines, after.yarnProposals]).toEqual([before.lines, []])
    const seenAtDesk = await shop.call<AdminOrder>(
      'GET',
      `/api/desk/orders/${placed.number}`,
      undefined,
      await shop.signedIn('desk'),
    )
    expect(seenAtDesk.body.corrections).toMatchObject([
      { kind: 'yarn-proposal', by: 'staff:desk@example.com' },
      { kind: 'yarn-answer', by: 'customer', isApproved: false },
    ])
  })

  it('has movements that are not changed, not even in the database', async () => {
    await moved('receive', { lot: 'A', grams: 1 })
    const cause = (work: Promise<unknown>) =>
      work.then(
        () => null,
        (error: unknown) => String((error as Error).cause),
      )
    const { orm } = shop.database
    expect(await cause(orm.update(yarnMovement).set({ onHand: 2 }))).toContain('are not changed')
    expect(await cause(orm.delete(yarnMovement))).toContain('are not changed')
    expect(await cause(orm.update(yarnMovement).set({ orderNumber: null, by: 'erased' }))).toBeNull()
  })
})
