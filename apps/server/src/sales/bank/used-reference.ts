import { and, eq, ne, sql } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import { payment } from '../../platform/db/schema/payment-schema.ts'

/**
 * Whether a transfer under that bank reference was booked for another order. Whoever books one waits until others under the same
 * reference are booked.
 */
export async function isUsedElsewhere(tx: Tx, orderNumber: string, reference: string): Promise<boolean> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`transfer ${reference.toLowerCase()}`}, 0))`,
  )
  const [used] = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(
      and(
        eq(payment.provider, 'bank-transfer'),
        ne(payment.orderNumber, orderNumber),
        // Stored behind the payment's own id.
        sql`lower(substr(${payment.providerRef}, length(${payment.id}) + 2)) = lower(${reference})`,
      ),
    )
    .limit(1)
  return used !== undefined
}
