import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The database, or a transaction on it. */
export type Tx = PgDatabase<PgQueryResultHKT>

/** One SQL database, embedded or a server, with the same queries and migrations. */
export type Database = {
  readonly orm: Tx
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

/** The rows of a query result. Both drivers return this shape, but drizzle does not type it for either kind. */
export async function answer<Row>(orm: Tx, query: Parameters<Tx['execute']>[0]): Promise<readonly Row[]> {
  return ((await orm.execute(query)) as { rows: Row[] }).rows
}
