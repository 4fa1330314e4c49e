import { sql } from 'drizzle-orm'

import { answer, type Tx } from '../db/database.ts'

export type Table = {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  /** Primary key columns; rows are read in this order. */
  readonly key: readonly string[]
}

/** Tables that triggers fill from others: copies leave them out, and they come about where the copy is written. */
const DERIVED: ReadonlySet<string> = new Set(['listed_order', 'customer', 'ordered_rug'])

/** Every table that a copy of the database contains, in the order of `readTables`. */
export async function copiedTables(orm: Tx): Promise<readonly Table[]> {
  return (await readTables(orm)).filter(({ name }) => !DERIVED.has(name))
}

/** Every table, referenced tables before the ones that refer to them. Throws on a circular reference. */
export async function readTables(orm: Tx): Promise<readonly Table[]> {
  const rows = await answer<{ table: string; column: string; type: string; isKey: boolean }>(
    orm,
    sql`
      select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as "type",
        coalesce(a.attnum = any(k.indkey), false) as "isKey"
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      left join pg_index k on k.indrelid = c.oid and k.indisprimary
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      order by c.relname, a.attnum`,
  )
  const references = await answer<{ from: string; to: string }>(
    orm,
    sql`
      select f.relname as "from", t.relname as "to"
      from pg_constraint r join pg_class f on f.oid = r.conrelid join pg_class t on t.oid = r.confrelid
      where r.contype = 'f' and r.connamespace = 'public'::regnamespace and f.oid <> t.oid`,
  )
  const tables = [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => ({
    name,
    columns: columns.map(({ column, type }) => ({ name: column, type })),
    key: columns.filter(({ isKey }) => isKey).map(({ column }) => column),
  }))
  return inOrder(tables, references)
}

function inOrder(
  tables: readonly Table[],
  references: readonly { from: string; to: string }[],
): readonly Table[] {
  const done = new Set<string>()
  const ordered: Table[] = []
  while (ordered.length < tables.length) {
    const ready = tables.filter(
      ({ name }) => !done.has(name) && references.every(({ from, to }) => from !== name || done.has(to)),
    )
    if (ready.length === 0) throw new Error('the tables refer to each other in a circle')
    for (const table of ready) done.add(table.name)
    ordered.push(...ready)
  }
  return ordered
}
