import type { MonthList } from '@nawl/contract/desk/months'
import {
  closingFault,
  type ClosingRefusal,
  daysOfMonth,
  endOfMonth,
  type Month,
  monthAfter,
} from '@nawl/domain/ledger/month'
import type { Cents } from '@nawl/domain/money/money'
import { shopDay, SHOP_TIME_ZONE, startOfDay } from '@nawl/domain/shop/time-zone'
import { and, asc, eq, gte, inArray, lt, min, sql } from 'drizzle-orm'

import type { Member } from '../../identity/staff/member.ts'
import { recordChange } from '../../identity/staff/desk-change.store.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { closedMonth, ledgerEntry } from '../../platform/db/schema/ledger-schema.ts'
import { payment, refund } from '../../platform/db/schema/payment-schema.ts'
import { cardRows } from './card-rows.ts'
import { readLastClosed } from './closed-month.store.ts'

export type LedgerRow = typeof ledgerEntry.$inferSelect
/** Rows of a gift card that is issued or expires are of no order. */
export type BookedRow = Omit<LedgerRow, 'kind'> & {
  readonly kind: LedgerRow['kind'] | 'issued' | 'expired'
  /** What bank or provider call the payment, or the payment of which a refund is; empty for what they know nothing of. */
  readonly reference: string
}
/** What documents of a kind state in a category of VAT, in fils; below zero for credit notes. */
export type VatSum = Pick<LedgerRow, 'category' | 'kind'> & {
  readonly documents: number
  readonly net: Cents
  readonly vat: Cents
}

const ROWS_AT_ONCE = 1_000
const MONTH = sql<string>`to_char(${ledgerEntry.at} at time zone ${sql.raw(`'${SHOP_TIME_ZONE}'`)}, 'YYYY-MM')`
const DOCUMENTS = ['invoice', 'credit-note'] as const

/** SQL of the ledger by month, and of closing one. */
export function ledgerStore({
  database: { orm },
  now,
}: {
  readonly database: Database
  readonly now: () => number
}) {
  return { months, close, rows, vatSums }

  /** Every month since the first posting, newest first. */
  async function months(): Promise<MonthList> {
    const [first] = await orm.select({ at: min(ledgerEntry.at) }).from(ledgerEntry)
    const closed = new Map((await orm.select().from(closedMonth)).map((row) => [row.month, row]))
    if (!first?.at) return { months: [] }
    const counts = await orm
      .select({ month: MONTH, documents: DOCUMENT_COUNT })
      .from(ledgerEntry)
      .where(inArray(ledgerEntry.kind, DOCUMENTS))
      .groupBy(sql`1`)
    const documents = new Map(counts.map((row) => [row.month, row.documents]))
    const at = new Date(now())
    const last = [...closed.keys()].toSorted().at(-1) ?? null
    const oldest = monthOf(first.at)
    const listed = monthsUntil(oldest, monthOf(at)).map((month) => {
      const done = closed.get(month)
      const isNext = last === null ? month === oldest : month === monthAfter(last)
      return {
        month,
        documents: documents.get(month) ?? 0,
        closed: done ? { at: done.closedAt.toISOString(), by: done.by } : null,
        mayClose: isNext && closingFault(month, { last, now: at }) === null,
      }
    })
    return { months: listed.toReversed() }
  }

  /** Closes a month for good; returns why it is not closed, or null. */
  function close(month: Month, by: Member): Promise<ClosingRefusal | null> {
    return orm.transaction(async (tx) => {
      // Waits for whoever is dating something, and makes everybody else wait.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('closed_month'))`)
      const at = new Date(now())
      const fault = closingFault(month, { last: await readLastClosed(tx), now: at })
      if (fault) return fault
      await tx.insert(closedMonth).values({ month, closedAt: at, by: by.email })
      await recordChange(tx, {
        at,
        by: by.email,
        kind: 'month.closed',
        subject: month,
        before: null,
        after: null,
      })
      return null
    })
  }

  /** The rows of a month, those of gift cards and then of orders, oldest first, some at a time and never in one transaction. */
  async function* rows(month: Month): AsyncGenerator<BookedRow> {
    yield* await cardRows(orm, startOfDay(daysOfMonth(month).from), endOfMonth(month))
    let after: LedgerRow | undefined
    for (;;) {
      const found = await page(orm, month, after)
      for (const { entry, paid } of found) yield { ...entry, reference: referenceOf(paid) }
      after = found.at(-1)?.entry
      if (found.length < ROWS_AT_ONCE) return
    }
  }

  /** What the documents of a month state, by category of VAT and kind. */
  async function vatSums(month: Month): Promise<VatSum[]> {
    const { account, aed, category, kind } = ledgerEntry
    // Sums of big integers are numerics, which drivers give as text.
    const sum = (of: readonly LedgerRow['account'][]) =>
      sql`-coalesce(sum(${aed}) filter (where ${inArray(account, of)}), 0)`.mapWith(
        (value) => Number(value) as Cents,
      )
    return orm
      .select({
        category,
        kind,
        documents: DOCUMENT_COUNT,
        net: sum(['sales', 'delivery', 'discounts']),
        vat: sum(['vat']),
      })
      .from(ledgerEntry)
      .where(and(within(month), inArray(kind, DOCUMENTS)))
      .groupBy(category, kind)
      .orderBy(asc(category), sql`${kind} desc`)
  }
}

const DOCUMENT_COUNT = sql<number>`count(distinct ${ledgerEntry.subject})::int`

/** Transfers have the bank's reference behind the payment's own id. */
function referenceOf(paid: Pick<typeof payment.$inferSelect, 'id' | 'providerRef'> | null): string {
  const { id, providerRef } = paid ?? { id: '', providerRef: null }
  return providerRef?.startsWith(`${id} `) ? providerRef.slice(id.length + 1) : (providerRef ?? '')
}

function page(orm: Tx, month: Month, after: LedgerRow | undefined) {
  const { at, orderNumber, place } = ledgerEntry
  const behind =
    after &&
    sql`(${at}, ${orderNumber}, ${place}) > (${after.at.toISOString()}::timestamptz, ${after.orderNumber}, ${after.place})`
  return orm
    .select({ entry: ledgerEntry, paid: { id: payment.id, providerRef: payment.providerRef } })
    .from(ledgerEntry)
    .leftJoin(refund, and(eq(ledgerEntry.kind, 'refund'), eq(refund.id, ledgerEntry.subject)))
    .leftJoin(
      payment,
      sql`${payment.id} = case ${ledgerEntry.kind} when 'payment' then ${ledgerEntry.subject} else ${refund.paymentId} end`,
    )
    .where(and(within(month), behind))
    .orderBy(asc(at), asc(orderNumber), asc(place))
    .limit(ROWS_AT_ONCE)
}

const within = (month: Month) =>
  and(gte(ledgerEntry.at, startOfDay(daysOfMonth(month).from)), lt(ledgerEntry.at, endOfMonth(month)))

const monthOf = (at: Date): Month => shopDay(at).slice(0, 7)

function monthsUntil(first: Month, last: Month): Month[] {
  const months = [first]
  for (let month = first; month < last;) months.push((month = monthAfter(month)))
  return months
}
