import { expireOrder } from '@nawl/domain/order/end-order'
import { eq } from 'drizzle-orm'

import { order } from '../../platform/db/schema/commerce-schema.ts'
import { GatewayTrouble } from '../payments/payment-gateway.ts'
import type { JobDeps } from './scheduler.ts'

const AGAIN_MS = 10 * 60_000

/**
 * Ends an order whose deadline has passed: unpaid, a quote not accepted, or a change not paid. Its open payments are
 * closed at the provider first, and a payment made in the last second counts.
 */
export async function expireDue(number: string, deps: JobDeps): Promise<void> {
  const { database, orders, settle, now } = deps
  const found = await orders.find(number)
  const open = found?.order.payments.filter(({ status }) => status === 'created') ?? []
  try {
    for (const { provider, providerRef } of open)
      if (providerRef !== null) await settle(provider, providerRef, 'close')
  } catch (error) {
    if (!(error instanceof GatewayTrouble)) throw error
    return putOff()
  }
  const outcome = await orders.change(number, expireOrder)
  if (!outcome || outcome.ok) return
  // A payment is in progress or the deadline has moved: check again later.
  return putOff(outcome.reason === 'wrong-state' ? null : undefined)

  async function putOff(dueAt: Date | null = new Date(now() + AGAIN_MS)): Promise<void> {
    await database.orm.update(order).set({ dueAt }).where(eq(order.number, number))
  }
}
