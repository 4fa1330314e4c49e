import { type Cents, less, sumOf, ZERO } from '../money/money.ts'
import { heldUsd } from './payments/payments.ts'
import type { ProductKinds } from '../product/product-kind.ts'
import { kindIn } from '../product/product.ts'
import { type Order, versionInForce } from './order.ts'

/** How long what samples cost can be taken off a rug. */
export const CREDIT_MONTHS = 6

/** What an order's samples are credited against a rug, as its letters and pages say it. */
export type SampleCredit = {
  readonly code: string
  /** In US cents. */
  readonly amount: Cents
  readonly from: Date
  readonly until: Date
  readonly isUsed: boolean
}

/**
 * What an order's samples are credited against a later rug, in US cents: what they cost, at most what the shop still has for
 * goods of the order, so that what was refunded is not credited as well.
 */
export function sampleCredit(order: Order, kinds: ProductKinds): Cents {
  const { state, times, remakeOf } = order
  if (times.confirmedAt === null || remakeOf !== null || state === 'cancelled' || state === 'expired')
    return ZERO
  const { lines, price } = versionInForce(order)
  const { USD } = price.amounts
  const samples = sumOf(
    lines.flatMap(({ design }, n) => {
      const line = USD.lines[n]
      return kindIn(kinds, design).isCredited && line ? [less(line.price, line.discount)] : []
    }),
  )
  return Math.max(0, Math.min(samples, heldUsd(order) - USD.shipping)) as Cents
}

/** From when to when a credit can be used: as soon as its order can no longer be cancelled, for six months. */
export function creditTime({ times }: Pick<Order, 'times'>): { readonly from: Date; readonly until: Date } {
  const { confirmedAt, cancelUntil } = times
  if (confirmedAt === null) throw new Error('an order that is not paid has no credit')
  const until = new Date(confirmedAt)
  until.setUTCMonth(until.getUTCMonth() + CREDIT_MONTHS)
  return { from: cancelUntil ?? confirmedAt, until }
}
