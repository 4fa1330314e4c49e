import type { DocumentList } from '@nawl/contract/desk/tax-documents'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { BROOKLYN, HOUR, NOW, openShopApp } from '../../../test/chaos/shop-app.ts'
import { DATABASES } from '../../../test/db/postgres.ts'

const DAY = 24 * 60 * 60 * 1000

describe.each(DATABASES)('the desk’s list of invoices and credit notes on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => {
    shop = await openShopApp({ kind })
    const local = { ...BROOKLYN, name: 'Noura Al Mansoori', country: 'AE', region: 'Dubai', postcode: '' }
    const guest = shop.buyer()
    await guest.add()
    await guest.ask('PUT', '/api/cart/country', { country: 'AE' })
    const { price } = await guest.cart()
    const { body } = await guest.checkout({ address: local, expectedTotal: price.amounts.USD.total })
    const ref = await shop.refOf(body.number)
    shop.provider.become(ref, 'paid')
    await shop.sales.settle('stripe', ref)
    shop.clock.at = NOW + 40 * DAY
    const placed = await shop.confirmed({ email: 'ben@example.com' })
    shop.clock.at += HOUR
    await shop.command(placed, '/cancel')
  })
  afterAll(() => shop.close())

  const ask = async (query = '') => {
    const { body } = await shop.call<DocumentList>(
      'GET',
      `/api/desk/documents${query}`,
      undefined,
      await shop.signedIn('desk'),
    )
    return body
  }
  const kinds = async (query: string) => (await ask(query)).documents.map((document) => document.kind)

  it('shows the newest first, with the buyer, what each corrects, and its tax', async () => {
    const { documents, next } = await ask()
    expect(next).toBeNull()
    expect(
      documents.map(({ kind, reason, country, vatPercent }) => [kind, reason, country, vatPercent]),
    ).toEqual([
      ['credit-note', 'cancelled', 'US', 0],
      ['invoice', 'order', 'US', 0],
      ['invoice', 'order', 'AE', 5],
    ])
    expect(documents[0]?.corrects).toBe(documents[1]?.number)
    expect(documents[2]).toMatchObject({ name: 'Noura Al Mansoori', corrects: null })
  })

  it('adds up what a filter lets through, by kind and rate', async () => {
    const { sums } = await ask()
    expect(sums.map(({ kind, vatPercent, count }) => [kind, vatPercent, count])).toEqual([
      ['invoice', 0, 1],
      ['invoice', 5, 1],
      ['credit-note', 0, 1],
    ])
    const [abroad, local, credit] = sums
    expect(credit?.total).toBe(abroad?.total)
    // The rug of $400 and the flat fee of delivery: both include VAT.
    expect([local?.total, local?.vat]).toEqual([154_245, 7_345])
    expect((await ask('?country=AE')).sums).toEqual([local])
  })

  it('is filtered by day, kind and country, searched and sorted', async () => {
    expect(await kinds('?kind=credit-note')).toEqual(['credit-note'])
    expect(await kinds('?to=2027-01-31')).toEqual(['invoice'])
    expect(await kinds('?from=2027-02-01')).toEqual(['credit-note', 'invoice'])
    expect(await kinds('?search=mansoori')).toEqual(['invoice'])
    expect(await kinds('?search=cn-2027')).toEqual(['credit-note'])
    expect(await kinds('?search=%25')).toEqual([])
    const amounts = (await ask('?sort=total&direction=up')).documents.map(({ amounts: { AED } }) => AED.total)
    expect(amounts).toEqual(amounts.toSorted((p, q) => p - q))
  })

  it('is a CSV file whose columns add up, and whose export is recorded', async () => {
    const { headers } = await shop.signedIn('desk')
    const sent = await shop.app.inject({
      method: 'POST',
      url: '/api/desk/documents/export',
      headers,
      payload: { language: 'en', filter: { from: '2027-02-01' } },
    })
    const rows = parse<Record<string, string>>(sent.rawPayload, { bom: true, columns: true })
    expect(rows.map((row) => [row['Document'], row['With VAT, AED'], row['Before VAT, USD']])).toEqual([
      ['Credit note', '-1770.15', '-482'],
      ['Invoice', '1770.15', '482'],
    ])
    const { body } = await shop.call<{ changes: { kind: string; subject: string }[] }>(
      'GET',
      '/api/desk/activity',
      undefined,
      { headers },
    )
    expect(body.changes[0]).toMatchObject({ kind: 'list.exported', subject: 'documents' })
  })
})
