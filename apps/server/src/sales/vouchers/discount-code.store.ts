import { randomUUID } from 'node:crypto'

import type { CodeUses } from '@nawl/domain/cart/code-rules'
import { and, count, desc, eq, inArray, isNull, or } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import { person } from '../../platform/db/schema/auth-schema.ts'
import { order } from '../../platform/db/schema/commerce-schema.ts'
import { codeUse, discountCode } from '../../platform/db/schema/voucher-schema.ts'
import { emailKeyOf } from '../orders/claim-orders.ts'

export type DiscountCodeRow = typeof discountCode.$inferSelect

/** Finds a code; `lock` makes others who would use it wait for the end of the transaction. */
export async function findCode(tx: Tx, code: string, { lock }: { readonly lock: boolean }) {
  const query = tx.select().from(discountCode).where(eq(discountCode.code, code))
  const [row] = await (lock ? query.for('update') : query)
  return row ?? null
}

/** How often a code was used, by all and by the person who asks. */
export async function usesOf(tx: Tx, code: string, personId: string | null): Promise<CodeUses> {
  const all = await tx.$count(codeUse, eq(codeUse.code, code))
  if (personId === null) return { all, own: null }
  const [owner] = await tx.select({ email: person.email }).from(person).where(eq(person.id, personId))
  if (!owner) return { all, own: null }
  // Also under the address, so that a new account of the same person starts where the former ended.
  const theirs = or(eq(order.personId, personId), eq(order.emailKey, emailKeyOf(owner.email) ?? ''))
  const [own] = await tx
    .select({ count: count() })
    .from(codeUse)
    .innerJoin(order, eq(order.number, codeUse.orderNumber))
    .where(and(eq(codeUse.code, code), theirs))
  return { all, own: own?.count ?? 0 }
}

/** Uses a code for an order, in the transaction that places it and has locked the code. */
export async function takeUse(tx: Tx, code: string, orderNumber: string): Promise<void> {
  await tx.insert(codeUse).values({ id: randomUUID(), code, orderNumber })
}

/** Gives the uses of orders back that ended before they were paid. */
export async function releaseUses(tx: Tx, numbers: readonly string[]): Promise<void> {
  const unpaid = tx
    .select({ number: order.number })
    .from(order)
    .where(and(inArray(order.number, [...numbers]), isNull(order.confirmedAt)))
  await tx.delete(codeUse).where(inArray(codeUse.orderNumber, unpaid))
}

/** All codes with their uses, newest first. */
export async function listCodes(tx: Tx) {
  const used = tx
    .select({ code: codeUse.code, used: count().as('used') })
    .from(codeUse)
    .groupBy(codeUse.code)
    .as('used')
  return tx
    .select({ row: discountCode, used: used.used })
    .from(discountCode)
    .leftJoin(used, eq(used.code, discountCode.code))
    .orderBy(desc(discountCode.createdAt), desc(discountCode.code))
}
