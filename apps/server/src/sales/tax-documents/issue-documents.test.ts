import { randomUUID } from 'node:crypto'

import type { ShownDocumentRow } from '@nawl/contract/sales/order'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { documentSeries, taxDocument } from '../../platform/db/schema/tax-document-schema.ts'
import { DESIGN, HOUR, openShopApp } from '../../../test/chaos/shop-app.ts'
import { readTearSheet } from '../../../test/downloads/read-tear-sheet.ts'
import { DATABASES } from '../../../test/db/postgres.ts'
import { answer } from '../../platform/db/database.ts'
import { contentHash } from './document-content.ts'

const NEW_YEAR = Date.parse('2028-01-01T00:00:00+04:00')

describe.each(DATABASES)('documents of orders on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => void (shop = await openShopApp({ kind })))
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  // One address may have few open orders.
  const someone = () => `${randomUUID()}@example.com`
  const confirmed = () => shop.confirmed({ email: someone() })

  type Placed = { readonly number: string; readonly token: string }
  const listed = async ({ number, token }: Placed) =>
    (await shop.call<ShownDocumentRow[]>('GET', shop.url(number, token, '/documents'))).body
  const said = async (placed: Placed) =>
    (await listed(placed)).map(({ kind, reason, totals }) => [kind, reason, totals.AED])
  const change = async (placed: Placed, size: object, key: string) => {
    const [line] = (await shop.see(placed)).lines
    const design = { ...DESIGN, size: { ...DESIGN.size, ...size } }
    return shop.command(placed, '/design', { lineId: line?.id, design, provider: 'stripe' }, key)
  }
  const pdfOf = async ({ number, token }: Placed, document: string, language = 'en') =>
    (await shop.app.inject(`${shop.url(number, token, `/documents/${document}/pdf`)}&language=${language}`))
      .rawPayload

  const xmlOf = async ({ number, token }: Placed, document: string) =>
    (await shop.app.inject(shop.url(number, token, `/documents/${document}/xml`))).body

  /** Every number of a year's series that was issued, in order. */
  const serials = async (of: 'invoice' | 'credit-note', year: number) =>
    (
      await answer<{ serial: number }>(
        shop.database.orm,
        sql`select serial from tax_document where kind = ${of} and year = ${year} order by serial`,
      )
    ).map(({ serial }) => serial)
  const counted = (length: number) => Array.from({ length }, (_, n) => n + 1)

  it('say what is added by a dearer design, what a cheaper one takes back, and what staff refund', async () => {
    const placed = await confirmed()
    expect(await said(placed)).toEqual([['invoice', 'order', 177_015]])
    await change(placed, { width: '6' }, 'dearer-dearer-dearer')
    expect(await said(placed), 'nothing is charged before the difference is paid').toHaveLength(1)
    const ref = await shop.refOf(placed.number)
    shop.provider.become(ref, 'paid')
    await shop.sales.settle('stripe', ref)
    const { price } = await shop.see(placed)
    const added = price.amounts.AED.total - 177_015
    expect(await said(placed)).toEqual([
      ['invoice', 'order', 177_015],
      ['invoice', 'change', added],
    ])
    await change(placed, { width: '4' }, 'cheaper-cheaper-cheaper')
    await shop.desk(placed.number, '/refunds', { currency: 'AED', amount: 3_672, why: 'A late parcel' })
    const now = await shop.see(placed)
    const documents = await said(placed)
    expect(documents.map(([of, reason]) => [of, reason])).toEqual([
      ['invoice', 'order'],
      ['invoice', 'change'],
      ['credit-note', 'change'],
      ['credit-note', 'goodwill'],
    ])
    const net = documents.reduce((sum, [of, , aed]) => sum + (of === 'invoice' ? 1 : -1) * Number(aed), 0)
    const held =
      now.payments.reduce((sum, { amount }) => sum + amount, 0) -
      now.refunds.reduce((sum, { amount }) => sum + amount, 0)
    expect(net).toBe(held)
    expect(
      now.timeline.map(({ kind }) => kind).filter((kind) => ['invoiced', 'credited'].includes(kind)),
    ).toEqual(['invoiced', 'invoiced', 'credited', 'credited'])
  })

  it('are numbered without gaps by fifty payments at once', async () => {
    const before = await serials('invoice', 2027)
    const orders = []
    for (let n = 0; n < 50; n++) orders.push(await shop.ordered({ email: someone() }))
    for (const { ref } of orders) shop.provider.become(ref, 'paid')
    await Promise.allSettled(orders.map(({ ref }) => shop.sales.settle('stripe', ref)))
    // Whatever the database refused is asked again, as the provider would.
    for (const { ref } of orders) await shop.sales.settle('stripe', ref)
    expect(await serials('invoice', 2027)).toEqual(counted(before.length + 50))
    const numbers = await Promise.all(
      orders.map(async (placed) => (await listed(placed)).map(({ number }) => number)),
    )
    expect(numbers.every((of) => of.length === 1)).toBe(true)
    expect(new Set(numbers.flat()).size).toBe(50)
  }, 120_000)

  it('are there with their order and their number, or not at all, whichever statement fails', async () => {
    const { length } = await serials('invoice', 2027)
    let issued = 0
    for (let statements = 0, isDone = false; !isDone; statements++) {
      const placed = await shop.ordered({ email: someone() })
      shop.provider.become(placed.ref, 'paid')
      shop.faulty.failAfter(statements)
      isDone = await shop.sales.settle('stripe', placed.ref).then(
        () => true,
        () => false,
      )
      shop.faulty.heal()
      const isConfirmed = (await shop.stateOf(placed)) === 'confirmed'
      const events = (await shop.sales.orders.events(placed.number)).filter(({ kind }) => kind === 'invoiced')
      const documents = await listed(placed)
      expect(documents.length, `after ${statements} statements`).toBe(isConfirmed ? 1 : 0)
      expect(events.map(({ subject }) => subject)).toEqual(documents.map(({ number }) => number))
      issued += documents.length
      expect(await serials('invoice', 2027)).toEqual(counted(length + issued))
    }
    expect(issued).toBeGreaterThan(0)
  }, 120_000)

  it('begin anew with the year of Dubai, and go on in it though the clock is turned back', async () => {
    shop.clock.at = NEW_YEAR - 1_000
    await confirmed()
    shop.clock.at = NEW_YEAR + HOUR
    const first = await confirmed()
    expect((await listed(first))[0]?.number).toBe('INV-2028-000001')
    shop.clock.at = NEW_YEAR - HOUR
    const second = await confirmed()
    const [row] = await listed(second)
    expect(row?.number).toBe('INV-2028-000002')
    expect(row?.issuedAt, 'dates of a series do not run backwards').toBe(
      new Date(NEW_YEAR + HOUR).toISOString(),
    )
    // The clock of the next test is in the year before; its numbers go on here.
    const { length } = await serials('invoice', 2028)
    expect(await serials('invoice', 2028)).toEqual(counted(length))
  })

  it('stay byte for byte what they were, whatever is set, changed or asked later', async () => {
    const placed = await confirmed()
    const [row] = await listed(placed)
    const number = row!.number
    const [en, ar] = [await pdfOf(placed, number), await pdfOf(placed, number, 'ar')]
    const xml = await xmlOf(placed, number)
    const settings = { name: { en: 'House of Sand', ar: 'بيت الرمال' } }
    const desk = await shop.signedIn('desk')
    const { body } = await shop.call<{ base: number; value: object; builtIn: object }>(
      'GET',
      '/api/desk/settings/shop',
      undefined,
      desk,
    )
    const value = { ...(body.value ?? body.builtIn), ...settings }
    const renamed = await shop.call(
      'POST',
      '/api/desk/settings/shop/publish',
      { value, base: body.base, draftVersion: 0 },
      desk,
    )
    expect(renamed.status).toBe(200)
    await shop.published.refresh()
    await change(placed, { width: '4' }, 'after-it-was-issued')
    expect(Buffer.compare(await pdfOf(placed, number), en)).toBe(0)
    expect(Buffer.compare(await pdfOf(placed, number, 'ar'), ar)).toBe(0)
    const documents = await listed(placed)
    const [later] = documents.slice(1)
    expect((await readTearSheet(await pdfOf(placed, later!.number))).text).toContain('House of Sand')
    expect((await readTearSheet(en)).text).not.toContain('House of Sand')
    expect(await xmlOf(placed, number)).toBe(xml)
    expect(xml).not.toContain('House of Sand')
    const printed = (await shop.sales.orders.events(placed.number))
      .filter(({ kind, subject }) => kind === 'document-printed' && subject?.startsWith(number))
      .map(({ subject }) => subject)
    expect(printed).toEqual(
      ['xml', 'en', 'ar'].map((of) => expect.stringMatching(new RegExp(`^${number} ${of} [0-9a-f]{64}$`))),
    )
  })

  it('cannot be changed, removed or given another number, not even in the database', async () => {
    const placed = await confirmed()
    const number = (await listed(placed))[0]!.number
    const { orm } = shop.database
    const isIt = eq(taxDocument.number, number)
    const cause = async (work: Promise<unknown>) => {
      const failure = await work.then(
        () => null,
        (error: unknown) => error as Error,
      )
      return String((failure?.cause as Error | undefined)?.message ?? failure?.message)
    }
    expect(
      await cause(
        orm
          .update(taxDocument)
          .set({ usd: 1 as never })
          .where(isIt),
      ),
    ).toContain('is not changed')
    expect(await cause(orm.delete(taxDocument).where(isIt))).toContain('are not changed')
    const skip = orm.update(documentSeries).set({ last: sql`last + 2` })
    expect(await cause(skip)).toContain('counts on by one')
    const [row] = await orm.select().from(taxDocument).where(isIt)
    expect(row && contentHash(row.content)).toBe(row?.hash)
  })

  it('orders from before there were series keep the invoice that had their number', async () => {
    const placed = await confirmed()
    await shop.database.orm.transaction(async (tx) => {
      await tx.execute(sql`select set_config('nawl.deletes_order', 'yes', true)`)
      await tx.delete(taxDocument).where(eq(taxDocument.orderNumber, placed.number))
    })
    expect(await shop.sales.documents.ordersWithout(10)).toEqual([placed.number])
    await shop.sales.orders.issueMissing(placed.number)
    await shop.sales.orders.issueMissing(placed.number)
    expect(await shop.sales.documents.ordersWithout(10)).toEqual([])
    const documents = await listed(placed)
    expect(documents.map(({ number, totals }) => [number, totals.AED])).toEqual([[placed.number, 177_015]])
    await shop.command(placed, '/cancel')
    expect(await said(placed)).toEqual([
      ['invoice', 'order', 177_015],
      ['credit-note', 'cancelled', 177_015],
    ])
  })
})
