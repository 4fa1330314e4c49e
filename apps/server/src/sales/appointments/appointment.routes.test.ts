import { randomUUID } from 'node:crypto'

import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { AdminOrder } from '@nawl/contract/sales/admin'
import type { OrderResponse, PlacedOrder } from '@nawl/contract/sales/order'
import { DUBAI } from '@nawl/domain/order/laws/order-fixture'
import { DEFAULT_DELIVERY, type DeliverySettings } from '@nawl/domain/shop/pickup'
import { count, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { HOUR, openEmailingApp } from '../../../test/chaos/shop-app.ts'
import { order } from '../../platform/db/schema/commerce-schema.ts'
import { DATABASES } from '../../../test/db/postgres.ts'

const PATH = '/api/desk/settings/delivery'
const RACERS = 50
const DAY = 24 * HOUR
const OFFER = {
  city: 'dubai',
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  windows: [
    { from: 9, to: 13 },
    { from: 14, to: 18 },
  ],
  leadDays: 2,
  capacity: 3,
} as const
const OFFERED: DeliverySettings = { ...DEFAULT_DELIVERY, whiteGlove: [OFFER] }

type Refused = { readonly code?: string; readonly problems?: readonly { readonly field: string }[] }

describe.each(DATABASES)('white glove appointments on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openEmailingApp>>
  beforeAll(async () => (shop = await openEmailingApp({ kind })))
  beforeEach(async () => {
    shop.reset()
    await shop.database.orm.execute(sql`truncate revision, draft, desk_change`)
    await shop.published.refresh()
  })
  afterAll(() => shop.close())

  async function publish(value: object) {
    const { headers } = await shop.signedIn('desk')
    const seen = await shop.call<DocumentAnswer<DeliverySettings>>('GET', PATH, undefined, { headers })
    const body = { value, base: seen.body.base, draftVersion: 0 }
    return shop.call<Refused>('POST', `${PATH}/publish`, body, { headers })
  }
  /** An order to Dubai. */
  async function confirmed(email = `${randomUUID().slice(0, 8)}@example.com`) {
    return { email, placed: await shop.confirmed({ address: DUBAI, expectedTotal: 42_000, email }) }
  }
  /** Made and rolled, three days after the last was paid. */
  async function makeReady(...placed: PlacedOrder[]) {
    shop.clock.at += 3 * DAY
    for (const { number } of placed)
      for (const step of ['/start-production', '/ready'])
        expect((await shop.desk(number, step)).status).toBe(200)
  }
  async function ready(email?: string) {
    const { placed } = await confirmed(email)
    await makeReady(placed)
    return placed
  }
  const see = async ({ number, token }: PlacedOrder) =>
    (await shop.call<OrderResponse>('GET', shop.url(number, token))).body
  const book = ({ number, token }: PlacedOrder, day: string, from: number, version = 0) =>
    shop.call<OrderResponse & Refused>('POST', shop.url(number, token, '/appointment'), {
      day,
      from,
      version,
    })
  const move = (number: string, body: object) =>
    shop.desk(number, '/appointment', { why: 'The van broke down', ...body }) as Promise<{
      status: number
      body: AdminOrder & Refused
    }>
  const letters = (email: string, subject: RegExp) =>
    shop.inbox.for(email).filter((mail) => subject.test(mail.subject ?? ''))

  it('are in no answer and no letter until an owner offers them', async () => {
    const email = `${randomUUID().slice(0, 8)}@example.com`
    const placed = await ready(email)
    expect(await see(placed)).not.toHaveProperty('whiteGlove')
    expect((await book(placed, '2027-01-20', 9)).body.code).toBe('order/appointment-not-offered')
    await shop.emails.deliver()
    expect(letters(email, /Choose a time/)).toEqual([])
  })

  it('are offered with days and windows that can be', async () => {
    const fields = async (more: object) =>
      (await publish({ ...OFFERED, whiteGlove: [{ ...OFFER, ...more }] })).body.problems?.map(
        ({ field }) => field,
      )
    expect(await fields({ weekdays: [] })).toEqual(['whiteGlove.0.weekdays'])
    expect(await fields({ windows: [] })).toEqual(['whiteGlove.0.windows'])
    expect(await fields({ windows: [...OFFER.windows, { from: 12, to: 15 }] })).toEqual([
      'whiteGlove.0.windows.2',
    ])
    expect((await publish({ ...OFFERED, whiteGlove: [OFFER, OFFER] })).status).toBe(422)
    // What was written before there was white glove in it.
    expect((await publish({ pickup: DEFAULT_DELIVERY.pickup })).status).toBe(200)
    expect((await publish(OFFERED)).status).toBe(200)
  })

  it('are asked for when the rug is ready, chosen, changed until the day before, and shown', async () => {
    await publish(OFFERED)
    const { email, placed } = await confirmed()
    expect(await see(placed)).not.toHaveProperty('whiteGlove')
    await makeReady(placed)
    await shop.emails.deliver()
    expect(letters(email, /Choose a time/)[0]?.text).toContain(`/order/${placed.number}?token=`)
    const { whiteGlove } = await see(placed)
    expect(whiteGlove).toMatchObject({ city: 'dubai', chosen: null, mayChoose: true, version: 0 })
    const [first, second] = whiteGlove!.days
    expect(first!.windows).toEqual(OFFER.windows)
    const done = await book(placed, first!.day, 14)
    expect(done).toMatchObject({
      status: 200,
      body: { whiteGlove: { chosen: { day: first!.day, from: 14, to: 18 }, version: 1 } },
    })
    expect(done.body.timeline.map((each) => each.kind)).toContain('appointment-made')
    expect((await book(placed, first!.day, 14)).status).toBe(200)
    expect((await book(placed, second!.day, 9, 1)).body.whiteGlove).toMatchObject({ version: 2 })
    await shop.emails.deliver()
    expect(letters(email, /White glove delivery on/).map(({ text }) => text)).toEqual([
      expect.stringContaining('14:00–18:00'),
      expect.stringMatching(/9:00–13:00[\s\S]*Previous time[\s\S]*14:00–18:00/),
    ])
    const pack = await shop.app.inject({
      url: `/api/desk/orders/${placed.number}/pack.pdf`,
      headers: (await shop.signedIn('desk')).headers,
    })
    expect(pack.statusCode).toBe(200)
    shop.clock.at = Date.parse(`${second!.day}T00:00:00+04:00`)
    expect((await see(placed)).whiteGlove).toMatchObject({ mayChoose: false, days: [] })
    expect((await book(placed, second!.day, 14, 2)).body.code).toBe('order/too-late')
  })

  it('are moved by the desk with a reason, as long as nobody else did meanwhile', async () => {
    await publish(OFFERED)
    const email = `${randomUUID().slice(0, 8)}@example.com`
    const placed = await ready(email)
    const [first, second] = (await see(placed)).whiteGlove!.days
    await book(placed, first!.day, 9)
    const body = { day: second!.day, from: 9 }
    expect((await move(placed.number, { ...body, version: 0 })).body.code).toBe('order/changed-meanwhile')
    const moved = await move(placed.number, { ...body, version: 1 })
    expect(moved.body).toMatchObject({ whiteGlove: { chosen: { day: second!.day, from: 9 } } })
    expect(moved.body.deskSteps).toContain('move-appointment')
    await shop.emails.deliver()
    // Letters of one moment come in no order.
    const letter = letters(email, /White glove delivery on/).find(({ text }) =>
      text?.includes('will bring your order at the new time below'),
    )
    expect(letter).toBeDefined()
    // Why is for the staff.
    expect(letter?.text).not.toContain('The van broke down')
    const back = await shop.desk(placed.number, '/step-back', { why: 'A loose edge', version: 0 })
    expect(back.body).not.toHaveProperty('whiteGlove')
    await shop.emails.deliver()
    expect(letters(email, /Appointment cancelled/)).toHaveLength(1)
  })

  it(`are never more than fit, whoever of ${RACERS} wants the last place`, async () => {
    await publish(OFFERED)
    const placed: PlacedOrder[] = []
    for (let n = 0; n < RACERS; n++) placed.push((await confirmed()).placed)
    await makeReady(...placed)
    const [first] = (await see(placed[0]!)).whiteGlove!.days
    const answers = await Promise.all(placed.map((each) => book(each, first!.day, 9)))
    const codes = answers.map(({ body }) => body.code ?? 'booked')
    expect(codes.filter((code) => code === 'booked')).toHaveLength(OFFER.capacity)
    expect(codes.filter((code) => code === 'order/appointment-taken')).toHaveLength(RACERS - OFFER.capacity)
    const rows = await shop.database.orm
      .select({ slot: order.appointmentSlot, taken: count() })
      .from(order)
      .where(like(order.appointmentSlot, `dubai ${first!.day}%`))
      .groupBy(order.appointmentSlot)
    expect(rows).toEqual([{ slot: `dubai ${first!.day} 9-13`, taken: OFFER.capacity }])
    // It is offered no more, until somebody goes elsewhere or ends.
    const loser = placed[codes.indexOf('order/appointment-taken')]!
    const winner = placed[codes.indexOf('booked')]!
    expect((await see(loser)).whiteGlove!.days[0]!.windows).toEqual([OFFER.windows[1]])
    expect((await book(winner, first!.day, 14, 1)).status).toBe(200)
    expect((await book(loser, first!.day, 9)).status).toBe(200)
  }, 120_000)
})
