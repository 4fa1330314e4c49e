import type { Order } from '@nawl/domain/order/order'

/** Of what is counted from 1, the one that an event concerns. Throws when there is none. */
export function numbered<T>(all: readonly T[], subject: string | null, { number }: Order): T {
  const found = all[Number(subject) - 1]
  if (!found) throw new Error(`order ${number} has no ${subject}`)
  return found
}
