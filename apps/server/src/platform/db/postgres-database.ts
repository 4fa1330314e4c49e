import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

import type { Database } from './database.ts'
import { migrateDatabase } from './migrate.ts'

/** A PostgreSQL server. A query that gets no connection in 3 s, or no answer in 8 s, fails. */
export function postgresDatabase(url: string): Database {
  const client = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 8_000,
  })
  // An idle connection that the server drops must not end the process; the next query opens another.
  client.on('error', () => {})
  // Nor one in the middle of a transaction, between two queries, when nobody else listens: the next query fails.
  client.on('connect', (connection) => connection.on('error', () => {}))
  const orm = drizzle({ client })
  return {
    orm,
    migrate: () => migrateDatabase(orm),
    ping: async () => void (await orm.execute(sql`select 1`)),
    close: () => client.end(),
  }
}
