import type { Actor, Order } from '../order.ts'
import { done, type Outcome } from '../outcome.ts'

/** Adds an internal note. */
export function noteOrder(
  order: Order,
  now: Date,
  { by, text }: { readonly by: Actor; readonly text: string },
): Outcome {
  const notes = [...order.notes, { by, at: now, text }]
  return done({ ...order, notes }, now, by, [{ kind: 'noted' }])
}
