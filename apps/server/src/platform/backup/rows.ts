import { type SQL, sql } from 'drizzle-orm'

import { answer, type Tx } from '../db/database.ts'
import { copiedTables, type Table } from './tables.ts'

/** A batch of rows of one table; values stay in PostgreSQL's text form, so no type loses precision. */
export type RowPart = {
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | null)[])[]
}

/** Rows in memory at once: a few megabytes of orders. */
const AT_ONCE = 200

/** Fixed output formats, independent of server and role settings. */
const SETTINGS = [
  "timezone = 'UTC'",
  "datestyle = 'ISO, YMD'",
  "intervalstyle = 'postgres'",
  "bytea_output = 'hex'",
  'extra_float_digits = 1',
  'statement_timeout = 0',
]

/** Every row of every table from one snapshot; referenced tables come first. */
export async function* readRows(tx: Tx): AsyncGenerator<RowPart> {
  await settle(tx)
  for (const table of await copiedTables(tx)) yield* rowsOf(tx, table)
}

async function* rowsOf(tx: Tx, { name, columns, key }: Table): AsyncGenerator<RowPart> {
  const values = list(columns, ({ name: column }) => sql`${sql.identifier(column)}::text`)
  const order = key.length > 0 ? sql` order by ${list(key, (column) => sql.identifier(column))}` : sql``
  await tx.execute(sql`
    declare kept no scroll cursor for select to_json(array[${values}])::text as row from ${sql.identifier(name)}${order}`)
  const part = { table: name, columns: columns.map((column) => column.name) }
  for (;;) {
    const rows = await answer<{ row: string }>(tx, sql.raw(`fetch ${AT_ONCE} from kept`))
    if (rows.length === 0) break
    yield { ...part, rows: rows.map(({ row }) => JSON.parse(row) as (string | null)[]) }
  }
  await tx.execute(sql`close kept`)
}

/** The number of rows per table. */
export async function countRows(tx: Tx): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {}
  for (const { name } of await copiedTables(tx)) {
    const [row] = await answer<{ n: string }>(
      tx,
      sql`select count(*)::text as n from ${sql.identifier(name)}`,
    )
    counts[name] = Number(row?.n)
  }
  return counts
}

/** Writes a batch of rows into existing tables; returns the number of rows written. */
export async function writeRows(
  tx: Tx,
  parts: AsyncIterable<RowPart>,
): Promise<Readonly<Record<string, number>>> {
  await settle(tx)
  const tables = await copiedTables(tx)
  const counts = Object.fromEntries(tables.map(({ name }) => [name, 0]))
  for await (const { table, columns, rows } of parts) {
    const types = new Map(
      tables.find(({ name }) => name === table)?.columns.map(({ name, type }) => [name, type]),
    )
    const values = columns.map((column, n) => {
      const type = types.get(column)
      if (type === undefined) throw new Error(`this version of the shop has no ${table}.${column}`)
      return sql.raw(`(r ->> ${n})::${type}`)
    })
    await tx.execute(sql`
      insert into ${sql.identifier(table)} (${list(columns, (column) => sql.identifier(column))})
      overriding system value
      select ${sql.join(values, sql`, `)} from json_array_elements(${JSON.stringify(rows)}::json) as r`)
    counts[table] = (counts[table] ?? 0) + rows.length
  }
  return counts
}

async function settle(tx: Tx): Promise<void> {
  for (const setting of SETTINGS) await tx.execute(sql.raw(`set local ${setting}`))
}

const list = <T>(items: readonly T[], write: (item: T) => SQL | ReturnType<typeof sql.identifier>): SQL =>
  sql.join(items.map(write), sql`, `)
