import type { ClearingReport } from '@nawl/contract/desk/clearing'
import { ACCOUNTS, clearingOf } from '@nawl/domain/ledger/account'
import { daysOfMonth, endOfMonth, type Month } from '@nawl/domain/ledger/month'
import { type Cents, sumOf, ZERO } from '@nawl/domain/money/money'
import { PROVIDER_NAMES } from '@nawl/domain/order/payment-state'
import { SHOP_TIME_ZONE, startOfDay } from '@nawl/domain/shop/time-zone'
import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'

import { cardRows } from './card-rows.ts'
import type { Database } from '../../platform/db/database.ts'
import { ledgerEntry } from '../../platform/db/schema/ledger-schema.ts'

type LedgerRow = typeof ledgerEntry.$inferSelect
/** What a provider held before a month, what moved in it, and what it held after, in the currency that it charged. */
export type ClearingRow = Pick<LedgerRow, 'account' | 'currency'> & {
  readonly before: Cents
  readonly payments: Cents
  readonly refunds: Cents
  readonly fees: Cents
  readonly disputes: Cents
  readonly after: Cents
}

const { account, currency, kind, at, aed, usd } = ledgerEntry
// A gift card is no company that holds money: what is owed on cards stands in the ledger.
const HOLDERS = PROVIDER_NAMES.filter((name) => name !== 'gift-card')
const CLEARING = HOLDERS.map(clearingOf)
const MONTH = sql<string>`to_char(${at} at time zone ${sql.raw(`'${SHOP_TIME_ZONE}'`)}, 'YYYY-MM')`
// Sums of big integers are numerics, which drivers give as text.
const sum = (of: SQL) =>
  sql`coalesce(sum(case ${currency} when 'AED' then ${aed} else ${usd} end) filter (where ${of}), 0)`.mapWith(
    (value) => Number(value) as Cents,
  )

type Place = Pick<LedgerRow, 'account' | 'currency'>

/** The rows with a transfer added to that of its account and currency, which begins with `none` if there is none yet. */
function withTransfer<Row extends Place>(
  rows: readonly Row[],
  { account: to, currency: of }: Place,
  none: Row,
  add: (row: Row) => Row,
): readonly Row[] {
  const isOf = (row: Row) => row.account === to && row.currency === of
  return rows.some(isOf) ? rows.map((row) => (isOf(row) ? add(row) : row)) : [...rows, add(none)]
}

/** SQL of what providers hold. */
export function clearingStore({
  database: { orm },
  now,
}: {
  readonly database: Database
  readonly now: () => number
}) {
  return { inMonth, report }

  async function inMonth(month: Month): Promise<readonly ClearingRow[]> {
    const first = sql`${startOfDay(daysOfMonth(month).from).toISOString()}::timestamptz`
    const of = (one: LedgerRow['kind']) => sum(sql`${kind} = ${one} and ${at} >= ${first}`)
    const ofOrders = await orm
      .select({
        account,
        currency,
        before: sum(sql`${at} < ${first}`),
        payments: of('payment'),
        refunds: of('refund'),
        fees: of('fee'),
        disputes: of('dispute'),
        after: sum(sql`true`),
      })
      .from(ledgerEntry)
      .where(and(inArray(account, CLEARING), lt(at, endOfMonth(month))))
      .groupBy(account, currency)
      .orderBy(asc(account), asc(currency))
    const from = startOfDay(daysOfMonth(month).from)
    const none = { before: ZERO, payments: ZERO, refunds: ZERO, fees: ZERO, disputes: ZERO }
    let rows: readonly ClearingRow[] = ofOrders
    for (const { at: day, amount, ...place } of await cardPayments(endOfMonth(month))) {
      const when = day < from ? 'before' : 'payments'
      rows = withTransfer<ClearingRow>(rows, place, { ...place, ...none, after: ZERO }, (row) => ({
        ...row,
        [when]: sumOf([row[when], amount]),
        after: sumOf([row.after, amount]),
      }))
    }
    return rows
  }

  /** Bank transfers that paid for gift cards, which are of no order. */
  async function cardPayments(until: Date) {
    const rows = await cardRows(orm, new Date(0), until)
    return rows
      .filter((row) => (CLEARING as readonly string[]).includes(row.account))
      .map((row) => ({
        account: row.account,
        currency: row.currency,
        at: row.at,
        amount: row.currency === 'AED' ? row.aed : row.usd,
      }))
  }

  async function report(): Promise<ClearingReport> {
    const of = (one: LedgerRow['kind']) => sum(sql`${kind} = ${one}`)
    const sums = { account, currency, fees: of('fee') }
    const all = await orm
      .select({
        ...sums,
        payments: of('payment'),
        refunds: of('refund'),
        disputes: of('dispute'),
        rest: sum(sql`true`),
      })
      .from(ledgerEntry)
      .where(inArray(account, CLEARING))
      .groupBy(account, currency)
    const none = { fees: ZERO, payments: ZERO, refunds: ZERO, disputes: ZERO, rest: ZERO }
    let sold: readonly (typeof all)[number][] = all
    for (const { at: _, amount, ...place } of await cardPayments(new Date(now())))
      sold = withTransfer(sold, place, { ...place, ...none }, (row) => ({
        ...row,
        payments: sumOf([row.payments, amount]),
        rest: sumOf([row.rest, amount]),
      }))
    const months = await orm
      .select({ month: MONTH, ...sums })
      .from(ledgerEntry)
      .where(and(inArray(account, CLEARING), eq(kind, 'fee')))
      .groupBy(sql`1`, account, currency)
      .orderBy(desc(MONTH), asc(account))
    const place = ({ account: of }: Pick<LedgerRow, 'account'>) => ACCOUNTS.indexOf(of)
    const named = <Row extends Pick<LedgerRow, 'account'>>(rows: readonly Row[]) =>
      rows.flatMap(({ account: of, ...row }) => {
        const provider = HOLDERS.find((name) => clearingOf(name) === of)
        return provider ? [{ provider, ...row }] : []
      })
    return { providers: named(sold.toSorted((p, q) => place(p) - place(q))), months: named(months) }
  }
}
