import { eq, sql } from 'drizzle-orm'

import { payment } from '../../platform/db/schema/payment-schema.ts'
import { GatewayTrouble } from '../payments/payment-gateway.ts'
import { waitMs } from '../../platform/jobs/poll.ts'
import type { JobDeps } from './scheduler.ts'

type PaymentRow = typeof payment.$inferSelect

/** After this many queries an abandoned payment is left to its provider and the staff. */
const MOST_LOOKS = 60

/**
 * Queries the provider for the state of a payment. A payment that the shop has given up is closed there, so that nobody
 * pays for nothing; whatever its state then is, it is settled like any other.
 */
export async function reconcilePayment(row: PaymentRow, deps: JobDeps): Promise<void> {
  const { database, gateways, settle, now, random } = deps
  const { id, provider, providerRef, status, looks } = row
  const next = (lookAt: Date | null) =>
    database.orm
      .update(payment)
      .set({ lookAt, looks: sql`${payment.looks} + 1` })
      .where(eq(payment.id, id))
  const later = () => next(looks >= MOST_LOOKS ? null : new Date(now() + waitMs(looks, random)))
  if (!gateways[provider] || status === 'paid') return void (await next(null))
  // The provider's reference is not known yet; the customer's next attempt starts it again under the same key.
  if (providerRef === null) return void (await (status === 'created' ? later() : next(null)))
  const isOver = status === 'cancelled' || status === 'failed'
  try {
    await settle(provider, providerRef, status === 'cancelled' ? 'close' : 'look')
  } catch (error) {
    await later()
    if (error instanceof GatewayTrouble) return
    throw error
  }
  const [fresh] = await database.orm.select().from(payment).where(eq(payment.id, id))
  const isSettled = fresh?.status === 'paid' || (isOver && fresh?.status === status)
  await (isSettled ? next(null) : later())
}
