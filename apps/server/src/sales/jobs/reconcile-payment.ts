import { eq, sql } from 'drizzle-orm'

import type { Database } from '../../platform/db/database.ts'
import { payment } from '../../platform/db/payment-schema.ts'
import type { Gateways } from '../payments/gateways.ts'
import { GatewayTrouble } from '../payments/payment-gateway.ts'
import type { Settle } from '../payments/settle.ts'
import { waitMs } from '../../platform/jobs/wait.ts'

type PaymentRow = typeof payment.$inferSelect
type Deps = {
  readonly database: Database
  readonly gateways: Gateways
  readonly settle: Settle
  readonly now: () => number
  readonly random: () => number
}

/** A payment that nobody has come back from after so many questions is left to its company and the desk. */
const MOST_LOOKS = 60

/**
 * Asks the company what became of a payment. One that the shop has given up is made unpayable there, for nobody is to
 * pay for nothing; whatever its company says of it then is settled like anything else.
 */
export async function reconcilePayment(row: PaymentRow, deps: Deps): Promise<void> {
  const { database, gateways, settle, now, random } = deps
  const { id, provider, providerRef, status, looks } = row
  const next = (lookAt: Date | null) =>
    database.orm
      .update(payment)
      .set({ lookAt, looks: sql`${payment.looks} + 1` })
      .where(eq(payment.id, id))
  const later = () => next(looks >= MOST_LOOKS ? null : new Date(now() + waitMs(looks, random)))
  if (!gateways[provider] || status === 'paid') return void (await next(null))
  // It has not been begun, or we do not know yet that it has; who wants to pay begins it again under the same name.
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
