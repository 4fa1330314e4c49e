import type { Counted, SoldRow, VisitRow } from '@nawl/domain/reports/make-report'
import { daysAfter } from '@nawl/domain/time/day'
import { type ReportPeriod } from '@nawl/domain/reports/report-period'
import { startOfDay } from '@nawl/domain/shop/time-zone'
import { uploadAddress } from '@nawl/domain/rug/uploads'
import { SHOP_TIME_ZONE } from '@nawl/domain/shop/time-zone'
import { type SQL, sql } from 'drizzle-orm'

import { answer, type Database } from '../platform/db/database.ts'
import { orderedRug, visitCount } from '../platform/db/schema/report-schema.ts'

/** What a report is narrowed to. */
export type ReportScope = {
  readonly country?: string | undefined
  readonly collection?: string | undefined
  /** The designs of that collection as it is sold today. */
  readonly designs?: readonly string[] | undefined
}

type Size = Counted['sizes'][number]

/** Orders that are paid and not cancelled. */
const PAID = sql.raw(`state in ('confirmed', 'in_production', 'ready', 'shipped', 'delivered')`)
/**
 * A remake is made and takes yarn, but was sold before. Not as `not in`: PostgreSQL then reads all orders for each rug
 * unless it has counted the remakes, as after a restore.
 */
const NOT_AGAIN = sql.raw(
  `not exists (select 1 from "order" remake where remake.number = order_number and remake.remake_of is not null)`,
)
/** The shop's day on which an order was placed. */
const PLACED_ON = sql.raw(`(placed_at at time zone '${SHOP_TIME_ZONE}')::date`)
/** Visitors' own drawings count as one, of no collection: each is ordered once or twice, under a name that a customer typed. */
const IS_OWN = `rug_id like '${uploadAddress('')}%'`
const DESIGN = sql.raw(`case when ${IS_OWN} then '' else rug_id end`)
/** What was frozen before collections had prices names none: the catalogue knows it. */
const COLLECTION = sql.raw(
  `case when ${IS_OWN} then '' else coalesce(collection,
    (select c.collection from rug_collection c where c.id = rug_id order by c.position limit 1), '') end`,
)
const RUGS = sql.raw(
  `sum(quantity)::int as rugs, sum(quantity::bigint * width_mm * length_mm)::float8 as mm2`,
)
const DISTINCT_ORDERS = sql.raw(`count(distinct order_number)::int as orders`)
/** The same without sorting, where all lines of an order are in one group. */
const FIRST_LINES = sql.raw(`(count(*) filter (where place = 1))::int as orders`)

/** SQL of the reports. Everything is added up in the database. */
export function reportStore({ orm }: Pick<Database, 'orm'>) {
  return { soldByDay, soldByPlace, soldByDesign, visits, visitTotals, yarnsUsed, yarnsNeeded }

  /** Orders and rugs by day. */
  function soldByDay(period: ReportPeriod, scope: ReportScope): Promise<readonly SoldRow[]> {
    return answer<SoldRow>(
      orm,
      sql`select ${PLACED_ON}::text as key, ${ordersOf(scope)}, ${RUGS} from ${orderedRug}
        where ${ordered(period, scope)} group by 1`,
    )
  }

  /** Orders and rugs by country, and rugs by size. */
  async function soldByPlace(period: ReportPeriod, scope: ReportScope) {
    const rows = await answer<SoldRow & Size & { readonly grouped: number }>(
      orm,
      sql`
        select grouping(country, shape)::int as grouped, country as key, shape, width_mm as "widthMm",
          length_mm as "lengthMm", ${ordersOf(scope)}, ${RUGS}
        from ${orderedRug} where ${ordered(period, scope)}
        group by grouping sets ((country), (shape, width_mm, length_mm))`,
    )
    // A bit for each column that is not part of the row's group, the first column in the highest.
    const sizes = rows.filter(({ grouped }) => grouped === 0b10)
    return {
      countries: rows.filter(({ grouped }) => grouped === 0b01),
      sizes: sizes.map(({ shape, widthMm, lengthMm, rugs }) => ({ shape, widthMm, lengthMm, rugs })),
    }
  }

  /** Orders and rugs by collection and by design, and what the designs were called in orders. */
  async function soldByDesign(period: ReportPeriod, scope: ReportScope) {
    type Row = SoldRow & { readonly grouped: number; readonly name: string; readonly collection: string }
    const rows = await answer<Row>(
      orm,
      sql`
        select grouping(named_collection, design)::int as grouped, coalesce(named_collection, design) as key,
          max(name) as name, max(named_collection) as collection, ${DISTINCT_ORDERS}, ${RUGS}
        from (select *, ${COLLECTION} as named_collection, ${DESIGN} as design from ${orderedRug}
          where ${ordered(period, scope)}) rugs
        group by grouping sets ((named_collection), (design))`,
    )
    return {
      collections: rows.filter(({ grouped }) => grouped === 0b01),
      designs: rows.filter(({ grouped }) => grouped === 0b10),
    }
  }

  /** Visits by day, country and design. */
  async function visits(period: ReportPeriod, scope: ReportScope) {
    const rows = await answer<VisitRow & { readonly grouped: number }>(
      orm,
      sql`
        select grouping(day, country, design)::int as grouped, coalesce(day::text, country, design) as key, event,
          sum(count)::int as count
        from ${visitCount} where ${counted(period, scope)}
        group by event, grouping sets ((day), (country), (design))`,
    )
    const of = (bits: number) => rows.filter(({ grouped }) => grouped === bits)
    return { days: of(0b011), countries: of(0b101), designs: of(0b110) }
  }

  /** All visits of a period. */
  function visitTotals(period: ReportPeriod, scope: ReportScope) {
    return answer<Omit<VisitRow, 'key'>>(
      orm,
      sql`select event, sum(count)::int as count from ${visitCount} where ${counted(period, scope)} group by event`,
    )
  }

  /** Sizes and yarns of rugs that were finished within a period. */
  function yarnsUsed({ from, to }: ReportPeriod, scope: ReportScope) {
    return yarns(
      sql`${PAID} and ready_at >= ${iso(startOfDay(from))}::timestamptz
        and ready_at < ${iso(startOfDay(daysAfter(to, 1)))}::timestamptz and ${within(scope)}`,
    )
  }

  /** Sizes and yarns of paid rugs that are still to be made. */
  function yarnsNeeded(scope: ReportScope) {
    return yarns(sql`state in ('confirmed', 'in_production') and ${within(scope)}`)
  }

  function yarns(where: SQL): Promise<Counted['used']> {
    return answer(
      orm,
      sql`
        select shape, width_mm as "widthMm", length_mm as "lengthMm", yarns, sum(quantity)::int as rugs
        from ${orderedRug} where ${where} group by 1, 2, 3, 4`,
    )
  }
}

const ordersOf = ({ collection }: ReportScope) => (collection === undefined ? FIRST_LINES : DISTINCT_ORDERS)

const ordered = ({ from, to }: ReportPeriod, scope: ReportScope) =>
  sql`${PAID} and placed_at >= ${iso(startOfDay(from))}::timestamptz
    and placed_at < ${iso(startOfDay(daysAfter(to, 1)))}::timestamptz and ${NOT_AGAIN} and ${within(scope)}`

const counted = ({ from, to }: ReportPeriod, { country, designs }: ReportScope) =>
  sql`day between ${from}::date and ${to}::date
    and ${country === undefined ? sql`true` : sql`country = ${country}`}
    and ${designs === undefined ? sql`true` : sql`design in ${listOf(designs)}`}`

function within({ country, collection, designs = [] }: ReportScope): SQL {
  const isThere = country === undefined ? sql`true` : sql`country = ${country}`
  if (collection === undefined) return isThere
  return sql`${isThere} and (collection = ${collection} or (collection is null and rug_id in ${listOf(designs)}))`
}

/** A list that may be empty. */
const listOf = (values: readonly string[]) => (values.length === 0 ? sql`(null)` : sql`${[...values]}`)
const iso = (at: Date) => at.toISOString()
