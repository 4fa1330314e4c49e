import type { Month } from '@nawl/domain/ledger/month'
import { desc, sql } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import { closedMonth } from '../../platform/db/schema/ledger-schema.ts'

/** Answers the last closed month; null for none. */
export type LastClosed = () => Promise<Month | null>

/**
 * The last closed month, asked once in a transaction and true until it ends: whoever closes a month waits for all that
 * date something, and these wait for that.
 */
export function lastClosedIn(tx: Tx): LastClosed {
  let asked: Promise<Month | null> | undefined
  const ask = async () => {
    await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext('closed_month'))`)
    return readLastClosed(tx)
  }
  return () => (asked ??= ask())
}

/** The last closed month as it is now. */
export async function readLastClosed(tx: Tx): Promise<Month | null> {
  const [row] = await tx
    .select({ month: closedMonth.month })
    .from(closedMonth)
    .orderBy(desc(closedMonth.month))
    .limit(1)
  return row?.month ?? null
}
