import type { PaymentStatus } from '@nawl/domain/order/payment-state'
import { and, eq, inArray, sql } from 'drizzle-orm'

import type { Database } from '../../../platform/db/database.ts'
import { testPayment } from '../../../platform/db/schema/payment-schema.ts'
import { GatewayTrouble, type PaymentGateway, type PaymentReport } from '../payment-gateway.ts'

type TestPayment = typeof testPayment.$inferSelect

/** A local payment provider without money: its ledger is in the shop's database, its page at /test-payment. */
export function testGateway({
  database: { orm },
  publicUrl,
}: {
  readonly database: Database
  readonly publicUrl: string
}): PaymentGateway {
  async function find(ref: string): Promise<TestPayment | undefined> {
    const [row] = await orm.select().from(testPayment).where(eq(testPayment.ref, ref))
    return row
  }

  async function look(ref: string): Promise<PaymentReport | null> {
    const row = await find(ref)
    return row ? reportOf(row) : null
  }

  async function must(ref: string): Promise<TestPayment> {
    const row = await find(ref)
    if (!row) throw new GatewayTrouble(`there is no test payment ${ref}`)
    return row
  }

  return {
    async begin({ paymentId, orderNumber, amount, currency, returnUrl, cancelUrl }) {
      const ref = `test-${paymentId}`
      const row = { ref, paymentId, orderNumber, amount, currency, returnUrl, cancelUrl }
      await orm
        .insert(testPayment)
        .values({ ...row, status: 'created', refunded: sql`0`, refundKeys: [] })
        .onConflictDoNothing()
      return { providerRef: ref, url: `${publicUrl}/test-payment/${ref}` }
    },
    look,
    capture: async (ref) => reportOf(await must(ref)),
    async close(ref) {
      await become(orm, ref, 'cancelled')
      return look(ref)
    },
    async refund({ providerRef, key, amount }) {
      const { refunded, amount: paid, refundKeys, status } = await must(providerRef)
      if (refundKeys.includes(key)) return { status: 'sent' }
      if (status !== 'paid' || refunded + amount > paid) return { status: 'failed' }
      const set = {
        refunded: sql`${testPayment.refunded} + ${amount}`,
        refundKeys: sql`array_append(${testPayment.refundKeys}, ${key})`,
      }
      await orm.update(testPayment).set(set).where(eq(testPayment.ref, providerRef))
      return { status: 'sent' }
    },
    // It sends no webhooks: its page redirects back, and reconciliation queries it.
    readWebhook: async () => ({ ok: false, reason: 'unreadable' }),
  }
}

/** Applies a button of the test payment's page. Paid and closed payments do not change. */
export async function become(
  orm: Database['orm'],
  ref: string,
  status: Extract<PaymentStatus, 'paid' | 'failed' | 'cancelled'>,
): Promise<void> {
  const isOpen = inArray(testPayment.status, ['created', 'failed'])
  await orm
    .update(testPayment)
    .set({ status })
    .where(and(eq(testPayment.ref, ref), isOpen))
}

function reportOf(row: TestPayment): PaymentReport {
  const { ref, paymentId, orderNumber, status, amount, currency } = row
  return { providerRef: ref, paymentId, orderNumber, status, amount, currency, needsCapture: false }
}
