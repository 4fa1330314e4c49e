import { randomUUID } from 'node:crypto'

import type { Problem } from '@nawl/contract/errors'
import type { DeskReport } from '@nawl/contract/desk/report'
import type { WorkshopList } from '@nawl/contract/desk/workshop'
import type { AdminOrder } from '@nawl/contract/sales/admin'
import type { OrderResponse, PlacedOrder } from '@nawl/contract/sales/order'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { DESIGN, HOUR, openEmailingApp } from '../../../test/chaos/shop-app.ts'
import { DATABASES } from '../../../test/db/postgres.ts'
import { readTearSheet } from '../../../test/downloads/read-tear-sheet.ts'
import { formOf } from '../../../test/uploads/upload.ts'
import { answer } from '../../platform/db/database.ts'
import { listedOrder } from '../../platform/db/schema/list-schema.ts'

type Answer = AdminOrder & Problem

describe.each(DATABASES)('an item that is made again on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openEmailingApp>>
  beforeAll(async () => void (shop = await openEmailingApp({ kind })))
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  async function ask(
    number: string,
    path: string,
    body?: object,
    key: string = randomUUID(),
    signed = shop.signedIn('desk'),
  ) {
    const { headers } = await signed
    return shop.call<Answer>('POST', `/api/desk/orders/${number}${path}`, body, { headers, key })
  }
  async function inTurn(number: string, ...steps: readonly (readonly [path: string, body?: object])[]) {
    let last: Answer | undefined
    for (const [path, body] of steps) {
      const { status, body: said } = await ask(number, path, body)
      if (status !== 200) throw new Error(`${path}: ${JSON.stringify(said)}`)
      last = said
    }
    return last!
  }
  const SHIP = { carrier: 'Aramex', trackingNumber: '1' }

  async function delivered() {
    const email = `${randomUUID().slice(0, 8)}@example.com`
    const placed = await shop.confirmed({ email })
    shop.clock.at += 48 * HOUR
    await inTurn(placed.number, ['/start-production'], ['/ready'], ['/ship', SHIP], ['/deliver'])
    const [line] = (await shop.see(placed)).lines
    return { ...placed, email, line: line!.id }
  }
  async function lettersTo(email: string, about: string) {
    await shop.emails.deliver()
    return shop.inbox.for(email).filter(({ subject }) => subject?.includes(about))
  }
  async function claimed(placed: PlacedOrder & { readonly line: string }, about: object | null) {
    const picture = { create: { width: 60, height: 40, channels: 3, background: '#884422' } } as const
    const content = await sharp(picture).jpeg().toBuffer()
    const { headers, payload } = formOf([{ name: 'photo', content, fileName: 'torn.jpg' }])
    const url = shop.url(placed.number, placed.token, '/claim/photos')
    const photo = (await shop.app.inject({ method: 'POST', url, headers, payload })).json<{ id: string }>()
    const claim = { kind: 'damaged', about, description: 'Torn', photoIds: [photo.id] }
    return shop.command(placed, '/claim', claim)
  }
  const remake = (more: object = {}) => ({
    quantity: 1,
    cause: 'workshop',
    why: 'Cut too deep',
    version: 0,
    ...more,
  })
  const path = (line: string) => `/lines/${line}/remake`

  /** Whether the list of orders marks a claim as open. */
  async function isOpen(number: string) {
    const rows = await shop.database.orm
      .select({ isOpen: listedOrder.hasOpenClaim })
      .from(listedOrder)
      .where(eq(listedOrder.number, number))
    return rows[0]?.isOpen
  }

  it('follows from a claim on a named rug, and comes by itself: letters, parcel, dates, pages', async () => {
    const placed = await delivered()
    const wrong = await claimed(placed, { line: placed.line, piece: 2 })
    expect(wrong).toMatchObject({ status: 422, body: { code: 'order/no-such-piece' } })
    const { body: made } = await claimed(placed, { line: placed.line, piece: 1 })
    const [claim] = made.claims
    expect(claim?.about).toMatchObject({ line: placed.line, piece: 1, quantity: 1 })
    const decision = { outcome: 'remake', answer: 'We are sorry.' }
    await inTurn(placed.number, [`/claims/${claim!.id}`, decision])
    expect(await isOpen(placed.number), 'what was promised is not done').toBe(true)
    const body = remake({ cause: 'claim', claimId: claim!.id })
    const after = await inTurn(placed.number, [path(placed.line), body])
    expect(after.corrections).toMatchObject([
      { kind: 'remake', cause: 'claim', claim: claim!.id, why: 'Cut too deep', by: 'staff:desk@example.com' },
    ])
    expect(await isOpen(placed.number)).toBe(false)
    const [again] = after.remakes
    expect(again).toMatchObject({ serial: 1, quantity: 1, state: 'confirmed', tracking: null })
    expect(await ask(placed.number, path(placed.line), remake({ ...body, version: 1 }))).toMatchObject({
      status: 409,
      body: { code: 'order/already-decided' },
    })

    const [told] = await lettersTo(placed.email, `We are making it again: your order ${placed.number}`)
    expect(told?.text).toContain('It will cost you nothing')
    expect(told?.text).toContain(`Remake 1 of order ${placed.number}`)
    const [, token = ''] = /\?token=([\w.~-]+)/.exec(told?.text ?? '') ?? []
    const own = (await shop.call<OrderResponse>('GET', shop.url(again!.number, token))).body
    expect(own).toMatchObject({
      remakeOf: { order: placed.number, serial: 1, cause: 'claim' },
      price: { amounts: { USD: { total: 0 }, AED: { total: 0 } } },
      payments: [],
      documents: [],
      steps: [],
    })
    const former = (await shop.see(placed)).remakes
    expect(former.map(({ number }) => number)).toEqual([again!.number])
    const linked = await shop.call<OrderResponse>('GET', shop.url(again!.number, former[0]!.token ?? ''))
    expect(linked.status).toBe(200)

    await inTurn(
      again!.number,
      ['/start-production'],
      ['/ready'],
      ['/ship', { ...SHIP, trackingNumber: '77' }],
    )
    const [shipped] = await lettersTo(placed.email, again!.number)
    expect(shipped?.text).toContain(`Remake 1 of order ${placed.number}`)
    expect((await shop.see(placed)).remakes).toMatchObject([
      { state: 'shipped', tracking: { carrier: 'Aramex', number: '77' } },
    ])
    expect((await shop.see(placed)).tracking).toEqual({ carrier: 'Aramex', number: '1' })
    const done = await inTurn(again!.number, ['/deliver'])
    expect(done).toMatchObject({ state: 'delivered', documents: [], heldUsd: 0 })
  })

  it('takes yarn and is no sale, in reports', async () => {
    const placed = await delivered()
    const reported = async () => {
      const { headers } = await shop.signedIn('desk')
      return (await shop.call<DeskReport>('GET', '/api/desk/reports', undefined, { headers })).body
    }
    const before = await reported()
    await inTurn(placed.number, [path(placed.line), remake()])
    const after = await reported()
    expect(after.totals).toEqual(before.totals)
    const needed = ({ yarns }: DeskReport) => yarns.reduce((sum, yarn) => sum + yarn.needed, 0)
    expect(needed(after)).toBeGreaterThan(needed(before))
  })

  it('has no document and no row in the ledger, also for a shop that looks back when it starts', async () => {
    const placed = await delivered()
    const { remakes } = await inTurn(placed.number, [path(placed.line), remake({ cause: 'transit' })])
    const [again] = remakes
    await inTurn(again!.number, ['/start-production'], ['/ready'])
    await shop.sales.orders.issueMissing(again!.number)
    expect(await shop.sales.documents.ofOrder(again!.number)).toEqual([])
    expect(await shop.sales.documents.ordersWithout(10)).toEqual([])
    const { orm } = shop.database
    const rows = await answer(orm, sql`select 1 from ledger_entry where order_number = ${again!.number}`)
    expect(rows).toEqual([])
  })

  it('is ordered once by whoever presses twice, and by one of two who press at once', async () => {
    const placed = await delivered()
    const key = randomUUID()
    const twice = await Promise.all([1, 2].map(() => ask(placed.number, path(placed.line), remake(), key)))
    expect(twice.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(await ask(placed.number, path(placed.line), remake(), key)).toMatchObject({ status: 200 })
    const raced = await Promise.all(
      Array.from({ length: 8 }, () => ask(placed.number, path(placed.line), remake({ version: 1 }))),
    )
    const codes = raced.map(({ status, body }) => (status === 200 ? 'done' : body.code)).toSorted()
    expect(codes).toEqual(['done', ...Array<string>(7).fill('order/changed-meanwhile')])
    expect((await shop.see(placed)).remakes.map(({ serial }) => serial)).toEqual([1, 2])
  })

  it('is there with its record or not at all, whichever statement fails', async () => {
    const placed = await delivered()
    const remakesIn = async () =>
      (await shop.orders()).filter(({ remakeOf }) => remakeOf?.order === placed.number).length
    for (let statements = 0, isDone = false; !isDone; statements++) {
      const desk = await shop.signedIn('desk')
      shop.faulty.failAfter(statements)
      const asked = ask(placed.number, path(placed.line), remake(), randomUUID(), Promise.resolve(desk))
      isDone = (await asked).status === 200
      shop.faulty.heal()
      const recorded = (await shop.see(placed)).remakes.length
      expect(recorded, `after ${statements} statements`).toBe(await remakesIn())
      if (recorded > 0) break
    }
    expect(await remakesIn()).toBe(1)
  }, 60_000)

  it('is marked in the workshop’s list and on its papers, and may be of a corrected design', async () => {
    const placed = await delivered()
    const design = { ...DESIGN, size: { ...DESIGN.size, width: '6' } }
    const { remakes } = await inTurn(placed.number, [path(placed.line), remake({ design })])
    const [again] = remakes
    const { headers } = await shop.signedIn('desk')
    const list = await shop.call<WorkshopList>('GET', '/api/desk/workshop', undefined, { headers })
    const made = list.body.orders.find(({ number }) => number === again!.number)
    expect(made).toMatchObject({
      state: 'confirmed',
      mayStartAt: expect.any(String),
      remakeOf: { order: placed.number, serial: 1 },
      rugs: [{ quantity: 1, design: { size: { widthMm: 1829 } } }],
    })
    const pack = await shop.app.inject({ url: `/api/desk/orders/${again!.number}/pack.pdf`, headers })
    // Its own page, the label of the parcel, and each page of the line.
    const { pages } = await readTearSheet(pack.rawPayload)
    for (let page = 1; page <= pages; page++)
      expect((await readTearSheet(pack.rawPayload, page)).text, `page ${page}`).toContain(
        `Remake 1 of ${placed.number}`,
      )
    expect(pages).toBeGreaterThan(3)
  })

  it('stays a remake, whatever writes to the database', async () => {
    const placed = await delivered()
    const { remakes } = await inTurn(placed.number, [path(placed.line), remake()])
    const change = shop.database.orm.execute(
      sql`update "order" set remake_of = null where number = ${remakes[0]!.number}`,
    )
    await expect(change).rejects.toThrow('Failed query')
  })
})
