import type { ClearingReport } from '@nawl/contract/desk/clearing'
import { ACCOUNTS, clearingOf } from '@nawl/domain/ledger/account'
import { daysOfMonth, endOfMonth, type Month } from '@nawl/domain/ledger/month'
import type { Cents } from '@nawl/domain/money/money'
import { PROVIDER_NAMES } from '@nawl/domain/order/payment-state'
import { SHOP_TIME_ZONE, startOfDay } from '@nawl/domain/shop/time-zone'
import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'

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
const CLEARING = PROVIDER_NAMES.map(clearingOf)
const MONTH = sql<string>`to_char(${at} at time zone ${sql.raw(`'${SHOP_TIME_ZONE}'`)}, 'YYYY-MM')`
// Sums of big integers are numerics, which drivers give as text.
const sum = (of: SQL) =>
  sql`coalesce(sum(case ${currency} when 'AED' then ${aed} else ${usd} end) filter (where ${of}), 0)`.mapWith(
    (value) => Number(value) as Cents,
  )

/** SQL of what providers hold. */
export function clearingStore({ database: { orm } }: { readonly database: Database }) {
  return { inMonth, report }

  async function inMonth(month: Month): Promise<ClearingRow[]> {
    const first = sql`${startOfDay(daysOfMonth(month).from).toISOString()}::timestamptz`
    const of = (one: LedgerRow['kind']) => sum(sql`${kind} = ${one} and ${at} >= ${first}`)
    return orm
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
    const months = await orm
      .select({ month: MONTH, ...sums })
      .from(ledgerEntry)
      .where(and(inArray(account, CLEARING), eq(kind, 'fee')))
      .groupBy(sql`1`, account, currency)
      .orderBy(desc(MONTH), asc(account))
    const place = ({ account: of }: Pick<LedgerRow, 'account'>) => ACCOUNTS.indexOf(of)
    const named = <Row extends Pick<LedgerRow, 'account'>>(rows: readonly Row[]) =>
      rows.flatMap(({ account: of, ...row }) => {
        const provider = PROVIDER_NAMES.find((name) => clearingOf(name) === of)
        return provider ? [{ provider, ...row }] : []
      })
    return { providers: named(all.toSorted((p, q) => place(p) - place(q))), months: named(months) }
  }
}
