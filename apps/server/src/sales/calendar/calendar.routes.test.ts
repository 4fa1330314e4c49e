import { randomUUID } from 'node:crypto'

import type { DeskCalendar, ShownRug } from '@nawl/contract/desk/calendar'
import type { FloorOrder } from '@nawl/contract/desk/floor'
import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { YarnNeedsList } from '@nawl/contract/desk/yarn-ledger'
import type { PromisedDays } from '@nawl/contract/sales/promised-days'
import { shopDay } from '@nawl/domain/shop/time-zone'
import { EMPTY_FLOOR, type Floor } from '@nawl/domain/workshop/frames'
import { daysAfter } from '@nawl/domain/time/day'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { HOUR, openEmailingApp } from '../../../test/chaos/shop-app.ts'
import { DATABASES } from '../../../test/db/postgres.ts'
import { RUG_HEXES } from '../../../test/shop-fixture.ts'
import { tellOfLateOrders } from './late-orders.ts'

const WEEK = [8, 8, 8, 8, 8, 0, 6]
const FLOOR: Floor = {
  ...EMPTY_FLOOR,
  frames: [
    { id: 'large', name: 'Large', widthMm: 3000, lengthMm: 4000 },
    { id: 'small', name: 'Small', widthMm: 1000, lengthMm: 1500 },
  ],
  tufters: [{ id: 'huda', name: 'Huda', hours: WEEK, away: [] }],
}
const QUESTION = '/api/promised-days?country=US&rug=1524x2438x3x1xrectangle'
const IN_WOOL = `${QUESTION}${RUG_HEXES.map((hex) => `-${hex.slice(1)}.333`).join('')}`

describe.each(DATABASES)('the calendar on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openEmailingApp>>
  beforeAll(async () => void (shop = await openEmailingApp({ kind })))
  beforeEach(async () => {
    shop.reset()
    await shop.database.orm.execute(
      sql`update "order" set state = 'delivered', confirmed_at = coalesce(confirmed_at, placed_at)`,
    )
    await shop.database.orm.execute(
      sql`truncate frame_record, yarn_lot, yarn_hold, yarn_movement, yarn_place`,
    )
    await publish(FLOOR)
    // Visitors are served a plan of the last seconds.
    shop.clock.at += 60_000
  })
  afterAll(() => shop.close())

  async function publish(value: Floor) {
    const { headers } = await shop.signedIn('desk')
    const path = '/api/desk/settings/floor'
    const seen = await shop.call<DocumentAnswer<Floor>>('GET', path, undefined, { headers })
    const body = { value, base: seen.body.base, draftVersion: 0 }
    const { status, body: said } = await shop.call('POST', `${path}/publish`, body, { headers })
    if (status !== 200) throw new Error(JSON.stringify(said))
    await shop.published.refresh()
  }
  const ordered = () => shop.confirmed({ email: `${randomUUID().slice(0, 8)}@example.com` })
  async function calendar() {
    const { headers } = await shop.signedIn('desk')
    return (await shop.call<DeskCalendar>('GET', '/api/desk/calendar', undefined, { headers })).body
  }
  async function rugOf(number: string): Promise<ShownRug> {
    const found = (await calendar()).rugs.find((rug) => rug.number === number)
    if (!found) throw new Error(`${number} is not in the calendar`)
    return found
  }
  async function record({ number, line, piece, version }: ShownRug, body: object) {
    const { headers } = await shop.signedIn('desk')
    return shop.call<DeskCalendar & { code?: string }>(
      'PUT',
      `/api/desk/calendar/${number}/${line}/${piece}`,
      { place: null, done: null, version, ...body },
      { headers },
    )
  }
  const question = async (path = QUESTION) => (await shop.call<PromisedDays>('GET', path)).body.days
  const today = () => shopDay(new Date(shop.clock.at))

  it('promises no days in a shop without frames, whose orders are reckoned by weeks', async () => {
    const byFrames = await shop.see(await ordered())
    await publish(EMPTY_FLOOR)
    expect(await question()).toBeNull()
    const contacts = async () =>
      (await shop.call<{ hasCalendar?: true }>('GET', '/api/contacts')).body.hasCalendar
    expect(await contacts()).toBeUndefined()
    const byWeeks = await shop.see(await ordered())
    const weeks = (Date.parse(byWeeks.times.expectedFrom!) - shop.clock.at) / (7 * 24 * HOUR)
    expect(weeks).toBeGreaterThan(4)
    expect(byFrames.times.expectedFrom! < byWeeks.times.expectedFrom!, 'frames are empty').toBe(true)
    await publish(FLOOR)
    expect(await contacts()).toBe(true)
  })

  it('freezes the days of the frames when an order is paid, and later ones queue behind it', async () => {
    const asked = await question()
    const placed = await ordered()
    const first = await shop.see(placed)
    const promised = shopDay(new Date(first.times.expectedBy!))
    // A visitor's yarns count as if they had equal shares, which takes a little longer. What may go wrong is played with numbers that
    // follow from a rug's id, so that the days of one and the same work differ by one or two.
    expect(
      promised <= daysAfter(asked!.last, 3) && asked!.last <= daysAfter(promised, 5),
      `${promised} ${asked!.last}`,
    ).toBe(true)
    const second = await shop.see(await ordered())
    expect(second.times.expectedBy! > first.times.expectedBy!).toBe(true)
    const [one, two] = [await rugOf(first.number), await rugOf(second.number)]
    expect([one.frame, two.frame], 'the small frame is too small').toEqual(['large', 'large'])
    expect(two.first! >= one.last!).toBe(true)
    expect([one.lateness, two.lateness]).toEqual([null, null])
    const again = await shop.see(placed)
    expect(again.times.expectedBy).toBe(first.times.expectedBy)
  })

  it('keeps no frame for what waits for an approval, and promises it days behind who was promised meanwhile', async () => {
    const placed = await ordered()
    const [line] = (await shop.see(placed)).lines
    const decide = (isAwaited: boolean) =>
      shop.desk(placed.number, `/lines/${line!.id}/approval`, { isAwaited, why: 'By telephone' })
    const { first: free } = await rugOf(placed.number)
    await decide(true)
    expect((await shop.see(placed)).times.expectedBy).toBeNull()
    expect((await calendar()).rugs.map(({ number }) => number)).not.toContain(placed.number)
    const meanwhile = await shop.see(await ordered())
    expect((await rugOf(meanwhile.number)).first).toBe(free)
    shop.clock.at += HOUR
    await decide(false)
    const { times } = await shop.see(placed)
    expect(times.expectedBy! > meanwhile.times.expectedBy!).toBe(true)
    const [first, second] = [await rugOf(meanwhile.number), await rugOf(placed.number)]
    expect(second.first! >= first.last!).toBe(true)
    expect([first.lateness, second.lateness]).toEqual([null, null])
  })

  it('promises orders that are paid at once days one after the other', async () => {
    const placed = []
    for (let n = 0; n < 4; n++)
      placed.push(await shop.ordered({ email: `${randomUUID().slice(0, 8)}@example.com` }))
    for (const { ref } of placed) shop.provider.become(ref, 'paid')
    await Promise.all(placed.map(({ ref }) => shop.sales.settle('stripe', ref)))
    const by = await Promise.all(placed.map(async (each) => (await shop.see(each)).times.expectedBy))
    expect(new Set(by).size).toBe(4)
  })

  it('takes a rug where somebody puts it, refuses what cannot be, and gives it back to the plan', async () => {
    const [first, second] = [await ordered(), await ordered()]
    const rug = await rugOf(second.number)
    const day = daysAfter(today(), 30)
    expect(await record(rug, { place: { frame: 'small', day } })).toMatchObject({
      body: { code: 'calendar/does-not-fit' },
    })
    expect(await record(rug, { place: { frame: 'gone', day } })).toMatchObject({
      body: { code: 'calendar/no-such-frame' },
    })
    expect(await record(rug, { place: { frame: 'large', day: today() } })).toMatchObject({
      body: { code: 'calendar/too-early' },
    })
    const moved = await record(rug, { place: { frame: 'large', day } })
    expect(moved.status).toBe(200)
    const there = moved.body.rugs.find(({ number }) => number === second.number)!
    expect(there).toMatchObject({ isPlaced: true, version: 1 })
    expect(there.first! >= day).toBe(true)
    expect(await record(rug, { place: { frame: 'large', day } }), 'seen before').toMatchObject({
      status: 409,
      body: { code: 'calendar/changed-meanwhile' },
    })
    const other = await rugOf(first.number)
    expect(await record(other, { place: { frame: 'large', day } })).toMatchObject({
      status: 409,
      body: { code: 'calendar/taken' },
    })
    expect((await rugOf(first.number)).version, 'nothing of it is stored').toBe(0)
    const back = await record(there, {})
    expect(back.body.rugs.find(({ number }) => number === second.number)).toMatchObject({
      first: rug.first,
      isPlaced: false,
    })
  })

  it('stays begun on its frame, learns what it took, and leaves with its order', async () => {
    const { number } = await ordered()
    shop.clock.at += 49 * HOUR
    await shop.desk(number, '/start-production')
    const begun = await rugOf(number)
    expect(begun).toMatchObject({ isBegun: true, frame: 'large', first: today() })
    shop.clock.at += 40 * 24 * HOUR
    expect(await rugOf(number), 'it should be done, and is not').toMatchObject({
      first: begun.first,
      lateness: 'late',
    })
    const place = { frame: 'large', day: begun.first! }
    const done = await record(await rugOf(number), { place, done: { on: today(), hours: 60 } })
    expect(done.body).toMatchObject({ pace: { rugs: 1 } })
    expect(done.body.pace.factor).toBeGreaterThan(1)
    await shop.desk(number, '/ready')
    expect((await calendar()).rugs).toEqual([])
  })

  it('takes a rug off its frame when the floor says that it is tufted, and puts it back', async () => {
    const { number } = await ordered()
    shop.clock.at += 49 * HOUR
    await shop.desk(number, '/start-production')
    const begun = await rugOf(number)
    const floor = async () =>
      shop.call<FloorOrder>('GET', `/api/desk/floor/${number}`, undefined, await shop.signedIn('desk'))
    expect((await floor()).body).toMatchObject({
      isStarted: true,
      dryingDays: FLOOR.dryingDays,
      rugs: [{ pieces: [{ frame: { name: 'Large', first: begun.first, last: begun.last } }] }],
    })
    const tick = async (isDone: boolean) => {
      shop.clock.at += HOUR
      const at = new Date(shop.clock.at).toISOString()
      const { line, piece } = begun
      const ticks = [{ id: randomUUID(), line, piece, subject: 'tufting', isDone, at }]
      const said = await shop.call<FloorOrder>(
        'POST',
        `/api/desk/floor/${number}/ticks`,
        { ticks },
        await shop.signedIn('desk'),
      )
      if (said.status !== 200) throw new Error(JSON.stringify(said.body))
    }
    await tick(true)
    expect(await rugOf(number)).toMatchObject({ doneOn: today(), frame: 'large', version: begun.version + 1 })
    await tick(true)
    expect((await rugOf(number)).version, 'said twice').toBe(begun.version + 1)
    expect((await floor()).body.rugs[0]?.pieces[0]?.frame).toBeNull()
    await tick(false)
    expect(await rugOf(number)).toMatchObject({ doneOn: null, frame: 'large', first: begun.first })
  })

  it('plans no rug before its wool is there, and knows when that is', async () => {
    const { number } = await ordered()
    const free = await rugOf(number)
    expect(free.woolFrom).toBeNull()
    const needs = async () =>
      (await shop.call<YarnNeedsList>('GET', '/api/desk/yarn/needs', undefined, await shop.signedIn('desk')))
        .body.needs
    const { code, grams } = (await needs())[0]!
    const yarn = async (method: 'POST' | 'PUT', path: string, body: object) => {
      const said = await shop.call(method, `/api/desk/yarn/${code}${path}`, body, await shop.signedIn('desk'))
      if (said.status !== 200) throw new Error(JSON.stringify(said.body))
    }
    await yarn('POST', '/count', { lot: 'L-1', grams: 0, key: randomUUID() })
    expect((await rugOf(number)).woolFrom, 'ordered today').toBe(daysAfter(today(), 5))
    const late = daysAfter(today(), 40)
    await yarn('PUT', '/shelf', { shelf: '', comesOn: late })
    const waiting = await rugOf(number)
    expect(waiting.woolFrom).toBe(late)
    expect(waiting.first! >= late).toBe(true)
    expect((await needs())[0]).toMatchObject({ code, comesOn: late })
    // The owner knows better: a courier brings it.
    const placed = await record(waiting, { place: { frame: 'large', day: free.first } })
    expect(placed.body.rugs.find((rug) => rug.number === number)).toMatchObject({ first: free.first })
    await record(await rugOf(number), {})
    const { times } = await shop.see(await ordered())
    expect(times.expectedBy! > new Date(`${late}T00:00:00Z`).toISOString(), 'promised with it').toBe(true)
    // Who has not paid yet is told of the wool as who pays is.
    shop.clock.at += 60_000
    expect([(await question())!.last < late, (await question(IN_WOOL))!.first > late]).toEqual([true, true])
    await yarn('POST', '/receive', { lot: 'L-2', grams: 5 * grams, key: randomUUID() })
    shop.clock.at += 60_000
    expect((await question(IN_WOOL))!.first < late).toBe(true)
    expect(await rugOf(number)).toMatchObject({ woolFrom: null, first: free.first })
    expect((await needs()).filter((need) => need.code === code)).toEqual([])
  })

  it('tells the owners once a day of an order that will be late', async () => {
    const { number } = await ordered()
    await publish({
      ...FLOOR,
      tufters: [{ ...FLOOR.tufters[0]!, away: [{ first: today(), last: daysAfter(today(), 60) }] }],
    })
    expect(await rugOf(number)).toMatchObject({ lateness: 'late' })
    const deps = { ...shop, ...shop.sales, now: () => shop.clock.at }
    await tellOfLateOrders(deps)
    await tellOfLateOrders(deps)
    await shop.emails.deliver()
    const letters = shop.inbox.mails.filter(({ subject }) => subject === 'An order will probably be late')
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain(number)
  })

  it('plans a remake as it plans an order', async () => {
    const placed = await ordered()
    shop.clock.at += 49 * HOUR
    await shop.desk(placed.number, '/start-production')
    const [line] = (await shop.see(placed)).lines
    await shop.desk(placed.number, `/lines/${line!.id}/remake`, {
      quantity: 1,
      cause: 'workshop',
      why: 'Torn',
      version: 0,
    })
    const rugs = (await calendar()).rugs
    expect(rugs.filter(({ isRemake }) => isRemake)).toHaveLength(1)
    expect(rugs).toHaveLength(2)
  })
})
