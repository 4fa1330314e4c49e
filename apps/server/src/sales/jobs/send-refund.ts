import { settleRefund } from '@nawl/domain/order/refund-order'
import { eq, sql } from 'drizzle-orm'

import { payment, refund } from '../../platform/db/schema/payment-schema.ts'
import { GatewayTrouble } from '../payments/payment-gateway.ts'
import { waitMs } from '../../platform/jobs/poll.ts'
import type { JobDeps } from './scheduler.ts'

type RefundRow = typeof refund.$inferSelect

/** Refunds through the payment's provider, once by idempotency key. Staff refund bank transfers by hand; a gift card is the shop's own. */
export async function sendRefund(row: RefundRow, deps: JobDeps): Promise<void> {
  const { database, gateways, orders, now, random } = deps
  const { id, orderNumber, paymentId, status, attempt, amount, currency, tries } = row
  const next = (tryAt: Date | null) =>
    database.orm
      .update(refund)
      .set({ tryAt, tries: sql`${refund.tries} + 1` })
      .where(eq(refund.id, id))
  const [paid] = await database.orm.select().from(payment).where(eq(payment.id, paymentId))
  if (paid?.provider === 'gift-card' && status === 'due') return sent('sent')
  const gateway = paid && gateways[paid.provider]
  if (!gateway || paid.providerRef === null || status !== 'due') return void (await next(null))
  const asking = gateway.refund({ providerRef: paid.providerRef, key: `${id}-${attempt}`, amount, currency })
  const report = await asking.catch((error: unknown) => {
    if (error instanceof GatewayTrouble) return { status: 'due' as const }
    throw error
  })
  if (report.status === 'due') return void (await next(new Date(now() + waitMs(tries, random))))
  await sent(report.status)

  async function sent(status: 'sent' | 'failed') {
    await orders.change(
      orderNumber,
      (order, at) => settleRefund(order, at, { refundId: id, status, by: 'shop' }),
      // In the same transaction, because staff may retry it at once.
      async (tx) => void (await tx.update(refund).set({ tryAt: null }).where(eq(refund.id, id))),
    )
  }
}
