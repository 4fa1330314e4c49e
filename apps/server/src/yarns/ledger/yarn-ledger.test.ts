import { randomUUID } from 'node:crypto'

import type { YarnLedgerList, YarnNeedsList } from '@nawl/contract/desk/yarn-ledger'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { DATABASES } from '../../../test/db/postgres.ts'
import { DESIGN, openShopApp } from '../../../test/chaos/shop-app.ts'
import { RUG_HEXES } from '../../../test/shop-fixture.ts'
import { woolDesk } from '../../../test/workshop/wool-desk.ts'
import { answer } from '../../platform/db/database.ts'
import { yarnHold, yarnMovement } from '../../platform/db/schema/yarn-schema.ts'
import { yarnFor } from '../../settings/yarns/yarn-for.ts'

const DAY = 24 * 3_600_000

describe.each(DATABASES)('the yarn ledger on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openShopApp>>
  let wool: ReturnType<typeof woolDesk>
  /** What one rug takes of the yarn. */
  let need: number
  beforeAll(async () => {
    shop = await openShopApp({ kind })
    wool = woolDesk(shop)
    need = await wool.needOfOne()
  })
  beforeEach(() => wool.clear())
  afterAll(() => shop.close())

  /** What contradicts the ledger's laws in the database. */
  const contradictions = () =>
    answer(
      shop.database.orm,
      sql`select l.yarn, l.lot from yarn_lot l where reserved > on_hand or reserved < 0
        or reserved <> coalesce((select sum(h.reserved) from yarn_hold h where h.yarn = l.yarn and h.lot = l.lot), 0)`,
    )
  const missing = async () => {
    const { needs } = (await wool.desk<YarnNeedsList>('GET', '/needs')).body
    return needs.find(({ code }) => code === wool.code())
  }
  async function made(number: string): Promise<void> {
    shop.clock.at += 3 * DAY
    await shop.desk(number, '/start-production')
    await shop.desk(number, '/ready')
  }

  it('reserves nothing and lists nothing in a shop that has counted no wool', async () => {
    const placed = await wool.confirmed()
    expect((await wool.desk<YarnLedgerList>('GET', '')).body.yarns).toEqual([])
    expect(await shop.database.orm.select().from(yarnHold)).toEqual([])
    expect((await shop.call('GET', '/api/yarns/shelf')).body).toEqual({ days: 5, onShelf: [], toDye: [] })
    // What orders take is known all the same.
    const orders = [{ number: placed.number, grams: need }]
    expect(await missing()).toMatchObject({ isCounted: false, grams: need, orders })
  })

  it('reserves with the payment and gives back with the cancellation', async () => {
    await wool.moved('receive', { lot: 'A', grams: need + 10 })
    const placed = await wool.confirmed()
    expect((await wool.seen()).yarn).toMatchObject({ onHand: need + 10, reserved: need })
    expect((await wool.seen()).rugs).toMatchObject([
      { order: placed.number, grams: need, taken: 0, lots: [{ lot: 'A', grams: need }] },
    ])
    await shop.command(placed, '/cancel')
    const { yarn, movements } = await wool.seen()
    expect(yarn).toMatchObject({ onHand: need + 10, reserved: 0 })
    expect(movements.slice(0, 3)).toMatchObject([
      { kind: 'released', reserved: -need, order: placed.number, by: 'shop' },
      { kind: 'reserved', reserved: need, order: placed.number, by: 'shop' },
      { kind: 'received', onHand: need + 10, by: 'desk@example.com' },
    ])
  })

  it('follows a changed design, and gives what was freed to whoever waits', async () => {
    await wool.moved('receive', { lot: 'A', grams: need })
    const [first, second] = [await wool.confirmed(), await wool.confirmed()]
    const rugOf = async ({ number }: { number: string }) =>
      (await wool.seen()).rugs.find(({ order }) => order === number)
    expect((await rugOf(first))?.lots).toEqual([{ lot: 'A', grams: need }])
    expect((await rugOf(second))?.lots).toEqual([])
    expect(await missing()).toMatchObject({
      isCounted: true,
      grams: need,
      orders: [{ number: second.number }],
    })
    const [line] = (await shop.see(first)).lines
    const design = { ...DESIGN, size: { ...DESIGN.size, width: '4' } }
    const change = { lineId: line?.id, design, provider: 'stripe' }
    expect((await shop.command(first, '/design', change, randomUUID())).status).toBe(200)
    // Less is reserved, and the rest does not suffice for the other.
    const smaller = await rugOf(first)
    expect(smaller?.lots).toEqual([{ lot: 'A', grams: smaller?.grams }])
    expect(smaller!.grams).toBeLessThan(need)
    await shop.command(first, '/cancel')
    expect((await rugOf(second))?.lots).toEqual([{ lot: 'A', grams: need }])
    expect(await contradictions()).toEqual([])
  })

  it('is weighed, counted and written off, and gets back what a weighed rug left', async () => {
    const placed = await wool.confirmed()
    await wool.moved('receive', { lot: 'A', grams: 2 * need })
    const [rug] = (await wool.seen()).rugs
    expect(rug?.lots).toEqual([{ lot: 'A', grams: need }])
    const taking = {
      lot: 'A',
      grams: 100,
      order: placed.number,
      line: rug!.line,
      piece: 1,
      key: randomUUID(),
    }
    await wool.moved('take', taking)
    await wool.moved('take', taking)
    expect((await wool.seen()).yarn).toMatchObject({ onHand: 2 * need - 100, reserved: need - 100 })
    const take = (other: object) =>
      wool.desk('POST', `/${wool.code()}/take`, { ...taking, ...other, key: randomUUID() })
    expect(await take({ grams: 3 * need })).toMatchObject({
      status: 409,
      body: { code: 'yarn/more-than-there', most: 2 * need - 100 },
    })
    expect(await take({ line: 'none' })).toMatchObject({ status: 409, body: { code: 'yarn/not-needed' } })
    await wool.moved('write-off', { lot: 'A', grams: 50, reason: 'Moths' })
    await wool.moved('count', { lot: 'A', grams: need })
    expect((await wool.seen()).yarn).toMatchObject({ onHand: need, reserved: need - 100 })
    expect((await wool.seen()).movements[1]).toMatchObject({ kind: 'written-off', reason: 'Moths' })
    await made(placed.number)
    expect((await wool.seen()).yarn).toMatchObject({ onHand: need, reserved: 0 })
  })

  it('books the wool of a rug that nobody weighed as tufted', async () => {
    await wool.moved('receive', { lot: 'A', grams: need + 1 })
    await made((await wool.confirmed()).number)
    expect((await wool.seen()).yarn).toMatchObject({ onHand: 1, reserved: 0 })
    expect(await contradictions()).toEqual([])
  })

  it('is in the pack: shelf and lot of each yarn, and what is to be dyed', async () => {
    await wool.moved('receive', { lot: 'L-7', grams: need })
    await wool.moved('count', { lot: 'L-8', grams: 0 }, yarnFor(RUG_HEXES[1])!.code)
    await wool.desk('PUT', `/${wool.code()}/shelf`, { shelf: 'B-4' })
    const { number } = await wool.confirmed()
    const [ground, second, third] = await wool.packedYarns(number)
    const lots = [{ lot: 'L-7', grams: need }]
    expect(ground).toMatchObject({ shelf: 'B-4', pieces: [{ lots, missing: 0 }] })
    expect(second).toMatchObject({ shelf: '', pieces: [{ lots: [], missing: expect.any(Number) }] })
    const { code, name } = yarnFor(RUG_HEXES[2])!
    expect(third).toMatchObject({ cones: { code, name: { en: name } }, shelf: '', pieces: [] })
  }, 60_000)

  it('never reserves more than there is for fifty who pay at once', async () => {
    await wool.moved('receive', { lot: 'A', grams: 12 * need + 7 })
    await wool.moved('receive', { lot: 'B', grams: 8 * need + 7 })
    const orders = []
    for (let n = 0; n < 50; n++) orders.push(await shop.ordered(wool.someone()))
    for (const { ref } of orders) shop.provider.become(ref, 'paid')
    const coming = [1, 2, 3].map(() => wool.moved('receive', { lot: 'C', grams: need }))
    await Promise.allSettled([...orders, ...orders].map(({ ref }) => shop.sales.settle('stripe', ref)))
    await Promise.all(coming)
    for (const { ref } of orders) await shop.sales.settle('stripe', ref)
    const { yarn, rugs } = await wool.seen()
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

  it('has movements that are not changed, not even in the database', async () => {
    await wool.moved('receive', { lot: 'A', grams: 1 })
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
