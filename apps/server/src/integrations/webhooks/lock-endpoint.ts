import { eq } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import { webhookEndpoint } from '../../platform/db/schema/integration-schema.ts'

/**
 * Locks an endpoint until the end of the transaction; null if there is none. Orders that queue events for it do not
 * wait: they hold its key alone.
 */
export async function lockEndpoint(tx: Tx, id: string): Promise<typeof webhookEndpoint.$inferSelect | null> {
  const [row] = await tx.select().from(webhookEndpoint).where(eq(webhookEndpoint.id, id)).for('no key update')
  return row ?? null
}
