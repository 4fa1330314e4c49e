import type { DeskReport } from '@nawl/contract/desk/report'
import type { CartDesign } from '@nawl/contract/sales/kinds/rug/rug-contract'
import type { OrderResponse } from '@nawl/contract/sales/order'
import { REPORT_TABLES } from '@nawl/domain/reports/report'
import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { BROOKLYN, DESIGN, HOUR, NOW, openShopApp, RUG } from '../../test/chaos/shop-app.ts'
import { answer } from '../platform/db/database.ts'
import { visitCount } from '../platform/db/schema/report-schema.ts'

const DAY = 24 * HOUR
const FALAJ = { ...RUG, id: 'falaj', code: 'T-02', name: 'Falaj', collection: 'Modern' }
const DUBAI = { ...BROOKLYN, country: 'AE', region: 'Dubai', postcode: '' }
const ROUND: CartDesign = {
  ...DESIGN,
  rugId: 'falaj',
  size: { shape: 'round', width: '200', length: '', unit: 'cm' },
}

let counter: Awaited<ReturnType<typeof openShopApp>>
/** Placed on 5 December (finished on 2 January), on 3 January, and on 4 January: one in hand, one cancelled, one unpaid. */
beforeAll(async () => {
  counter = await openShopApp()
  await counter.rugs.seed([RUG, FALAJ])
  const made = await place(NOW - 30 * DAY, { lines: [[DESIGN, 1]] })
  counter.clock.at = NOW - 2 * DAY
  for (const step of ['/start-production', '/ready']) await counter.desk(made.number, step)
  await place(NOW - DAY, {
    lines: [
      [DESIGN, 2],
      [ROUND, 1],
    ],
  })
  await place(NOW, { lines: [[ROUND, 3]], address: DUBAI })
  const gone = await place(NOW, { lines: [[DESIGN, 4]] })
  await counter.command(gone, '/cancel')
  counter.clock.at = NOW
  await counter.ordered()
})
afterAll(() => counter.close())

type Wish = { readonly lines: readonly (readonly [CartDesign, number])[]; readonly address?: object }

/** A paid order. */
async function place(at: number, { lines, address = BROOKLYN }: Wish) {
  counter.clock.at = at
  const guest = counter.buyer()
  for (const [design, quantity] of lines) await guest.add(design, quantity)
  // Refused with the total, as a customer would see it.
  const { price } = (await guest.checkout({ address, expectedTotal: 1 })).body as unknown as OrderResponse
  const placed = await guest.checkout({ address, expectedTotal: price.amounts.USD.total })
  if (placed.status !== 201) throw new Error(JSON.stringify(placed.body))
  const ref = await counter.refOf(placed.body.number)
  counter.provider.become(ref, 'paid')
  await counter.sales.settle('stripe', ref)
  return placed.body
}

async function report(query = '', who = 'desk') {
  const { headers } = await counter.signedIn(who)
  return counter.call<DeskReport>('GET', `/api/desk/reports${query}`, undefined, { headers })
}
const JANUARY = '?from=2027-01-01&to=2027-01-04'

describe('a report', () => {
  it('counts paid orders by day, country, collection and design', async () => {
    const { status, body } = await report(JANUARY)
    expect(status).toBe(200)
    // 2 × 40 sq ft and a circle in 43.06; then three circles.
    expect(body.totals).toMatchObject({ orders: 2, rugs: 6, squareFeet: 252.2 })
    expect(body.time.map(({ start, orders, rugs }) => [start, orders, rugs])).toEqual([
      ['2027-01-01', 0, 0],
      ['2027-01-02', 0, 0],
      ['2027-01-03', 1, 3],
      ['2027-01-04', 1, 3],
    ])
    expect(body.countries.map(({ country, orders, rugs }) => [country, orders, rugs])).toEqual([
      ['AE', 1, 3],
      ['US', 1, 3],
    ])
    const modern = body.collections.find(({ collection }) => collection === 'Modern')
    expect(modern).toMatchObject({ orders: 2, rugs: 4, looked: null })
    expect(body.designs.slice(0, 2).map(({ design, orders, rugs }) => [design, orders, rugs])).toEqual([
      ['falaj', 2, 4],
      ['onyx', 1, 2],
    ])
  })

  it('counts own drawings as one design, without the names that customers gave them', async () => {
    const rows = (number: string) => sql`
      insert into ordered_rug select ${number}, 7 + n, 'confirmed', 'US', '2026-11-01T08:00:00Z', null, 'own-' || n, 'Secret ' || n,
        'Your designs', 'square', 1000, 1000, 1, '[]' from generate_series(1, 2) n`
    const [first] = await counter.orders()
    await counter.database.orm.execute(rows(first!.number))
    const { body } = await report('?from=2026-11-01&to=2026-11-30')
    expect(body.designs.filter(({ orders }) => orders > 0)).toMatchObject([
      { design: '', name: '', collection: '', orders: 1, rugs: 2 },
    ])
    expect(body.collections[0]).toMatchObject({ collection: '', rugs: 2 })
    expect(JSON.stringify(body)).not.toContain('Secret')
    const { rows: lines } = await file('designs', '?from=2026-11-01&to=2026-11-30')
    expect(lines[0]?.['Design']).toBe('Visitors’ own drawings and other designs')
    await counter.database.orm.execute(sql`delete from ordered_rug where rug_id like 'own-%'`)
  })

  it('says what the period before had', async () => {
    const { body } = await report('?from=2027-01-01&to=2027-01-31')
    expect(body.before).toEqual({ from: '2026-12-01', to: '2026-12-31' })
    expect(body.totalsBefore).toMatchObject({ orders: 1, rugs: 1, squareFeet: 40 })
    expect(body.time[4]).toMatchObject({ start: '2027-01-05', ordersBefore: 1 })
    expect((await report('?from=2026-12-01&to=2026-12-31')).body.totals).toMatchObject({ orders: 1 })
  })

  it('sorts rugs by shape and size', async () => {
    const { body } = await report(JANUARY)
    expect(body.shapes).toEqual([
      { shape: 'round', rugs: 4, squareFeet: 172.2 },
      { shape: 'rectangle', rugs: 2, squareFeet: 80 },
    ])
    expect(body.sizes.filter(({ rugs }) => rugs > 0)).toEqual([{ least: 25, rugs: 6, squareFeet: 252.2 }])
    expect(body.usualSizes).toEqual([
      { shape: 'round', usual: null, rugs: 4 },
      { shape: 'rectangle', usual: 'drawn', rugs: 2 },
    ])
  })

  it('weighs the yarns of what was finished, and of what is still to be made', async () => {
    const { body } = await report(JANUARY)
    const sum = (what: 'used' | 'needed') => body.yarns.reduce((kg, yarn) => kg + yarn[what], 0)
    // One of 1.524 × 2.438 m; two of them and four circles of 2 m: area × 2.4 kg × 1.15.
    expect(sum('used')).toBeCloseTo(10.25, 0)
    expect(sum('needed')).toBeCloseTo(20.51 + 34.68, 0)
    const december = (await report('?from=2026-12-01&to=2026-12-31')).body.yarns
    expect(december.reduce((kg, { used }) => kg + used, 0)).toBe(0)
  })

  it('is narrowed to a country and to a collection', async () => {
    const { body: dubai } = await report(`${JANUARY}&country=AE`)
    expect(dubai.totals).toMatchObject({ orders: 1, rugs: 3 })
    const { body: modern } = await report(`${JANUARY}&collection=Modern`)
    expect(modern.totals).toMatchObject({ orders: 2, rugs: 4 })
    expect(modern.collections.map(({ collection }) => collection)).toEqual(['Modern'])
    expect(modern.countries.map(({ country }) => country)).toEqual(['AE', 'US'])
    expect((await report(`${JANUARY}&country=AE&collection=Geometric`)).body.totals.orders).toBe(0)
  })

  it('shows visits in whole fives, and none below five, in figures and in the file', async () => {
    const count = (day: string, design: string, country: string, times: number) => ({
      day,
      event: 'looked' as const,
      design,
      country,
      count: times,
    })
    await counter.database.orm
      .insert(visitCount)
      .values([
        count('2027-01-02', 'onyx', 'AE', 13),
        count('2027-01-02', 'onyx', '', 4),
        count('2027-01-04', 'falaj', 'AE', 4),
        count('2026-12-30', 'onyx', 'AE', 7),
      ])
    const { body } = await report(JANUARY)
    expect(body.totals.looked).toBe(20)
    expect(body.totalsBefore.looked).toBe(5)
    expect(body.time.map(({ looked }) => looked)).toEqual([null, 15, null, null])
    const designs = new Map(body.designs.map(({ design, looked }) => [design, looked]))
    expect([designs.get('onyx'), designs.get('falaj')]).toEqual([15, null])
    expect(body.countries.map(({ country, looked }) => [country, looked])).toEqual([
      ['AE', 15],
      ['US', null],
      ['', null],
    ])
    expect((await report(`${JANUARY}&collection=Modern`)).body.totals.looked).toBeNull()
    const { rows } = await file('time', JANUARY)
    expect(rows.map((row) => row['Views'])).toEqual(['fewer than 5', '15', 'fewer than 5', 'fewer than 5'])
  })

  it('gives every table as a file, in the language of who asks', async () => {
    for (const table of REPORT_TABLES) {
      const { answer: sent, rows } = await file(table, JANUARY)
      expect(sent.headers['content-type']).toBe('text/csv; charset=utf-8')
      expect(sent.headers['content-disposition']).toBe(
        `attachment; filename="${table}-2027-01-01-2027-01-04.csv"`,
      )
      expect([table, rows.length > 1]).toEqual([table, true])
    }
    const { rows } = await file('shapes', `${JANUARY}&language=ar`)
    expect(rows[0]).toEqual({ الشكل: 'دائري', السجاد: '4', 'المساحة بالقدم المربعة': '172.2' })
    const { answer: none } = await file('money', JANUARY)
    expect(none.statusCode).toBe(400)
  })

  it('has a period that ends after it begins and lasts two years at most', async () => {
    for (const [query, field] of [
      ['?from=2027-01-05&to=2027-01-04', 'to'],
      ['?from=2020-01-01&to=2027-01-04', 'to'],
      ['?from=2027-01-05', 'from'],
      ['?from=yesterday', 'from'],
      ['?country=Emirates', 'country'],
      ['?collection=Persian', 'collection'],
    ] as const) {
      const { status, body } = await report(query)
      expect([query, status, (body as unknown as { field: string }).field]).toEqual([query, 400, field])
    }
    const { body } = await report()
    expect(body.period).toEqual({ from: '2026-12-06', to: '2027-01-04' })
  })
})

describe('the rugs of orders', () => {
  it('are those of the orders, whoever writes them', async () => {
    const [row] = await answer<{ differ: number; rugs: number }>(
      counter.database.orm,
      sql`
        with kept as (select * from ordered_rug), made as (select rugs.* from "order" o, lateral rugs_of(o) rugs)
        select (select count(*) from kept)::int as rugs,
          ((select count(*) from (select * from kept except select * from made) a)
            + (select count(*) from (select * from made except select * from kept) b))::int as differ`,
    )
    expect(row?.differ).toBe(0)
    expect(row?.rugs).toBe((await counter.orders()).flatMap(({ versions }) => versions[0].lines).length)
  })
})

async function file(table: string, query: string) {
  const { headers } = await counter.signedIn('desk')
  const sent = await counter.app.inject({ url: `/api/desk/reports/${table}.csv${query}`, headers })
  const text = sent.rawPayload.toString('utf8')
  const rows =
    sent.statusCode === 200
      ? parse<Record<string, string>>(text, { bom: true, columns: true, record_delimiter: '\r\n' })
      : []
  return { answer: sent, rows }
}
