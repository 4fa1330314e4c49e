import type { RequestedTransfer } from '@nawl/domain/bank/match-transfers'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import { order } from '../../platform/db/schema/commerce-schema.ts'
import { payment } from '../../platform/db/schema/payment-schema.ts'

/** Whether the order waits for a payment, whichever way the customer chose last: money that comes in is taken. */
const WAITS = sql<boolean>`${payment.status} <> 'paid' and case when ${payment.version} = 0
  then ${order.state} = 'pending_payment'
  else ${order.state} = 'confirmed' and ${order.changeVersion} = ${payment.version} end`
/** Numbers that are asked for in one query. */
const AT_ONCE = 1_000

/** The bank transfers that orders wait for, and all of the orders with these numbers. */
export async function requestedTransfers(
  orm: Tx,
  numbers: readonly string[],
): Promise<readonly RequestedTransfer[]> {
  const isTransfer = eq(payment.provider, 'bank-transfer')
  const rows = await orm
    .select({
      number: payment.orderNumber,
      paymentId: payment.id,
      amount: payment.amount,
      name: sql<string>`${order.address} ->> 'name'`,
      status: payment.status,
      isWaiting: WAITS,
    })
    .from(payment)
    .innerJoin(order, eq(order.number, payment.orderNumber))
    .where(and(isTransfer, or(WAITS, numbers.length > 0 ? inArray(order.number, [...numbers]) : undefined)))
    // An order waits for one transfer, the one that is open or was abandoned last.
    .orderBy(asc(payment.orderNumber), sql`${payment.status} <> 'created'`, sql`${payment.place} desc`)
  const waiting = new Set<string>()
  return rows.flatMap(({ status, isWaiting, ...transfer }): RequestedTransfer[] => {
    if (status === 'paid') return [{ ...transfer, status }]
    if (!isWaiting) return [{ ...transfer, status: 'ended' }]
    if (waiting.has(transfer.number)) return []
    waiting.add(transfer.number)
    return [{ ...transfer, status: 'waiting' }]
  })
}

/** Those of the numbers that orders with a bank transfer have. */
export async function knownNumbers(orm: Tx, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  const known = new Set<string>()
  for (let n = 0; n < numbers.length; n += AT_ONCE) {
    const some = numbers.slice(n, n + AT_ONCE)
    const rows = await orm
      .selectDistinct({ number: payment.orderNumber })
      .from(payment)
      .where(and(eq(payment.provider, 'bank-transfer'), inArray(payment.orderNumber, some)))
    for (const { number } of rows) known.add(number)
  }
  return known
}
