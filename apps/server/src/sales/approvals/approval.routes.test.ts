import { randomUUID } from 'node:crypto'

import type { AdminOrder, AdminOrders } from '@nawl/contract/sales/admin'
import type { FloorOrder } from '@nawl/contract/desk/floor'
import type { OrderResponse, PlacedOrder } from '@nawl/contract/sales/order'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { DESIGN, HOUR, NOW, openEmailingApp } from '../../../test/chaos/shop-app.ts'
import { DATABASES } from '../../../test/db/postgres.ts'
import { formOf } from '../../../test/uploads/upload.ts'

const RACERS = 50
const DAY = 24 * HOUR
/** A rug of $400.00 and its strike-off of $120.00 to the USA. */
const TOTAL = 60_500
const LAB = [26.5, -3.5, -12.5]

describe.each(DATABASES)('the approval of a strike-off on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openEmailingApp>>
  let placed: PlacedOrder
  let email: string
  beforeAll(async () => void (shop = await openEmailingApp({ kind })))
  beforeEach(async () => {
    shop.reset()
    email = `${randomUUID().slice(0, 8)}@example.com`
    placed = await ordered()
  })
  afterAll(() => shop.close())

  /** A paid order of a rug with its strike-off. */
  async function ordered(wish: object = {}) {
    const guest = shop.buyer()
    await guest.add()
    const cart = await guest.add({ kind: 'strike-off', rug: DESIGN } as never)
    expect(cart.body.hasPieces).toBe(true)
    const { status, body } = await guest.checkout({
      email,
      awaitsApproval: true,
      expectedTotal: TOTAL,
      ...wish,
    })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return paid(body)
  }
  async function paid(order: PlacedOrder) {
    const ref = await shop.refOf(order.number)
    shop.provider.become(ref, 'paid')
    await shop.sales.settle('stripe', ref)
    return order
  }

  const see = () => shop.see(placed)
  const awaited = async () => (await see()).approvals.find(({ isAwaited }) => isAwaited)!
  const letters = (subject: RegExp) =>
    shop.inbox.for(email).filter((mail) => subject.test(mail.subject ?? ''))

  /** The workshop photographs a line, and shows it with a measured yarn. */
  async function show(photo: string = randomUUID(), lab = LAB) {
    const { piece, line, yarns } = await awaited()
    const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#884422' } })
      .withExif({ IFD0: { Make: 'Camera', Artist: 'Noor' }, IFD3: { GPSLatitude: '25/1 12/1 0/1' } })
      .jpeg()
      .toBuffer()
    const { headers, payload } = formOf([{ name: 'photo', content: picture, fileName: 'piece.jpg' }])
    const query = new URLSearchParams({
      line: piece.line,
      piece: '1',
      at: new Date(shop.clock.at).toISOString(),
    })
    const staff = await shop.signedIn('desk')
    const sent = await shop.app.inject({
      method: 'PUT',
      url: `/api/desk/floor/${placed.number}/photographs/${photo}?${query.toString()}`,
      headers: { ...headers, ...staff.headers },
      payload,
    })
    expect([sent.statusCode, sent.json()]).toMatchObject([200, {}])
    return shop.call<FloorOrder & { code?: string }>(
      'POST',
      `/api/desk/floor/${placed.number}/lines/${line}/piece`,
      { photo, yarns: [{ hex: yarns[0]!.hex, lab }] },
      staff,
    )
  }
  const say = <T = OrderResponse>(path: string, body: object, token = placed.token) =>
    shop.call<T & { code?: string }>('POST', shop.url(placed.number, token, path), body)
  async function approve(hash?: string, token?: string) {
    const { line, hash: own } = await awaited()
    return say(`/lines/${line}/approve`, { hash: hash ?? own }, token)
  }
  const start = () =>
    shop.desk(placed.number, '/start-production') as Promise<{
      status: number
      body: AdminOrder & { code?: string }
    }>

  it('is waited for: no promised days, no production, in the list of the desk and on the floor', async () => {
    const order = await see()
    expect(order.times.expectedBy).toBeNull()
    expect(order.approvals).toMatchObject([
      { isAwaited: true, approvedAt: null, piece: { shownAt: null }, questions: [] },
    ])
    shop.clock.at += 3 * DAY
    expect(await start()).toMatchObject({ status: 409, body: { code: 'order/approval-awaited' } })
    const staff = await shop.signedIn('desk')
    const list = await shop.call<AdminOrders>('GET', '/api/desk/orders?approval=1', undefined, staff)
    expect(list.body.orders.find(({ number }) => number === placed.number)).toMatchObject({
      awaitsApproval: true,
      isOverdue: false,
    })
    const floor = await shop.call<FloorOrder>('GET', `/api/desk/floor/${placed.number}`, undefined, staff)
    expect(floor.body.rugs.map(({ isAwaited, isShown }) => [isAwaited, isShown])).toEqual([
      [true, false],
      [false, true],
    ])
    const { line } = await awaited()
    expect((await approve()).body.code).toBe('order/too-early')
    expect((await say(`/lines/${line}/question`, { text: 'When?' })).body.code).toBe('order/too-early')
  })

  it('shows photograph and measured colours, which the customer gets by letter', async () => {
    expect((await show()).status).toBe(200)
    const { piece, yarns, screen } = await awaited()
    expect(piece).toMatchObject({ isAsMade: true })
    expect(yarns[0]).toMatchObject({ measured: { lab: LAB }, isReplaced: false })
    expect(yarns[1]!.measured).toBeNull()
    expect(screen).toMatch(/strike-off\.webp/)
    const photo = await shop.app.inject({ url: piece.photo! })
    const { exif, format } = await sharp(photo.rawPayload).metadata()
    expect([photo.statusCode, format, exif]).toEqual([200, 'webp', undefined])
    await vi.waitFor(() => expect(letters(/strike-off is ready/)).toHaveLength(1))
    const [{ html } = { html: '' }] = letters(/strike-off is ready/)
    const [, address = ''] = /src="[^"]*(\/api\/floor-photographs\/[^"]+)"/.exec(String(html)) ?? []
    // A letter is opened weeks later.
    shop.clock.at += 60 * DAY
    expect((await shop.app.inject({ url: address })).statusCode).toBe(200)
  })

  it('refuses photographs of another order, and what is no piece', async () => {
    const { line } = await awaited()
    const staff = await shop.signedIn('desk')
    const path = `/api/desk/floor/${placed.number}/lines`
    const body = { photo: randomUUID(), yarns: [] }
    expect(await shop.call('POST', `${path}/${line}/piece`, body, staff)).toMatchObject({
      body: { code: 'order/no-photos' },
    })
    expect(await shop.call('POST', `${path}/${line}/piece`, body)).toMatchObject({ status: 401 })
    await show()
    const photo = (await shop.call<FloorOrder>('GET', `/api/desk/floor/${placed.number}`, undefined, staff))
      .body.photographs[0]!.id
    expect(await shop.call('POST', `${path}/none/piece`, { photo, yarns: [] }, staff)).toMatchObject({
      body: { code: 'order/no-such-line' },
    })
  })

  it('starts production and the promise, and stands in pack and history', async () => {
    await show()
    const { hash } = await awaited()
    const { status, body } = await approve()
    expect([status, body.times.expectedBy]).toEqual([200, expect.any(String)])
    expect(body.timeline.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['strike-off-shown', 'design-approved']),
    )
    await vi.waitFor(() => expect(letters(/^Approved/)[0]?.text).toContain(hash!.slice(0, 4)))
    shop.clock.at += 3 * DAY
    const begun = await start()
    expect([begun.status, begun.body.state]).toEqual([200, 'in_production'])
    const pack = await shop.app.inject({
      url: `/api/desk/orders/${placed.number}/pack.zip`,
      headers: (await shop.signedIn('desk')).headers,
    })
    expect(strFromU8(unzipSync(pack.rawPayload)['line-1/order.json']!)).toContain(hash)
  })

  it('is given once by fifty who press at once', async () => {
    await show()
    const answers = await Promise.all(Array.from({ length: RACERS }, () => approve()))
    expect(answers.map(({ status }) => status)).toEqual(Array(RACERS).fill(200))
    const { events, approvalRecords } = await desk()
    expect(approvalRecords.filter((record) => record.kind === 'approved')).toHaveLength(1)
    expect(events.filter((event) => event.kind === 'design-approved')).toHaveLength(1)
  })

  it('races with a change of the design: never is approved what is not made', async () => {
    await show()
    const { line, hash } = await awaited()
    const changed = { ...DESIGN, mappings: { '#26323D': '#216210' } }
    const change = { lineId: line, design: changed, provider: 'stripe' }
    const [first, second] = await Promise.all([
      say(`/lines/${line}/approve`, { hash }),
      shop.command(placed, '/design', change, randomUUID()),
    ])
    const now = await awaited()
    // Whichever came first: an approval of before is refused, or void since.
    expect([200, 409]).toContain(first.status)
    expect([second.status, now.approvedAt]).toEqual([200, null])
    expect((await approve(hash!)).body.code).toBe('order/changed-meanwhile')
    expect(now).toMatchObject({ piece: { isAsMade: false } })
    expect((await approve()).status).toBe(200)
  })

  it('takes no approval without the link of this order, of another version or from the database', async () => {
    await show()
    const other = await shop.confirmed({ email: `other-${email}` })
    expect((await approve(undefined, other.token)).status).toBe(404)
    expect((await approve(undefined, 'x')).status).toBe(404)
    expect((await approve('0'.repeat(64))).body.code).toBe('order/changed-meanwhile')
    expect((await approve('not a hash')).status).toBe(400)
    await approve()
    shop.clock.at += 3 * DAY
    for (const forgery of [
      sql`jsonb_set(approvals, '{2,signature}', '"approval.x.0.00000000000000000000000000000000"')`,
      sql`jsonb_set(approvals, '{2,at}', '"2027-01-04T09:00:00.000Z"')`,
    ]) {
      const kept = sql`select approvals from "order" where number = ${placed.number}`
      const [before] = ((await shop.database.orm.execute(kept)) as { rows: { approvals: unknown }[] }).rows
      await shop.database.orm.execute(
        sql`update "order" set approvals = ${forgery} where number = ${placed.number}`,
      )
      expect(await start()).toMatchObject({ status: 409, body: { code: 'order/approval-forged' } })
      await shop.database.orm.execute(
        sql`update "order" set approvals = ${JSON.stringify(before!.approvals)}::jsonb where number = ${placed.number}`,
      )
    }
    expect((await start()).status).toBe(200)
  })

  it('takes questions to the desk, and reminds on fixed days until it is given', async () => {
    await show()
    const { piece } = await awaited()
    await say(`/lines/${piece.line}/question`, { text: 'Is the grey lighter?' })
    expect((await awaited()).questions).toMatchObject([{ text: 'Is the grey lighter?' }])
    await vi.waitFor(() =>
      expect(shop.inbox.mails.some(({ text }) => text?.includes('Is the grey lighter?'))).toBe(true),
    )
    const reminders = () => letters(/^Waiting for you/)
    await shop.moveOn(3 * DAY - HOUR)
    expect(reminders()).toHaveLength(0)
    await shop.moveOn(2 * HOUR)
    await vi.waitFor(() => expect(reminders()).toHaveLength(1))
    for (const days of [4, 7, 4, 30]) await shop.moveOn(days * DAY)
    await vi.waitFor(() => expect(reminders()).toHaveLength(3))
    const { approvalRecords } = await desk()
    expect(approvalRecords.filter((record) => record.kind === 'overdue')).toHaveLength(1)
    expect((await see()).timeline.map((each) => each.kind)).not.toContain('approval-overdue')
    expect((await approve()).status).toBe(200)
  })

  it('is asked for and waived by the desk, with a reason', async () => {
    const { line } = await awaited()
    const ask = (isAwaited: boolean) =>
      shop.desk(placed.number, `/lines/${line}/approval`, { isAwaited, why: 'By telephone' })
    const waived = await ask(false)
    expect(waived.body.approvalRecords.at(-1)).toMatchObject({ kind: 'waived', said: 'By telephone' })
    expect(waived.body.times.expectedBy).not.toBeNull()
    expect((await ask(true)).body.times.expectedBy).toBeNull()
    shop.clock.at = NOW + 3 * DAY
    expect((await start()).status).toBe(409)
    await ask(false)
    expect((await start()).status).toBe(200)
  })

  async function desk(): Promise<AdminOrder> {
    const staff = await shop.signedIn('desk')
    return (await shop.call<AdminOrder>('GET', `/api/desk/orders/${placed.number}`, undefined, staff)).body
  }
})
