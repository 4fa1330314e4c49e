import type { Order } from '../order.ts'
import type { OrderState } from '../order-state.ts'
import { type OrderRefusal } from '../outcome.ts'

/** Who corrects an order, why, and how many corrections they had seen: what a colleague did since is looked at first. */
export type Correcting = {
  readonly by: Order['corrections'][number]['by']
  readonly why: string
  readonly version: number
}

/** Before the carrier has it: address and e-mail address can still be corrected. */
const UNTIL_SHIPPED: ReadonlySet<OrderState> = new Set([
  'quote_requested',
  'quoted',
  'pending_payment',
  'confirmed',
  'in_production',
  'ready',
])

/** Why where an order goes, and whom its letters reach, cannot be corrected now, or null. */
export function contactFault({ state }: Pick<Order, 'state'>): OrderRefusal | null {
  return UNTIL_SHIPPED.has(state) ? null : 'wrong-state'
}

/** Why a correction that saw `version` others is too late, or null. */
export function versionFault(
  { corrections }: Pick<Order, 'corrections'>,
  version: number,
): OrderRefusal | null {
  return version === corrections.length ? null : 'changed-meanwhile'
}

/** When the e-mail address was last corrected: links to the order from before went to somebody else. */
export function emailCorrectedAt({ corrections }: Pick<Order, 'corrections'>): Date | null {
  return corrections.findLast(({ kind }) => kind === 'email')?.at ?? null
}

/**
 * The subject of an event that can happen again because a step was taken back: letters are sent once for each subject,
 * and the second parcel is told as the first was. Null the first time.
 */
export function repeatOf({ corrections }: Pick<Order, 'corrections'>): string | null {
  const steps = corrections.filter(({ kind }) => kind === 'step-back').length
  return steps === 0 ? null : `again-${steps}`
}
