import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'

import type { Database } from './database.ts'

/** SQL that brings any database up to date, the same for both kinds. */
export const MIGRATIONS = join(import.meta.dirname, 'migrations')

/** Any number will do, as long as nobody else takes it for something in the same database. */
const ADVISORY_LOCK = 7_102_025
/** Who waits longer for a table that a busy shop is using would have everybody else wait behind it. */
const LOCK_WAIT = '5s'

type Orm = Database['orm']

/**
 * Applies what a database lacks, in one transaction and one process at a time; `upTo` stops at a former version. Throws
 * where a table, or another process at the same, keeps it waiting: to be tried again. Keeps drizzle's own books.
 */
export async function migrateDatabase(orm: Orm, upTo = Number.POSITIVE_INFINITY): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS })
  await orm.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = '${LOCK_WAIT}'`))
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`)
    await tx.execute(sql`create schema if not exists drizzle`)
    await tx.execute(sql`
      create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
    const version = await appliedVersion(tx)
    for (const { folderMillis, hash, sql: statements } of migrations) {
      if (folderMillis <= version || folderMillis > upTo) continue
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
      )
    }
  })
}

/** The version of a migrated database: when its last migration was written, in milliseconds. */
export async function appliedVersion(orm: Orm): Promise<number> {
  const last = sql`select coalesce(max(created_at), 0) as version from drizzle.__drizzle_migrations`
  // Both drivers answer so; drizzle does not say it for databases of either kind.
  const { rows } = (await orm.execute(last)) as { rows: { version: string | number }[] }
  return Number(rows[0]?.version)
}
