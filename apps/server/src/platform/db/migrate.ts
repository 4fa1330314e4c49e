import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'

import { answer, type Tx } from './database.ts'

/** SQL migrations, shared by both kinds of database. */
export const MIGRATIONS = join(import.meta.dirname, 'migrations')

/** An arbitrary number that no other advisory lock in the database uses. */
const ADVISORY_LOCK = 7_102_025
/** A longer wait for a busy table would queue every other query behind the migration. */
const LOCK_WAIT = '5s'

/**
 * Applies missing migrations in one transaction, one process at a time; `upTo` stops at an earlier version. Throws when
 * a table lock or another migrating process makes it wait too long; the caller retries. Uses drizzle's own table.
 */
export async function migrateDatabase(orm: Tx, upTo = Number.POSITIVE_INFINITY): Promise<void> {
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

/** The schema version of a database: when its last migration was written, in milliseconds. */
export async function appliedVersion(orm: Tx): Promise<number> {
  const last = sql`select coalesce(max(created_at), 0) as version from drizzle.__drizzle_migrations`
  const [row] = await answer<{ version: string | number }>(orm, last)
  return Number(row?.version)
}
