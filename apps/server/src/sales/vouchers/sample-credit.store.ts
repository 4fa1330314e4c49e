import { randomBytes } from 'node:crypto'

import { writeCardCode } from '@nawl/domain/gift-cards/card-code'
import { type Cents, ZERO } from '@nawl/domain/money/money'
import type { Order } from '@nawl/domain/order/order'
import type { OrderEvent } from '@nawl/domain/order/order-event'
import { creditTime, type SampleCredit, sampleCredit as creditDue } from '@nawl/domain/order/sample-credit'
import type { ProductKinds } from '@nawl/domain/product/product-kind'
import { eq } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import { codeUse, discountCode, sampleCredit } from '../../platform/db/schema/voucher-schema.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { type DiscountCodeRow, findCode } from './discount-code.store.ts'

type Change = {
  readonly before: Order | null
  readonly after: Order
  readonly events: readonly Pick<OrderEvent, 'by' | 'at'>[]
}

/**
 * Gives an order that was paid the code of its samples' credit, in the transaction of its command; ends it, for one
 * of less, where the command refunds them. What was used on a rug is not refunded as well: throws the ApiError `code/spent`.
 */
export async function settleCredit(
  tx: Tx,
  { before, after, events }: Change,
  kinds: ProductKinds,
): Promise<void> {
  if (!after.times.confirmedAt) return
  const due = creditDue(after, kinds)
  if (!before?.times.confirmedAt) {
    if (due > 0) await issueCredit(tx, after, due)
    return
  }
  if (due >= creditDue(before, kinds)) return
  const row = await codeOf(tx, after.number, { lock: true })
  if (!row || row.off.kind !== 'amount' || row.off.amount <= due) return
  if ((await usesOfCode(tx, row.code)) > 0) {
    // What a provider did by itself has happened.
    if (events.some(({ by }) => by !== 'shop')) throw new ApiError('code/spent')
    return
  }
  const now = events[0]?.at ?? after.times.confirmedAt
  if (row.endsAt === null || row.endsAt > now)
    await tx.update(discountCode).set({ endsAt: now }).where(eq(discountCode.code, row.code))
  // What a code takes off never changes: less is another code.
  if (due > 0) await issueCredit(tx, after, due)
}

/** The credit of an order; null where it has none, or none that is left. */
export async function creditOf(tx: Tx, number: string): Promise<SampleCredit | null> {
  const row = await codeOf(tx, number, { lock: false })
  return row ? shownCredit(row, (await usesOfCode(tx, row.code)) > 0) : null
}

async function codeOf(tx: Tx, orderNumber: string, { lock }: { readonly lock: boolean }) {
  const [credit] = await tx.select().from(sampleCredit).where(eq(sampleCredit.orderNumber, orderNumber))
  return credit ? findCode(tx, credit.code, { lock }) : null
}

const usesOfCode = (tx: Tx, code: string) => tx.$count(codeUse, eq(codeUse.code, code))

function shownCredit({ code, off, startsAt, endsAt }: DiscountCodeRow, isUsed: boolean): SampleCredit | null {
  if (off.kind !== 'amount' || !startsAt || !endsAt) return null
  return { code, amount: off.amount, from: startsAt, until: endsAt, isUsed }
}

/** Twelve characters are sixty random bits: with the limit on guesses, nobody finds one. */
const CODE_LENGTH = 14

async function issueCredit(tx: Tx, after: Order, amount: Cents): Promise<void> {
  const { from, until } = creditTime(after)
  const code = writeCardCode(randomBytes(20)).slice(0, CODE_LENGTH)
  await tx.insert(discountCode).values({
    code,
    off: { kind: 'amount', amount },
    stacks: true,
    only: [],
    startsAt: from,
    endsAt: until,
    uses: 1,
    usesPerCustomer: null,
    minimum: ZERO,
    createdAt: after.times.confirmedAt ?? from,
    createdBy: CREDITED_BY,
  })
  const credit = { orderNumber: after.number, code }
  await tx
    .insert(sampleCredit)
    .values(credit)
    .onConflictDoUpdate({ target: sampleCredit.orderNumber, set: { code } })
}

/** Who made a code that nobody made. */
const CREDITED_BY = 'shop'
