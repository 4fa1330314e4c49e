import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { DESIGN, openShopApp } from '../../../test/chaos/shop-app.ts'
import { DATABASES } from '../../../test/db/postgres.ts'
import { answer } from '../../platform/db/database.ts'
import { closedMonth, ledgerEntry } from '../../platform/db/schema/ledger-schema.ts'
import { deleteUnpaidAmong } from '../orders/delete-orders.ts'

describe.each(DATABASES)('the ledger on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => void (shop = await openShopApp({ kind })))
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  const someone = () => `${randomUUID()}@example.com`
  const confirmed = () => shop.confirmed({ email: someone() })
  type Placed = { readonly number: string; readonly token: string }

  const rowsOf = ({ number }: Pick<Placed, 'number'>) =>
    shop.database.orm
      .select()
      .from(ledgerEntry)
      .where(eq(ledgerEntry.orderNumber, number))
      .orderBy(ledgerEntry.place)
  const said = async (placed: Placed) =>
    (await rowsOf(placed)).map((row) => [row.posting, row.kind, row.account, row.usd, row.aed])
  /** Postings whose rows do not add up to nothing. */
  const outOfBalance = () =>
    answer(
      shop.database.orm,
      sql`select order_number, posting from ledger_entry group by 1, 2 having sum(usd) <> 0 or sum(aed) <> 0`,
    )
  /** What the documents and the money of all orders come to, from their own tables. */
  const sums = async () => {
    const [row] = await answer<Record<'stated' | 'booked' | 'paid' | 'held', string>>(
      shop.database.orm,
      sql`select
        (select coalesce(sum(case kind when 'invoice' then aed else -aed end), 0) from tax_document)::text as stated,
        (select coalesce(sum(aed), 0) from ledger_entry where account = 'receivable'
          and kind in ('invoice', 'credit-note'))::text as booked,
        (select coalesce(sum(amount), 0) from payment where status = 'paid')::text as paid,
        (select coalesce(sum(aed), 0) from ledger_entry where account = 'clearing-stripe' and kind = 'payment')::text as held`,
    )
    return row
  }
  const givenBack = async ({ number }: Placed) => {
    const refund = { currency: 'AED', amount: 3_673, why: 'A late delivery' }
    expect((await shop.desk(number, '/refunds', refund)).status).toBe(200)
  }
  const change = async (placed: Placed, size: object, key: string) => {
    const [line] = (await shop.see(placed)).lines
    const design = { ...DESIGN, size: { ...DESIGN.size, ...size } }
    return shop.command(placed, '/design', { lineId: line?.id, design, provider: 'stripe' }, key)
  }

  it('has the rows of an invoice and its payment, of a credit note, and of a refund when it is sent', async () => {
    const placed = await confirmed()
    const paid = [
      [0, 'invoice', 'receivable', 48_200, 177_015],
      [0, 'invoice', 'sales', -40_000, -146_900],
      [0, 'invoice', 'delivery', -8_200, -30_115],
      [1, 'payment', 'clearing-stripe', 48_200, 177_015],
      [1, 'payment', 'receivable', -48_200, -177_015],
    ]
    expect(await said(placed)).toEqual(paid)
    const [row] = await rowsOf(placed)
    expect(row).toMatchObject({ category: 'O', country: 'US', currency: 'AED', rate: 36_725 })
    expect((await rowsOf(placed))[1]?.collection).toBe('Geometric')
    await shop.command(placed, '/cancel')
    await shop.moveOn(1)
    expect((await said(placed)).slice(paid.length)).toEqual([
      [2, 'credit-note', 'receivable', -48_200, -177_015],
      [2, 'credit-note', 'sales', 40_000, 146_900],
      [2, 'credit-note', 'delivery', 8_200, 30_115],
      [3, 'refund', 'clearing-stripe', -48_200, -177_015],
      [3, 'refund', 'receivable', 48_200, 177_015],
    ])
  })

  it('follows a dearer and a cheaper design and a refund of staff', async () => {
    const placed = await confirmed()
    await change(placed, { width: '6' }, randomUUID())
    expect(await rowsOf(placed), 'nothing moved before the difference is paid').toHaveLength(5)
    const ref = await shop.refOf(placed.number)
    shop.provider.become(ref, 'paid')
    await shop.sales.settle('stripe', ref)
    await change(placed, { width: '4' }, randomUUID())
    await givenBack(placed)
    await shop.moveOn(1)
    const rows = await rowsOf(placed)
    const { payments, refunds } = await shop.see(placed)
    const money = (of: readonly { readonly amount: number }[]) =>
      of.reduce((sum, { amount }) => sum + amount, 0)
    const held = rows
      .filter(({ account }) => account === 'clearing-stripe')
      .reduce((sum, { aed }) => sum + aed, 0)
    expect(held).toBe(money(payments) - money(refunds))
    const owed = rows.filter(({ account }) => account === 'receivable')
    expect(owed.reduce((sum, { aed }) => sum + aed, 0)).toBe(0)
    expect(await outOfBalance()).toEqual([])
  })

  it('balances after fifty payments at once', async () => {
    const orders = []
    for (let n = 0; n < 50; n++) orders.push(await shop.ordered({ email: someone() }))
    for (const { ref } of orders) shop.provider.become(ref, 'paid')
    await Promise.allSettled([...orders, ...orders].map(({ ref }) => shop.sales.settle('stripe', ref)))
    for (const { ref } of orders) await shop.sales.settle('stripe', ref)
    for (const placed of orders) expect(await rowsOf(placed)).toHaveLength(5)
    expect(await outOfBalance()).toEqual([])
    const is = await sums()
    expect([is?.booked, is?.held]).toEqual([is?.stated, is?.paid])
  }, 120_000)

  it('has the rows of a payment or nothing of it, whichever statement fails', async () => {
    let posted = 0
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
      const rows = await rowsOf(placed)
      expect(rows.length, `after ${statements} statements`).toBe(isConfirmed ? 5 : 0)
      posted += rows.length
    }
    expect(posted).toBeGreaterThan(0)
  }, 120_000)

  /** As if the order were from before there was a ledger. */
  const forget = ({ number }: Placed) =>
    shop.database.orm.transaction(async (tx) => {
      await tx.execute(sql`select set_config('nawl.deletes_order', 'yes', true)`)
      await tx.delete(ledgerEntry).where(eq(ledgerEntry.orderNumber, number))
    })

  it('gets the rows of orders from before once, at the start or with their next command', async () => {
    const [placed, other] = [await confirmed(), await confirmed()]
    await givenBack(placed)
    await shop.moveOn(1)
    const amounts = async (order: Placed) => (await said(order)).map(([, ...row]) => row.join(' ')).toSorted()
    const whole = await amounts(placed)
    await forget(placed)
    await forget(other)
    expect(await shop.sales.documents.ordersWithout(10)).toEqual(
      expect.arrayContaining([placed.number, other.number]),
    )
    await shop.command(other, '/cancel')
    expect((await said(other)).map(([, of]) => of)).toContain('invoice')
    await shop.sales.orders.issueMissing(placed.number)
    await shop.sales.orders.issueMissing(placed.number)
    expect(await amounts(placed)).toEqual(whole)
    expect(await shop.sales.documents.ordersWithout(10)).toEqual([])
    expect(await outOfBalance()).toEqual([])
  })

  it('is not changed, not even in the database, and goes with its order', async () => {
    const placed = await confirmed()
    const { orm } = shop.database
    const isIt = eq(ledgerEntry.orderNumber, placed.number)
    const cause = (work: Promise<unknown>) =>
      work.then(
        () => null,
        (error: unknown) => String((error as Error).cause),
      )
    const write = orm
      .update(ledgerEntry)
      .set({ aed: 0 as never })
      .where(isIt)
    expect(await cause(write)).toContain('are not changed')
    expect(await cause(orm.delete(ledgerEntry).where(isIt))).toContain('are not changed')
    const month = { month: '1999-12', closedAt: new Date(), by: 'desk@example.com' }
    await orm.insert(closedMonth).values(month)
    expect(await cause(orm.update(closedMonth).set({ month: '1999-11' }))).toContain('are not changed')
    expect(await cause(orm.delete(closedMonth))).toContain('are not changed')
    await orm.update(closedMonth).set({ by: 'erased' })
    expect(await deleteUnpaidAmong(orm, [placed.number])).toEqual([])
    expect(await rowsOf(placed)).toHaveLength(5)
  })
})
