import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Pool } from 'pg'

import { lockDirectory } from './directory-lock.ts'

const migrationsFolder = join(import.meta.dirname, 'migrations')

/** One SQL database, embedded or not: the same queries and the same migrations. */
export type Database = {
  readonly orm: PgDatabase<PgQueryResultHKT>
  readonly migrate: () => Promise<void>
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>
  readonly close: () => Promise<void>
}

/** PostgreSQL where `url` is given, otherwise the embedded one in `directory`. Connects on first use. */
export function openDatabase({ url, directory }: { url: string | undefined; directory: string }): Database {
  return url === undefined ? embedded(directory) : postgres(url)
}

function embedded(directory: string): Database {
  const release = lockDirectory(directory)
  const client = new PGlite(join(directory, 'pg'))
  const orm = drizzlePglite({ client })
  return {
    orm,
    migrate: () => migratePglite(orm, { migrationsFolder }),
    ping: async () => void (await orm.execute(sql`select 1`)),
    close: async () => {
      await client.close()
      release()
    },
  }
}

function postgres(url: string): Database {
  const client = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 8_000,
  })
  // An idle connection that the server drops must not end the process; the next query opens another.
  client.on('error', () => {})
  const orm = drizzlePg({ client })
  return {
    orm,
    migrate: () => migratePg(orm, { migrationsFolder }),
    ping: async () => void (await orm.execute(sql`select 1`)),
    close: () => client.end(),
  }
}
