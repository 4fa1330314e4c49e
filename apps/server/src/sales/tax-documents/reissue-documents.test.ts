import { randomUUID } from 'node:crypto'

import type { Problem } from '@nawl/contract/errors'
import type { AdminOrder } from '@nawl/contract/sales/admin'
import type { ShownDocumentRow } from '@nawl/contract/sales/order'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { HOUR, openEmailingApp } from '../../../test/chaos/shop-app.ts'
import { DATABASES } from '../../../test/db/postgres.ts'
import { readTearSheet } from '../../../test/downloads/read-tear-sheet.ts'
import { brokenRules } from '../../../test/e-invoices/broken-rules.ts'
import { readXml } from '../../../test/e-invoices/read-xml.ts'
import { answer } from '../../platform/db/database.ts'

const ADA = { company: 'Möbel Ada GmbH', taxNumber: 'DE136695976' }
/** A company of the UAE that has its goods sent to Brooklyn. */
const DUNE = {
  company: 'Dune Interiors L.L.C.',
  taxNumber: '100123456700003',
  purchaseOrder: 'PO-77',
  billingLine1: 'Al Quoz 3',
  billingCity: 'Dubai',
  billingCountry: 'AE',
}

describe.each(DATABASES)('documents to a corrected recipient on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openEmailingApp>>
  beforeAll(async () => void (shop = await openEmailingApp({ kind })))
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  type Placed = { readonly number: string; readonly token: string }
  const someone = () => `${randomUUID().slice(0, 8)}@example.com`
  async function correct({ number }: Placed, billing: object, version = 0, signed = shop.signedIn('desk')) {
    const { headers } = await signed
    const body = { billing, why: 'They asked', version }
    return shop.call<AdminOrder & Problem>('POST', `/api/desk/orders/${number}/billing`, body, { headers })
  }
  const listed = async ({ number, token }: Placed) =>
    (await shop.call<ShownDocumentRow[]>('GET', shop.url(number, token, '/documents'))).body
  const pdfOf = async ({ number, token }: Placed, document: string, language = 'en') => {
    const url = `${shop.url(number, token, `/documents/${document}/pdf`)}&language=${language}`
    return (await readTearSheet((await shop.app.inject(url)).rawPayload)).text
  }
  const xmlOf = async ({ number, token }: Placed, document: string) =>
    (await shop.app.inject(shop.url(number, token, `/documents/${document}/xml`))).body
  /** Debits less credits of each account of an order, in fils. */
  const ledgerOf = ({ number }: Placed) =>
    answer<{ account: string; fils: number }>(
      shop.database.orm,
      sql`select account, sum(aed)::int as fils from ledger_entry where order_number = ${number}
        group by account order by account`,
    )
  const gaps = async () =>
    answer(
      shop.database.orm,
      sql`select kind, year from tax_document where serial is not null group by kind, year
        having max(serial) <> count(*)`,
    )

  it('just say it before any is issued', async () => {
    const placed = await shop.ordered({ email: someone() })
    const { status, body } = await correct(placed, ADA)
    expect([status, body]).toMatchObject([200, { billing: { company: ADA.company }, documents: [] }])
    shop.provider.become(placed.ref, 'paid')
    await shop.sales.settle('stripe', placed.ref)
    const documents = await listed(placed)
    expect(documents).toMatchObject([{ kind: 'invoice', reason: 'order' }])
    expect(await pdfOf(placed, documents[0]!.number)).toContain('Möbel Ada GmbH')
  })

  it('credit the former invoice and invoice anew, in full, with a letter and nothing left in the ledger', async () => {
    const email = someone()
    const placed = await shop.confirmed({ email })
    const before = await ledgerOf(placed)
    const { body } = await correct(placed, DUNE)
    expect(body.corrections).toMatchObject([
      { kind: 'billing', before: null, after: { company: DUNE.company }, why: 'They asked' },
    ])
    const [first, credit, invoice] = await listed(placed)
    expect([first, credit, invoice]).toMatchObject([
      { kind: 'invoice', reason: 'order', totals: { AED: 177_015 } },
      { kind: 'credit-note', reason: 'billing', totals: { AED: 177_015 } },
      { kind: 'invoice', reason: 'billing', totals: { AED: 177_015 } },
    ])
    expect(await ledgerOf(placed)).toEqual(before)
    expect(await gaps()).toEqual([])

    const credited = await pdfOf(placed, credit!.number)
    expect(credited).toContain(`Corrects ${first!.number}`)
    expect(credited).toContain('Layla Haddad')
    expect(credited).not.toContain('Dune')
    const anew = await pdfOf(placed, invoice!.number)
    for (const said of [
      `Replaces ${first!.number}`,
      'Dune Interiors L.L.C.',
      'TRN 100123456700003',
      'Purchase order PO-77',
      // Where the goods go decides about the VAT, so it is named beside whom the invoice is for.
      'Goods delivered to',
      'Layla Haddad',
      'USA',
      'Delivery, insured',
    ])
      expect(anew).toContain(said)
    expect(anew).not.toContain('The buyer accounts for VAT')
    expect(await pdfOf(placed, invoice!.number, 'ar')).toContain('Dune Interiors L.L.C.')

    await shop.emails.deliver()
    const told = shop.inbox.for(email).find(({ subject }) => subject?.includes('Billing details corrected'))
    expect(told?.text).toContain('credited in full and a new one issued')

    // What comes later corrects the invoice that stands.
    await shop.desk(placed.number, '/refunds', { currency: 'AED', amount: 3_672, why: 'Late' })
    const goodwill = (await listed(placed)).at(-1)!
    expect(await pdfOf(placed, goodwill.number)).toContain(`Corrects ${invoice!.number}`)
    // And what was given back is not invoiced anew.
    await correct(placed, {}, 1)
    const last = (await listed(placed)).at(-1)!
    expect(last).toMatchObject({ kind: 'invoice', totals: { AED: 177_015 - 3_672 } })
    const text = await pdfOf(placed, last.number)
    expect(text).toContain('Previously credited')
    expect(text).toContain('Layla Haddad')
  })

  it('say to programs who buys and where the goods go', async () => {
    const placed = await shop.confirmed({ email: someone() })
    await correct(placed, DUNE)
    const [, credit, invoice] = await listed(placed)
    for (const document of [credit!, invoice!]) {
      const xml = await xmlOf(placed, document.number)
      expect(brokenRules(xml)).toEqual([])
      const { at } = readXml(xml)
      const isNew = document === invoice
      expect([
        at('cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName'),
        at('cac:AccountingCustomerParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode'),
        at('cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode'),
        at('cac:Delivery/cac:DeliveryParty/cac:PartyName/cbc:Name'),
        at('cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID'),
      ]).toEqual([
        isNew ? DUNE.company : 'Layla Haddad',
        isNew ? 'AE' : 'US',
        'US',
        'Layla Haddad',
        (await listed(placed))[0]!.number,
      ])
    }
  })

  it('are issued for one of two who correct at once, and for nobody where it is refused', async () => {
    const placed = await shop.confirmed({ email: someone() })
    const raced = await Promise.all([ADA, DUNE, ADA, DUNE].map((billing) => correct(placed, billing)))
    expect(raced.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409,
    ])
    expect(await listed(placed)).toHaveLength(3)
    expect(await correct(placed, { ...DUNE, taxNumber: '1' }, 1)).toMatchObject({
      status: 422,
      body: { code: 'order/bad-address', problems: [{ field: 'taxNumber', problem: 'wrong-form' }] },
    })
    await shop.command(placed, '/cancel')
    expect(await correct(placed, {}, 1)).toMatchObject({ status: 409, body: { code: 'order/wrong-state' } })
    expect(await gaps()).toEqual([])
  })

  it('are both there or neither, whichever statement fails', async () => {
    const placed = await shop.confirmed({ email: someone() })
    for (let statements = 0; (await listed(placed)).length === 1 && statements < 80; statements++) {
      const desk = await shop.signedIn('desk')
      shop.faulty.failAfter(statements)
      await correct(placed, ADA, 0, Promise.resolve(desk))
      shop.faulty.heal()
      const { length } = await listed(placed)
      expect([1, 3], `after ${statements} statements`).toContain(length)
      expect((await shop.see(placed)).billing !== null, `after ${statements} statements`).toBe(length === 3)
    }
    expect(await listed(placed)).toHaveLength(3)
    expect(await gaps()).toEqual([])
  }, 60_000)

  it('are the recipient’s only with their record, whatever writes to the database', async () => {
    const placed = await shop.confirmed({ email: someone() })
    shop.clock.at += HOUR
    const change = shop.database.orm.execute(
      sql`update "order" set billing = '{"company":"X"}'::jsonb where number = ${placed.number}`,
    )
    await expect(change).rejects.toThrow('Failed query')
  })
})
