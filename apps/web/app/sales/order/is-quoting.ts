import type { OrderState } from '@nawl/domain/order/order-state'

/** Whether an order is still to be quoted, or its quote to be accepted: nobody has ordered yet. */
export function isQuoting({ state }: { readonly state: OrderState }): boolean {
  return state === 'quote_requested' || state === 'quoted'
}
