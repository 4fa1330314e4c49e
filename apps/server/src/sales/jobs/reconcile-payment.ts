import { DAY_MS } from '@nawl/domain/time/durations'
import { eq, sql } from 'drizzle-orm'

import { payment } from '../../platform/db/schema/payment-schema.ts'
import { GatewayTrouble } from '../payments/payment-gateway.ts'
import { waitMs } from '../../platform/jobs/poll.ts'
import type { JobDeps } from './scheduler.ts'

type PaymentRow = typeof payment.$inferSelect

/** When a payment that was paid is looked at again, whatever webhooks tell: most disputes come within 120 days. */
const LOOKED_AT_DAYS = [1, 7, 30, 60, 120]

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
  if (!gateways[provider]) return void (await next(null))
  if (status === 'paid') return lookAfter(row, deps, next)
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
  if (fresh?.status === 'paid') return lookAfter(fresh, deps, next)
  await (isOver && fresh?.status === status ? next(null) : later())
}

/** Records what the provider moved of a paid payment by itself, as long as it may. */
async function lookAfter(
  { provider, providerRef, paidAt, looks }: PaymentRow,
  { gateways, recordMoves, now, random }: JobDeps,
  next: (lookAt: Date | null) => PromiseLike<unknown>,
): Promise<void> {
  if (!gateways[provider]?.moves || providerRef === null || paidAt === null) return void (await next(null))
  const ages = LOOKED_AT_DAYS.map((days) => new Date(paidAt.getTime() + days * DAY_MS))
  const following = ages.find((at) => at.getTime() > now()) ?? null
  try {
    await recordMoves(provider, providerRef)
  } catch (error) {
    await next(following ?? new Date(now() + waitMs(looks, random)))
    if (error instanceof GatewayTrouble) return
    throw error
  }
  await next(following)
}
