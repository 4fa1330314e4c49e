import { randomUUID } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'

import type { BookRowsRequest, ROW_REFUSALS, StatementDesk } from '@nawl/contract/desk/statements'
import { matchTransfers } from '@nawl/domain/bank/match-transfers'
import { numbersIn } from '@nawl/domain/bank/numbers-in-text'
import { receiveTransfer } from '@nawl/domain/order/receive-transfer'
import { refused } from '@nawl/domain/order/outcome'
import { and, count, desc, eq, gt, ne } from 'drizzle-orm'

import type { Member } from '../../identity/staff/member.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { bankRow, bankStatement } from '../../platform/db/schema/bank-schema.ts'
import type { OrderStore } from '../orders/order.store.ts'
import { requestedTransfers, knownNumbers } from './requested-transfers.ts'
import { bankRowKeys } from './bank-row-key.ts'
import type { ReadStatement } from './statement-file.ts'

type Rows = Extract<ReadStatement, { readonly kind: 'rows' }>
type Booking = BookRowsRequest['rows'][number]
type Refusal = (typeof ROW_REFUSALS)[number]
type Deps = { readonly database: Database; readonly orders: OrderStore; readonly now: () => number }

const MOST_SHOWN = 200
const LAST_DONE = 50
const LAST_STATEMENTS = 20
const INSERTED_AT_ONCE = 500
const READ_AT_ONCE = 100
/** Of what is written in a row, as much is stored. */
const LONGEST_NAME = 200
const LONGEST_TEXT = 1_000
/** The longest reference that a payment takes. */
const LONGEST_REFERENCE = 80

const OPEN_CREDITS = and(
  eq(bankRow.status, 'open'),
  gt(bankRow.amount, 0 as typeof bankRow.$inferSelect.amount),
)

/** SQL of bank statements: rows are stored once, and each is booked once, whoever races. */
export function statementStore({ database: { orm }, orders, now }: Deps) {
  return { add, desk, book, setAside }

  /** Stores the rows that no statement before had. */
  async function add(read: Rows, name: string, by: Member) {
    const keys = bankRowKeys(read.rows)
    const written = await numbersOf(read.rows)
    const known = await knownNumbers(orm, [...new Set(written.flat())])
    const id = randomUUID()
    const rows = read.rows
      .map((row, n) => ({
        key: keys[n] ?? '',
        statementId: id,
        line: row.line,
        bookedOn: row.bookedOn,
        amount: row.amount,
        currency: row.currency,
        name: row.name.slice(0, LONGEST_NAME),
        text: row.text.slice(0, LONGEST_TEXT),
        reference: row.reference,
        numbers: (written[n] ?? []).filter((number) => known.has(number)),
        status: 'open' as const,
      }))
      // Two uploads that wait for each other's rows meet them in the same order.
      .toSorted((p, q) => (p.key < q.key ? -1 : 1))
    return orm.transaction(async (tx) => {
      const statement = {
        id,
        name,
        format: read.format,
        at: new Date(now()),
        by: by.email,
        rows: rows.length,
      }
      await tx.insert(bankStatement).values({ ...statement, added: 0 })
      let [added, credits] = [0, 0]
      for (let n = 0; n < rows.length; n += INSERTED_AT_ONCE) {
        const fresh = await tx
          .insert(bankRow)
          .values(rows.slice(n, n + INSERTED_AT_ONCE))
          .onConflictDoNothing()
          .returning({ amount: bankRow.amount })
        added += fresh.length
        credits += fresh.filter(({ amount }) => amount > 0).length
      }
      await tx.update(bankStatement).set({ added }).where(eq(bankStatement.id, id))
      return { rows: rows.length, added, credits }
    })
  }

  /** What waits, with what each row may be for, and what was done last. */
  async function desk(): Promise<StatementDesk> {
    const file = { file: bankStatement.name }
    const open = await orm
      .select({ row: bankRow, ...file })
      .from(bankRow)
      .innerJoin(bankStatement, eq(bankStatement.id, bankRow.statementId))
      .where(OPEN_CREDITS)
      .orderBy(desc(bankRow.bookedOn), desc(bankRow.key))
      .limit(MOST_SHOWN)
    const [total] = await orm.select({ count: count() }).from(bankRow).where(OPEN_CREDITS)
    const done = await orm
      .select({ row: bankRow, ...file })
      .from(bankRow)
      .innerJoin(bankStatement, eq(bankStatement.id, bankRow.statementId))
      .where(ne(bankRow.status, 'open'))
      .orderBy(desc(bankRow.doneAt))
      .limit(LAST_DONE)
    const last = await orm.select().from(bankStatement).orderBy(desc(bankStatement.at)).limit(LAST_STATEMENTS)
    const numbers = [...new Set(open.flatMap(({ row }) => row.numbers))]
    const transfers = await requestedTransfers(orm, numbers)
    // The oldest row of two for one payment is it.
    const matches = matchTransfers(open.map(({ row }) => row).toReversed(), transfers).toReversed()
    return {
      openCount: total?.count ?? 0,
      open: open.map(({ row, file: name }, n) => ({
        ...shown(row, name),
        match: withLists(matches[n] ?? { kind: 'unknown', why: 'nothing-found' }),
      })),
      done: done.map(({ row, file: name }) => ({
        ...shown(row, name),
        status: row.status,
        orderNumber: row.orderNumber,
        by: row.doneBy ?? '',
        at: (row.doneAt ?? new Date(0)).toISOString(),
        why: row.why,
      })),
      statements: last.map(({ at, ...statement }) => ({ ...statement, at: at.toISOString() })),
    }
  }

  /** Books rows on orders, one after the other; answers why some were not. */
  async function book(rows: readonly Booking[], by: Member) {
    const refusals: { readonly key: string; readonly reason: Refusal }[] = []
    for (const row of rows) {
      const reason = await bookOne(row, by)
      if (reason) refusals.push({ key: row.key, reason })
    }
    return { booked: rows.length - refusals.length, refused: refusals }
  }

  async function bookOne(
    { key, number, paymentId, difference }: Booking,
    by: Member,
  ): Promise<Refusal | null> {
    const [row] = await orm
      .select()
      .from(bankRow)
      .where(and(eq(bankRow.key, key), OPEN_CREDITS))
    if (!row) return 'done-already'
    if (row.currency !== 'AED') return 'wrong-currency'
    const transfer = {
      paymentId,
      reference: (row.reference ?? key).slice(0, LONGEST_REFERENCE),
      amount: row.amount,
      difference,
      otherId: randomUUID(),
      by: by.actor,
    }
    const isFirst = async (tx: Tx) => {
      const done = {
        status: 'booked',
        orderNumber: number,
        doneAt: new Date(now()),
        doneBy: by.email,
      } as const
      const isOpen = and(eq(bankRow.key, key), eq(bankRow.status, 'open'))
      const [booked] = await tx.update(bankRow).set(done).where(isOpen).returning({ key: bankRow.key })
      if (!booked) throw new BookedMeanwhile()
    }
    const outcome = await orders
      .change(
        number,
        (order, at) => {
          const paid = order.payments.some(({ id, status }) => id === paymentId && status === 'paid')
          // The command takes what it knows already for said again; here it is other money.
          return paid ? refused('nothing-to-pay') : receiveTransfer(order, at, transfer)
        },
        isFirst,
      )
      .catch((error: unknown) => {
        if (error instanceof BookedMeanwhile) return error
        throw error
      })
    if (outcome instanceof BookedMeanwhile) return 'done-already'
    if (!outcome) return 'no-such-order'
    return outcome.ok ? null : outcome.reason
  }

  /** Says that a row is no payment of an order; one that is done stays as it is. */
  async function setAside(key: string, why: string, by: Member): Promise<void> {
    await orm
      .update(bankRow)
      .set({ status: 'set-aside', doneAt: new Date(now()), doneBy: by.email, why })
      .where(and(eq(bankRow.key, key), OPEN_CREDITS))
  }
}

/** Rolls back the order of a row that somebody else booked at the same time. */
class BookedMeanwhile extends Error {}

/** The numbers that may stand in each credit; other callers have their turn in between. */
async function numbersOf(rows: Rows['rows']): Promise<string[][]> {
  const found: string[][] = []
  for (const [n, { amount, text, name }] of rows.entries()) {
    found.push(amount > 0 ? [...numbersIn(`${text} ${name}`.slice(0, LONGEST_TEXT))] : [])
    if (n % READ_AT_ONCE === 0) await breathe()
  }
  return found
}

type Match = ReturnType<typeof matchTransfers>[number]
const withLists = (match: Match): StatementDesk['open'][number]['match'] =>
  match.kind === 'unknown' ? match : { ...match, transfers: [...match.transfers] }

const shown = (
  { key, line, bookedOn, amount, currency, name, text, reference }: typeof bankRow.$inferSelect,
  file: string,
) => ({ key, line, file, bookedOn, amount, currency, name, text, reference })
