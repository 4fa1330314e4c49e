import { eq, type SQL, sql } from 'drizzle-orm'

import type { Tx } from '../platform/db/database.ts'
import { order, orderEvent } from '../platform/db/schema/commerce-schema.ts'

/**
 * How many orders say that a member of staff handled them, by an address in lower case. Such a record is part of the
 * order's books, which are only added to.
 */
export async function countSignedOrders(tx: Tx, emailKey: string): Promise<number> {
  const staff = `staff:${emailKey}`
  // Programs sign with the name of their token behind the address.
  const isTheirs = (by: SQL) => sql`(lower(${by}) = ${staff} or starts_with(lower(${by}), ${`${staff} (`}))`
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(order)
    .where(
      sql`exists (select 1 from ${orderEvent}
          where ${eq(orderEvent.orderNumber, order.number)} and ${isTheirs(sql`${orderEvent.by}`)})
        or exists (select 1 from jsonb_array_elements(${order.notes} || ${order.addressChanges}
            || ${order.corrections} || ${order.appointments} || ${order.approvals} || ${order.letters}) entry
          where ${isTheirs(sql`entry ->> 'by'`)})`,
    )
  return row?.count ?? 0
}
