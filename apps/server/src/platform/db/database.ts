import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** One SQL database, embedded or a server, with the same queries and migrations. */
export type Database = {
  readonly orm: PgDatabase<PgQueryResultHKT>
  /** Applies migrations. Throws when a lock makes it wait too long; the caller retries. */
  readonly migrate: () => Promise<void>
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * PostgreSQL when `url` is given, otherwise the embedded database in `directory`. Connects on first use. Loads only the
 * driver that is needed; both together cost half a second.
 */
export async function openDatabase({
  url,
  directory,
}: {
  url: string | undefined
  directory: string
}): Promise<Database> {
  if (url !== undefined) return (await import('./postgres-database.ts')).postgresDatabase(url)
  return (await import('./embedded-database.ts')).embeddedDatabase(directory)
}
