import { randomUUID } from 'node:crypto'

import type { MonthList } from '@nawl/contract/desk/months'
import type { ShownDocumentRow } from '@nawl/contract/sales/order'
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { HOUR, openShopApp } from '../../../test/chaos/shop-app.ts'
import { DATABASES } from '../../../test/db/postgres.ts'

const DAY = 24 * HOUR
const at = (text: string) => Date.parse(`${text}+04:00`)

describe.each(DATABASES)('the months of the ledger on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => {
    shop = await openShopApp({ kind, clock: { at: at('2027-01-04T12:00') } })
    const owner = await shop.signedIn('desk')
    const invited = { email: 'accountant@example.com', role: 'accountant' }
    await shop.call('POST', '/api/desk/staff', invited, owner)
  })
  afterAll(() => shop.close())

  type Placed = { readonly number: string; readonly token: string }
  const confirmed = () => shop.confirmed({ email: `${randomUUID()}@example.com` })
  const documentOf = async ({ number, token }: Placed) => {
    const { body } = await shop.call<ShownDocumentRow[]>('GET', shop.url(number, token, '/documents'))
    return body.at(-1)!
  }
  const months = async () =>
    (await shop.call<MonthList>('GET', '/api/desk/months', undefined, await shop.signedIn('accountant'))).body
      .months
  const close = async (month: string, who = 'accountant') =>
    shop.call<{ code?: string } & MonthList>(
      'POST',
      `/api/desk/months/${month}/close`,
      undefined,
      await shop.signedIn(who),
    )
  const archive = async (month: string, language = 'en') => {
    const { headers } = await shop.signedIn('accountant')
    const url = `/api/desk/months/${month}/accounts.zip?language=${language}`
    const sent = await shop.app.inject({ url, headers })
    expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'application/zip'])
    const files = unzipSync(sent.rawPayload)
    const table = (name: string) =>
      parse<Record<string, string>>(strFromU8(files[name]!), { bom: true, columns: true })
    return { files, table, name: sent.headers['content-disposition'] }
  }

  it('has everything of a month in one archive, with sums that agree', async () => {
    const kept = await confirmed()
    const gone = await confirmed()
    shop.clock.at += HOUR
    await shop.command(gone, '/cancel')
    await shop.moveOn(1)
    const { files, table, name } = await archive('2027-01')
    expect(name).toBe('attachment; filename="accounts-2027-01.zip"')
    const numbers = ['INV-2027-000001', 'INV-2027-000002', 'CN-2027-000001']
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'ledger.csv',
        'documents.csv',
        'reconciliation.csv',
        'vat-summary.csv',
        'balances.csv',
        'open-items.csv',
        'gift-cards.csv',
        ...numbers.flatMap((number) => [`documents/${number}.pdf`, `documents/${number}.xml`]),
      ].toSorted(),
    )
    const pdf = await shop.app.inject(
      `${shop.url(kept.number, kept.token, '/documents/INV-2027-000001/pdf')}&language=en`,
    )
    expect(Buffer.compare(files['documents/INV-2027-000001.pdf']!, pdf.rawPayload)).toBe(0)
    expect(strFromU8(files['documents/CN-2027-000001.xml']!)).toContain('<CreditNote')

    const sum = (rows: readonly Record<string, string>[], column: string) =>
      rows.reduce((all, row) => all + Math.round(Number(row[column]) * 100), 0)
    const ledger = table('ledger.csv')
    expect(sum(ledger, 'Debit, AED')).toBe(sum(ledger, 'Credit, AED'))
    expect(sum(ledger, 'Debit, USD')).toBe(sum(ledger, 'Credit, USD'))
    // One order stays, the other was given back.
    expect(table('reconciliation.csv')).toEqual([
      {
        Account: 'Stripe, not paid out',
        'Charged in': 'AED',
        'Opening balance': '0',
        Payments: '3540.3',
        Refunds: '-1770.15',
        Fees: '0',
        'Disputed payments': '0',
        'Closing balance': '1770.15',
      },
    ])
    // What the accounts end with is what the ledger's rows add up to.
    const balances = table('balances.csv')
    for (const { Account, 'Balance after': after } of balances) {
      const rows = ledger.filter((row) => row['Account'] === Account)
      const moved = sum(rows, 'Debit, AED') - sum(rows, 'Credit, AED')
      expect([Account, moved]).toEqual([Account, Math.round(Number(after) * 100)])
    }
    expect(sum(balances, 'Balance after')).toBe(0)
    expect(table('open-items.csv')).toEqual([])
    // Each movement of money has the provider's reference.
    for (const row of ledger.filter(({ Kind }) => Kind === 'Payment' || Kind === 'Refund'))
      expect(row['Bank or provider reference']).toBe(await shop.refOf(row['Order']!))
    const [documents, vat] = [table('documents.csv'), table('vat-summary.csv')]
    expect(documents.map((row) => Object.values(row)[0])).toEqual(numbers)
    expect(vat.map((row) => [row['VAT category'], row['Document'], row['Documents']])).toEqual([
      ['O', 'Invoice', '2'],
      ['O', 'Credit note', '1'],
    ])
    for (const column of ['Before VAT, AED', 'VAT, AED', 'With VAT, AED'])
      expect([column, sum(vat, column)]).toEqual([column, sum(documents, column)])
    const arabic = await archive('2027-01', 'ar')
    expect(Object.keys(arabic.table('ledger.csv')[0] ?? {})[0]).toBe('التاريخ')
    expect(Object.keys((await archive('2026-12')).files)).toHaveLength(7)
  })

  it('ends with what is open: parts that are not invoiced, and cards by their balance', async () => {
    const buyer = shop.buyer()
    await buyer.add()
    const { body: placed } = await buyer.checkout({
      email: `${randomUUID()}@example.com`,
      provider: 'bank-transfer',
    })
    const paymentId = (await shop.see(placed)).payments[0]!.id
    const part = { paymentId, reference: 'FT27 1', amount: 100_000, difference: 'ask-for-rest' }
    expect((await shop.desk(placed.number, '/transfer', part)).status).toBe(200)
    const card = { amount: 50_000, currency: 'AED', reason: 'paid', expiresAt: null }
    const signed = await shop.signedIn('desk')
    const issued = await shop.call<{ code?: string }>('POST', '/api/desk/gift-cards', card, {
      ...signed,
      key: randomUUID(),
    })
    expect(issued.status).toBe(200)
    const { table } = await archive('2027-01')
    expect(table('open-items.csv')).toMatchObject([
      {
        Order: placed.number,
        'Invoices less credit notes, AED': '0',
        'Receipts less refunds, AED': '1000',
        'Owed by the customer (negative: owed to them), AED': '-1000',
      },
    ])
    const transfer = table('ledger.csv').filter((row) => row['Bank or provider reference'] === 'FT27 1')
    expect(transfer.map((row) => row['Account'])).toContain('Bank transfers')
    expect(table('gift-cards.csv')).toMatchObject([
      { 'Charged in': 'AED', 'Reason for issue': 'Paid for', Amount: '500', Spent: '0', Balance: '500' },
    ])
    const balances = table('balances.csv')
    expect(balances.find(({ Account }) => Account === 'Gift cards')).toMatchObject({
      'Balance before': '0',
      'Balance after': '-500',
    })
    // The file of orders says the same of the order.
    const file = await shop.app.inject({
      method: 'POST',
      url: '/api/desk/orders/export',
      headers: (await shop.signedIn('desk')).headers,
      payload: { language: 'en', rows: 'orders', filter: {}, numbers: [placed.number] },
    })
    const [row] = parse<Record<string, string>>(file.body, { bom: true, columns: true })
    expect(row).toMatchObject({
      'Received, AED': '1000.00',
      'Received by gift card, AED': '0.00',
      'Owed by the customer (negative: owed to them), AED': '-1000',
    })
  })

  it('is not closed before it is over, nor before the month before it, nor by the workshop’s sales', async () => {
    expect((await close('2027-01')).body.code).toBe('month/not-over')
    expect((await months()).map(({ month, mayClose }) => [month, mayClose])).toEqual([['2027-01', false]])
    shop.clock.at = at('2027-02-01T00:00')
    expect((await months()).map(({ month, documents, mayClose }) => [month, documents, mayClose])).toEqual([
      ['2027-02', 0, false],
      ['2027-01', 3, true],
    ])
    expect((await close('2027-13')).status).toBe(400)
    expect((await close('2027-02')).body.code).toBe('month/not-over')
    expect((await close('2027-01', 'eve')).status).toBe(403)
  })

  it('is closed once, with who and when, and takes no more documents though the clock is turned back', async () => {
    shop.clock.at = at('2027-02-02T09:00')
    const { status, body } = await close('2027-01')
    expect(status).toBe(200)
    const closed = { at: new Date(shop.clock.at).toISOString(), by: 'accountant@example.com' }
    expect(body.months.at(-1)).toEqual({ month: '2027-01', documents: 3, closed, mayClose: false })
    expect((await close('2027-01')).body.code).toBe('month/already-closed')
    const activity = await shop.call<{ changes: { kind: string; subject: string }[] }>(
      'GET',
      '/api/desk/activity',
      undefined,
      await shop.signedIn('desk'),
    )
    expect(activity.body.changes[0]).toMatchObject({ kind: 'month.closed', subject: '2027-01' })

    shop.clock.at = at('2027-01-20T12:00')
    const late = await confirmed()
    const firstOpen = new Date(at('2027-02-01T00:00')).toISOString()
    expect((await documentOf(late)).issuedAt).toBe(firstOpen)
    shop.clock.at = at('2027-02-02T10:00')
    const ledger = (await archive('2027-02'))
      .table('ledger.csv')
      .filter((row) => row['Order'] === late.number)
    expect(new Set(ledger.map(({ Date: day }) => day))).toEqual(new Set(['2027-02-01 00:00']))
    expect((await archive('2027-01')).table('ledger.csv').some((row) => row['Order'] === late.number)).toBe(
      false,
    )
    shop.clock.at = at('2027-04-01T00:00')
    expect((await close('2027-03')).body.code).toBe('month/earlier-open')
  })

  it('has every document before or after its closing, whoever races', async () => {
    shop.clock.at = at('2027-03-01T00:00') - DAY
    const orders = []
    for (let n = 0; n < 10; n++) orders.push(await shop.ordered({ email: `${randomUUID()}@example.com` }))
    for (const { ref } of orders) shop.provider.become(ref, 'paid')
    const after = at('2027-03-02T09:00')
    shop.clock.at = after
    const { headers } = await shop.signedIn('accountant')
    // Payments are dated in the month; the clock of who closes it is right.
    shop.clock.at = at('2027-02-28T12:00')
    const paid = orders.map(({ ref }) => shop.sales.settle('stripe', ref))
    await paid[0]
    shop.clock.at = after
    const closed = shop.call('POST', '/api/desk/months/2027-02/close', undefined, { headers })
    await Promise.allSettled([...paid, closed])
    expect((await closed).status).toBe(200)
    const before = (await archive('2027-02')).table('documents.csv').length
    shop.clock.at = at('2027-02-20T12:00')
    for (const { ref } of orders) await shop.sales.settle('stripe', ref)
    for (const placed of orders) expect((await documentOf(placed)).number).toMatch(/^INV-2027-/)
    expect((await archive('2027-02')).table('documents.csv')).toHaveLength(before)
  })
})
