import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** One SQL database, embedded or not: the same queries and the same migrations. */
export type Database = {
  readonly orm: PgDatabase<PgQueryResultHKT>
  /** Brings it up to date. Throws where others keep it waiting: to be tried again. */
  readonly migrate: () => Promise<void>
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * PostgreSQL where `url` is given, otherwise the embedded database in `directory`. Connects on
 * first use. Each driver is loaded only where it is used; both together cost half a second.
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
