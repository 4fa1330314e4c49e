import { HOUR_MS } from '@nawl/domain/time/durations'
import { eq, gt, sql } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import { staffWrongCode } from '../../platform/db/schema/second-factor-schema.ts'

/** Wrong codes within an hour after which no code is accepted for the rest of it. */
const MOST_WRONG_CODES = 10

const hourBefore = (at: Date) => new Date(at.getTime() - HOUR_MS)

/**
 * Counts a try before its code is looked at, so that tries at the same time are all counted; false if there were too
 * many. `forgiveCode` takes a right one back.
 */
export async function countCode(tx: Tx, email: string, at: Date): Promise<boolean> {
  const since = hourBefore(at).toISOString()
  const isOver = sql`${staffWrongCode.since} <= ${since}::timestamptz`
  const [row] = await tx
    .insert(staffWrongCode)
    .values({ email, count: 1, since: at })
    .onConflictDoUpdate({
      target: staffWrongCode.email,
      set: {
        count: sql`case when ${isOver} then 1 else ${staffWrongCode.count} + 1 end`,
        since: sql`case when ${isOver} then excluded.since else ${staffWrongCode.since} end`,
      },
    })
    .returning({ count: staffWrongCode.count })
  return row !== undefined && row.count <= MOST_WRONG_CODES
}

export async function forgiveCode(tx: Tx, email: string): Promise<void> {
  await tx
    .update(staffWrongCode)
    .set({ count: sql`greatest(${staffWrongCode.count} - 1, 0)` })
    .where(eq(staffWrongCode.email, email))
}

/** Forgets wrong codes: after another proof, or when the factors are gone. */
export async function forgetWrongCodes(tx: Tx, email: string): Promise<void> {
  await tx.delete(staffWrongCode).where(eq(staffWrongCode.email, email))
}

/** Whether codes are refused until the hour is over. */
export async function codesAreLocked(tx: Tx, email: string, at: Date): Promise<boolean> {
  const [row] = await tx
    .select({ count: staffWrongCode.count })
    .from(staffWrongCode)
    .where(sql`${eq(staffWrongCode.email, email)} and ${gt(staffWrongCode.since, hourBefore(at))}`)
  return row !== undefined && row.count >= MOST_WRONG_CODES
}
