import { randomUUID } from 'node:crypto'

import type { BookRowsAnswer, StatementAnswer, StatementDesk } from '@nawl/contract/desk/statements'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { camt, type MadeRow, mt940 } from '../../../test/bank/statements.ts'
import { openShopApp } from '../../../test/chaos/shop-app.ts'
import { DATABASES } from '../../../test/db/postgres.ts'
import { answer } from '../../platform/db/database.ts'
import { bankRow, bankStatement } from '../../platform/db/schema/bank-schema.ts'
import { deleteBankRows } from './delete-bank-rows.ts'

const ASKED = 177_015

describe.each(DATABASES)('bank statements on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => void (shop = await openShopApp({ kind })))
  beforeEach(async () => {
    shop.reset()
    await shop.database.orm.delete(bankRow)
    await shop.database.orm.delete(bankStatement)
  })
  afterAll(() => shop.close())

  const waiting = () => shop.ordered({ email: `${randomUUID()}@example.com`, provider: 'bank-transfer' })
  const row = (text: string, changes: Partial<MadeRow> = {}): MadeRow => ({
    amount: ASKED,
    bookedOn: '2027-01-03',
    text,
    name: 'A bank customer',
    reference: randomUUID().slice(0, 12),
    ...changes,
  })
  const upload = async (file: string, query = '') => {
    const { headers } = await shop.signedIn('desk')
    const { statusCode, body } = await shop.app.inject({
      method: 'POST',
      url: `/api/desk/statements?name=january.xml${query}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(file),
    })
    return { status: statusCode, body: JSON.parse(body) as StatementAnswer }
  }
  const added = async (file: string, query = '') => {
    const { body } = await upload(file, query)
    if (body.kind !== 'added') throw new Error(JSON.stringify(body))
    return body
  }
  const desk = async () =>
    (await shop.call<StatementDesk>('GET', '/api/desk/statements', undefined, await shop.signedIn('desk')))
      .body
  const book = async (rows: readonly object[]) =>
    shop.call<BookRowsAnswer>('POST', '/api/desk/statements/book', { rows }, await shop.signedIn('desk'))
  /** What the page books with one press. */
  const certain = ({ open }: StatementDesk) =>
    open.flatMap(({ key, match }) =>
      match.kind === 'certain'
        ? match.transfers.map(({ number, paymentId }) => ({ key, number, paymentId, difference: 'refuse' }))
        : [],
    )
  const proposed = ({ open }: StatementDesk, difference: string) =>
    open.flatMap(({ key, match }) =>
      match.kind === 'proposed'
        ? match.transfers.map(({ number, paymentId }) => ({ key, number, paymentId, difference }))
        : [],
    )
  const clearing = async () => {
    const [sum] = await answer<{ aed: string }>(
      shop.database.orm,
      sql`select coalesce(sum(aed), 0)::text as aed from ledger_entry where account = 'clearing-bank-transfer'`,
    )
    return Number(sum?.aed)
  }

  it('confirm the orders that they pay, with one press, and post what came in', async () => {
    const orders = [await waiting(), await waiting()]
    const before = await clearing()
    const { desk: shown } = await added(
      camt([...orders.map(({ number }) => row(number)), row('', { amount: -500 })]),
    )
    expect(shown.openCount, 'what left is no question').toBe(2)
    const { status, body } = await book(certain(shown))
    expect([status, body.booked, body.refused]).toEqual([200, 2, []])
    for (const placed of orders) expect(await shop.standing(placed)).toEqual(['confirmed', 'paid'])
    expect((await clearing()) - before).toBe(2 * ASKED)
    expect(body.desk).toMatchObject({
      openCount: 0,
      done: [{ status: 'booked', by: expect.any(String) }, {}],
    })
  })

  it('book nothing twice: the same file, one that overlaps, and the same rows in another format', async () => {
    const [first, second] = [await waiting(), await waiting()]
    const rows = [row(first.number, { reference: 'A' }), row(second.number, { reference: 'B' })]
    await book(certain((await added(camt(rows.slice(0, 1)))).desk))
    expect(await added(camt(rows.slice(0, 1)))).toMatchObject({ added: 0, desk: { openCount: 0 } })
    const overlapping = await added(camt(rows))
    expect(overlapping).toMatchObject({ added: 1, desk: { openCount: 1 } })
    await book(certain(overlapping.desk))
    const before = await clearing()
    expect(await added(mt940(rows)), 'with the same references of the bank').toMatchObject({ added: 0 })
    const other = await added(mt940(rows.map((each) => ({ ...each, reference: `X${each.reference}` }))))
    expect(other.desk.open.map(({ match }) => match)).toEqual([
      { kind: 'unknown', why: 'already-paid' },
      { kind: 'unknown', why: 'already-paid' },
    ])
    const asked = (await shop.payments()).find(({ orderNumber }) => orderNumber === first.number)
    const again = [
      { key: other.desk.open[0]?.key, number: first.number, paymentId: asked?.id, difference: 'refuse' },
    ]
    expect((await book(again)).body.refused).toMatchObject([{ reason: 'nothing-to-pay' }])
    expect(await clearing()).toBe(before)
  })

  it('book once what two people upload and book at once', async () => {
    const orders = await Promise.all(Array.from({ length: 4 }, waiting))
    const file = camt(orders.map(({ number }, n) => row(number, { reference: `R${n}` })))
    const before = await clearing()
    const answers = await Promise.all([added(file), added(file), added(file)])
    expect(answers.reduce((sum, each) => sum + each.added, 0)).toBe(4)
    const rows = certain(await desk())
    const done = await Promise.all([book(rows), book(rows.toReversed()), book(rows)])
    expect(done.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(done.reduce((sum, { body }) => sum + body.booked, 0)).toBe(4)
    expect((await clearing()) - before).toBe(4 * ASKED)
    for (const placed of orders) expect(await shop.standing(placed)).toEqual(['confirmed', 'paid'])
  })

  it('book one row on one order, whoever is quicker', async () => {
    const [first, second] = [await waiting(), await waiting()]
    const { desk: shown } = await added(camt([row(`${first.number} or ${second.number}`)]))
    const both = proposed(shown, 'refuse')
    expect(both).toHaveLength(2)
    const done = await Promise.all(both.map((each) => book([each])))
    expect(done.reduce((sum, { body }) => sum + body.booked, 0)).toBe(1)
    const states = [await shop.stateOf(first), await shop.stateOf(second)]
    expect(states.toSorted()).toEqual(['confirmed', 'pending_payment'])
  })

  it('leave it to a person what is short or over, mistyped, or of an order that ended', async () => {
    const [short, over, typo, ended] = [await waiting(), await waiting(), await waiting(), await waiting()]
    await shop.command(ended, '/cancel')
    const mistyped = `${typo.number.slice(0, 4)}${typo.number[4] === 'Z' ? 'Y' : 'Z'}${typo.number.slice(5)}`
    const { desk: shown } = await added(
      camt([
        row(short.number, { amount: 100_000 }),
        row(over.number, { amount: ASKED + 700 }),
        row(mistyped, { amount: ASKED }),
        row(ended.number),
      ]),
    )
    expect(certain(shown)).toEqual([])
    const why = (number: string) => proposed(shown, 'refuse').find((each) => each.number === number)?.key
    expect([short, over, typo, ended].map(({ number }) => why(number))).not.toContain(undefined)
    const refusals = (await book(proposed(shown, 'refuse'))).body
    expect(refusals).toMatchObject({ booked: 2 })
    expect(refusals.refused.map(({ reason }) => reason)).toEqual(['wrong-amount', 'wrong-amount'])
    const left = await desk()
    const choose = (number: string, difference: string) =>
      proposed(left, difference).filter((each) => each.number === number)
    await book([...choose(short.number, 'ask-for-rest'), ...choose(over.number, 'refund-excess')])
    expect(await shop.standing(short)).toEqual(['pending_payment', 'paid', 'created'])
    expect(await shop.standing(over)).toEqual(['confirmed', 'paid', 'paid'])
    expect(await shop.standing(typo)).toEqual(['confirmed', 'paid'])
    expect(await shop.standing(ended)).toEqual(['cancelled', 'paid'])
  })

  it('in CSV are looked at before they are stored, and refuse a file with a fault whole', async () => {
    const placed = await waiting()
    const file = `Date,Details,Credit\n03/01/2027,${placed.number},"1,770.15"\n`
    expect((await upload(file)).body).toMatchObject({
      kind: 'columns',
      reading: { columns: ['date', 'text', 'credit'] },
    })
    expect((await desk()).statements).toEqual([])
    const columns = '&columns=date,text,credit&dates=dmy'
    const broken = await upload(`${file}32/01/2027,x,1.00\n`, columns)
    expect(broken.body).toEqual({
      kind: 'refused',
      faults: [{ line: 3, field: 'date', found: '32/01/2027' }],
    })
    expect((await desk()).openCount).toBe(0)
    expect(certain((await added(file, columns)).desk)).toMatchObject([{ number: placed.number }])
    expect((await upload('x'.repeat(5 * 1024 * 1024))).status).toBe(413)
  })

  it('have rows that are set aside, and go when their time is over', async () => {
    const { desk: shown } = await added(camt([row('rent'), row('rent', { bookedOn: '2030-01-01' })]))
    const [young, old] = shown.open
    const aside = { key: old?.key, why: 'The rent' }
    const { body } = await shop.call<StatementDesk>(
      'POST',
      '/api/desk/statements/set-aside',
      aside,
      await shop.signedIn('desk'),
    )
    expect(body).toMatchObject({ openCount: 1, done: [{ status: 'set-aside', why: 'The rent' }] })
    await deleteBankRows(shop.database.orm, new Date('2028-01-01'))
    const rows = await shop.database.orm.select({ key: bankRow.key }).from(bankRow)
    expect(rows).toEqual([{ key: young?.key }])
    await deleteBankRows(shop.database.orm, new Date('2031-01-01'))
    expect(await shop.database.orm.select().from(bankStatement)).toEqual([])
  })

  it('book nothing of a row when a statement of its transaction fails', async () => {
    const placed = await waiting()
    const { desk: shown } = await added(camt([row(placed.number)]))
    const rows = certain(shown)
    const asked = await shop.signedIn('desk')
    for (let statements = 0; statements < 80; statements++) {
      shop.faulty.failAfter(statements)
      await shop.call('POST', '/api/desk/statements/book', { rows }, asked)
      shop.faulty.heal()
      const [stored] = await shop.database.orm
        .select()
        .from(bankRow)
        .where(eq(bankRow.key, rows[0]?.key ?? ''))
      const state = await shop.stateOf(placed)
      expect(state).toBe(stored?.status === 'booked' ? 'confirmed' : 'pending_payment')
      if (state === 'confirmed') break
    }
    expect(await shop.stateOf(placed)).toBe('confirmed')
  })
})
