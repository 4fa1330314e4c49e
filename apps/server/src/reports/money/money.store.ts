import type { Cents } from '@nawl/domain/money/money'
import type { MoneyRow } from '@nawl/domain/reports/money-report'
import { daysAfter } from '@nawl/domain/time/day'
import { type ReportPeriod } from '@nawl/domain/reports/report-period'
import { SHOP_TIME_ZONE, startOfDay } from '@nawl/domain/shop/time-zone'
import { sql } from 'drizzle-orm'

import { answer, type Database } from '../../platform/db/database.ts'
import { ledgerEntry } from '../../platform/db/schema/ledger-schema.ts'
import { taxDocument } from '../../platform/db/schema/tax-document-schema.ts'
import type { ReportScope } from '../report.store.ts'

/** The shop's day of a row. */
const DAY = sql.raw(`(at at time zone '${SHOP_TIME_ZONE}')::date::text`)

/** A credit note, but not one that is issued anew to a corrected recipient: no money moves then. */
const IS_REFUND = sql`kind = 'credit-note' and not exists (
  select from ${taxDocument} where ${taxDocument.number} = subject and ${taxDocument.reason} = 'billing')`

/** The accounts of what documents state; credits are below zero. */
const STATED = sql.raw(`account in ('sales', 'delivery', 'discounts', 'vat')`)

const figures = (currency: 'aed' | 'usd') => {
  const sum = (sign: string, column: string, where: string) =>
    `${sign} coalesce(sum(${column}) filter (where ${where}), 0)`
  const charged = currency === 'usd' ? ` and currency = 'USD'` : ''
  return sql.raw(
    [
      `${sum('-', currency, `account in ('sales', 'delivery', 'discounts')${charged}`)} as ${currency}_sales`,
      `${sum('-', currency, `account = 'vat'${charged}`)} as ${currency}_vat`,
      `${sum('', currency, `is_refund${charged}`)} as ${currency}_refunds`,
      `${sum('', currency, `account = 'discounts'${charged}`)} as ${currency}_discounts`,
    ].join(', '),
  )
}

type Named = 'sales' | 'vat' | 'refunds' | 'discounts'
type Row = { readonly grouped: number; readonly key: string | null } & Readonly<
  Record<`${'aed' | 'usd'}_${Named}`, string>
>

/** SQL of the reports about money: sums of the ledger. */
export function moneyStore({ orm }: Pick<Database, 'orm'>) {
  /** By day, by country and by collection. */
  return async ({ from, to }: ReportPeriod, { country, collection }: ReportScope) => {
    const rows = await answer<Row>(
      orm,
      sql`
        select grouping(day, country, collection)::int as grouped,
          case grouping(day, country, collection) when 3 then day when 5 then country else collection end as key,
          ${figures('aed')}, ${figures('usd')}
        from (select *, ${DAY} as day, ${IS_REFUND} as is_refund from ${ledgerEntry}
          where at >= ${startOfDay(from).toISOString()}::timestamptz
            and at < ${startOfDay(daysAfter(to, 1)).toISOString()}::timestamptz
            and ${STATED}
            and ${country === undefined ? sql`true` : sql`country = ${country}`}
            and ${collection === undefined ? sql`true` : sql`collection = ${collection}`}) entries
        group by grouping sets ((day), (country), (collection))`,
    )
    // A bit for each column that is not part of the row's group, the first column in the highest.
    const of = (bits: number) => rows.filter(({ grouped }) => grouped === bits).map(rowOf)
    return { days: of(0b011), countries: of(0b101), collections: of(0b110) }
  }
}

function rowOf(row: Row): MoneyRow {
  // Sums of big integers are numerics, which drivers give as text.
  const amount = (currency: 'aed' | 'usd', figure: Named) => Number(row[`${currency}_${figure}`]) as Cents
  const of = (currency: 'aed' | 'usd') => ({
    sales: amount(currency, 'sales'),
    vat: amount(currency, 'vat'),
    refunds: amount(currency, 'refunds'),
    discounts: amount(currency, 'discounts'),
  })
  return { key: row.key, AED: of('aed'), USD: of('usd') }
}
