import { sql } from 'drizzle-orm'

import { answer, type Database, type Tx } from '../db/database.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { type RowPart, writeRows } from './rows.ts'
import { readTables } from './tables.ts'

type Filling = {
  /** The schema version of the rows. */
  readonly version: number
  readonly parts: AsyncIterable<RowPart>
  /** The expected number of rows per table; called after all rows are written. */
  readonly expected: () => Promise<Readonly<Record<string, number>>>
}

/**
 * Replaces the content of a database in one transaction: creates the tables at the rows' version, writes the rows,
 * then applies newer migrations. Changes nothing if any step fails.
 */
export async function fillDatabase({ orm }: Database, { version, parts, expected }: Filling): Promise<void> {
  await orm.transaction(async (tx) => {
    await clear(tx)
    await migrateDatabase(tx, version)
    // A table with triggers that wait for the end of the transaction cannot be altered by newer migrations.
    await tx.execute(sql`set constraints all immediate`)
    const written = await writeRows(tx, parts)
    const missing = Object.entries(await expected()).filter(([table, count]) => written[table] !== count)
    if (missing.length > 0)
      throw new Error(`rows are missing of: ${missing.map(([table]) => table).join(', ')}`)
    await migrateDatabase(tx)
  })
}

/** Throws if any table has rows. */
export async function mustBeEmpty({ orm }: Database): Promise<void> {
  for (const { name } of await readTables(orm)) {
    const [row] = await answer<{ any: boolean }>(
      orm,
      sql`select exists (select from ${sql.identifier(name)}) as "any"`,
    )
    if (row?.any)
      throw new Error(`the database is not empty, there are rows in ${name}; --replace deletes them`)
  }
}

/** Drops everything that migrations created. */
async function clear(tx: Tx): Promise<void> {
  for (const { name } of await readTables(tx))
    await tx.execute(sql`drop table ${sql.identifier(name)} cascade`)
  const functions = await answer<{ signature: string }>(
    tx,
    sql`
      select p.oid::regprocedure::text as signature from pg_proc p
      where p.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  )
  for (const { signature } of functions) await tx.execute(sql.raw(`drop function ${signature} cascade`))
  await tx.execute(sql`drop schema if exists drizzle cascade`)
}
