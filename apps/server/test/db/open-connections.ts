import { sql } from 'drizzle-orm'
import { vi } from 'vitest'

import type { Database } from '../../src/platform/db/database.ts'
import type { DatabaseKind } from './postgres.ts'

const CONNECTIONS = 10
/** Longer than it takes on a machine with a hundred processes for each core. */
const PATIENCE_MS = 60_000

/**
 * Opens all connections to a server before a test needs them at once: on a busy machine a new one may take longer than the three
 * seconds after which a query fails, as it should. An embedded database has none.
 */
export async function openConnections(kind: DatabaseKind, { orm }: Database): Promise<void> {
  if (kind !== 'PostgreSQL') return
  // Each holds its connection until the others have theirs.
  const all = () =>
    Promise.all(Array.from({ length: CONNECTIONS }, () => orm.execute(sql`select pg_sleep(0.02)`)))
  await vi.waitFor(all, { timeout: PATIENCE_MS })
}
