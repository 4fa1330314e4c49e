import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

import type { Database } from './database.ts'
import { migrateDatabase } from './migrate.ts'

/** A PostgreSQL server. A query fails after 3 s without a connection or 8 s without an answer. */
export function postgresDatabase(url: string): Database {
  const client = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 8_000,
  })
  // A dropped idle connection must not crash the process; the next query opens another.
  client.on('error', () => {})
  // Likewise for a connection inside a transaction, between queries, when nothing else listens; the next query fails.
  client.on('connect', (connection) => connection.on('error', () => {}))
  const orm = drizzle({ client })
  return {
    orm,
    migrate: () => migrateDatabase(orm),
    ping: async () => void (await orm.execute(sql`select 1`)),
    close: () => client.end(),
  }
}
