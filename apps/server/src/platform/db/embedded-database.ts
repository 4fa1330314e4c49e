import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'

import type { Database } from './database.ts'
import { lockDirectory } from './directory-lock.ts'
import { DurableDatabase } from './durable-database.ts'
import { migrateDatabase } from './migrate.ts'

/** PostgreSQL inside this process, with its files below `directory`. Throws when another process has it open. */
export function embeddedDatabase(directory: string): Database {
  const release = lockDirectory(directory)
  const client = new DurableDatabase(join(directory, 'pg'))
  const orm = drizzle({ client })
  return {
    orm,
    migrate: () => migrateDatabase(orm),
    ping: async () => void (await orm.execute(sql`select 1`)),
    close: async () => {
      await client.close()
      release()
    },
  }
}
