import { HOUR_MS } from '@nawl/domain/time/durations'
import { sql } from 'drizzle-orm'

import { secretHash } from '../../secrets/secret-hash.ts'
import type { Database } from '../../db/database.ts'
import { callCount } from '../../db/schema/schema.ts'

/**
 * Commits this statement without waiting for the disk: who is counted waits for it, and a database that crashes may forget
 * the calls of its last moment.
 */
const UNSYNCED = sql<string>`set_config('synchronous_commit', 'off', true)`

export type CallCounts = ReturnType<typeof callCountStore>

/** Calls per caller across all processes. Stores a hash of the address, for an hour. */
export function callCountStore({ orm }: Database, now: () => number) {
  // Clocks of processes differ slightly; a row an hour ahead was written before the clock was set back.
  const isOver = sql`(${callCount.since} <= ${sql.placeholder('hourAgo')}::timestamptz
    or ${callCount.since} > ${sql.placeholder('ahead')}::timestamptz)`
  // A prepared statement, because uploads, sign-ins and many other calls are counted.
  const counted = orm
    .insert(callCount)
    .values({ key: sql.placeholder('key'), since: sql.placeholder('since'), count: sql.placeholder('calls') })
    .onConflictDoUpdate({
      target: callCount.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${callCount.count} + excluded.count end`,
        since: sql`case when ${isOver} then excluded.since else ${callCount.since} end`,
      },
    })
    .returning({ count: callCount.count, written: UNSYNCED })
    .prepare('count_call')

  return {
    /** Counts calls and returns the number within an hour of the first. */
    async add(name: string, caller: string, calls: number): Promise<number> {
      const at = now()
      const [row] = await counted.execute({
        key: secretHash(`${name} ${caller}`),
        since: new Date(at),
        calls,
        hourAgo: new Date(at - HOUR_MS).toISOString(),
        ahead: new Date(at + HOUR_MS).toISOString(),
      })
      if (!row) throw new Error('a call was not counted')
      return row.count
    },
  }
}
