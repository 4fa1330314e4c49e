import type { Actor, Order } from '../order.ts'
import { done, type Outcome, refused } from '../outcome.ts'

type Writing = {
  readonly by: Actor
  readonly text: string
  /** How many letters the member of staff had seen: what a colleague wrote since is read first. */
  readonly version: number
}

/** Writes a letter to the customer, in any state of the order. */
export function writeToCustomer(order: Order, now: Date, { by, text, version }: Writing): Outcome {
  if (version !== order.letters.length) return refused('changed-meanwhile')
  const letters = [...order.letters, { by, at: now, text }]
  return done({ ...order, letters }, now, by, [{ kind: 'written', subject: String(letters.length) }])
}
