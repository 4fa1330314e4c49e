import type { DeskMoneyReport } from '@nawl/contract/desk/money-report'
import { MONEY_TABLES } from '@nawl/domain/reports/money-report'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { BROOKLYN, DESIGN, HOUR, NOW, openShopApp } from '../../../test/chaos/shop-app.ts'

const DAY = 24 * HOUR
const DUBAI = { ...BROOKLYN, country: 'AE', region: 'Dubai', postcode: '' }

let shop: Awaited<ReturnType<typeof openShopApp>>
/** To the USA on 3 January and credited on the 4th; five with a discount within the UAE on the 4th. */
beforeAll(async () => {
  shop = await openShopApp()
  shop.clock.at = NOW - DAY
  const gone = await shop.confirmed()
  shop.clock.at = NOW - HOUR
  await shop.command(gone, '/cancel')
  const guest = shop.buyer()
  await guest.add(DESIGN, 5)
  const refused = await guest.checkout({ address: DUBAI, expectedTotal: 1 })
  const { price } = refused.body as unknown as { price: { amounts: { USD: { total: number } } } }
  const placed = await guest.checkout({ address: DUBAI, expectedTotal: price.amounts.USD.total })
  const ref = await shop.refOf(placed.body.number)
  shop.provider.become(ref, 'paid')
  await shop.sales.settle('stripe', ref)
  // Credited and invoiced anew to another recipient: nothing is given back.
  const corrected = { billing: { company: 'Dune L.L.C.' }, why: 'Asked', version: 0 }
  const { status } = await shop.desk(placed.body.number, '/billing', corrected)
  if (status !== 200) throw new Error(`the recipient was not corrected: ${status}`)
})
afterAll(() => shop.close())

async function report(query: string, who = 'desk') {
  const { headers } = await shop.signedIn(who)
  return shop.call<DeskMoneyReport>('GET', `/api/desk/money${query}`, undefined, { headers })
}
const JANUARY = '?from=2027-01-01&to=2027-01-04'

it('adds up sales, VAT, refunds and discounts by day, country and collection', async () => {
  const { status, body } = await report(JANUARY)
  expect(status).toBe(200)
  const [document] = (
    await shop.call<{ documents: { amounts: DeskMoneyReport['totals'] & { AED: { total: number } } }[] }>(
      'GET',
      '/api/desk/documents?country=AE',
      undefined,
      await shop.signedIn('desk'),
    )
  ).body.documents
  const { total } = document!.amounts.AED
  // The shop has no TRN in tests: its documents state no VAT.
  expect(body.totals.AED).toEqual({ sales: total, vat: 0, refunds: 177_015, discounts: expect.any(Number) })
  expect(body.totals.AED.discounts).toBeGreaterThan(0)
  expect(body.time.map(({ AED }) => [AED.sales, AED.refunds])).toEqual([
    [0, 0],
    [0, 0],
    [177_015, 0],
    [total - 177_015, 177_015],
  ])
  expect(body.countries.map(({ country, AED }) => [country, AED.sales])).toEqual([
    ['AE', total],
    ['US', 0],
  ])
  const sales = Object.fromEntries(body.collections.map(({ collection, AED }) => [collection, AED.sales]))
  expect(sales).toEqual({ Geometric: total, null: 0 })
  expect(body.totals.USD, 'nothing was charged in dollars').toEqual({
    sales: 0,
    vat: 0,
    refunds: 0,
    discounts: 0,
  })
})

it('is narrowed to a country and to a collection', async () => {
  expect((await report(`${JANUARY}&country=US`)).body.totals.AED).toMatchObject({
    sales: 0,
    refunds: 177_015,
  })
  const { body } = await report(`${JANUARY}&collection=Geometric`)
  expect(body.totals.AED.refunds, 'without delivery').toBe(146_900)
  expect((await report(`${JANUARY}&collection=Modern`)).body.totals.AED.sales).toBe(0)
  expect((await report('?from=2027-01-05&to=2027-01-04')).status).toBe(400)
})

it('gives every table as a file, in the language of who asks', async () => {
  const { headers } = await shop.signedIn('desk')
  for (const table of MONEY_TABLES) {
    const url = `/api/desk/money/${table}.csv${JANUARY}&language=ar`
    const sent = await shop.app.inject({ url, headers })
    expect(sent.headers['content-disposition']).toBe(
      `attachment; filename="money-${table}-2027-01-01-2027-01-04.csv"`,
    )
    const rows = parse<Record<string, string>>(sent.rawPayload.toString('utf8'), { bom: true, columns: true })
    expect(Object.keys(rows[0] ?? {})[3]).toContain('المبالغ المستردة')
    const sum = rows.reduce((all, row) => all + Number(Object.values(row)[3]), 0)
    expect([table, sum]).toEqual([table, 1770.15])
  }
})
