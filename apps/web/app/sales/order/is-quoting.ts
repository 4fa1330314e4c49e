import type { OrderState } from '@nawl/domain/order/order-state'

/** Whether an order awaits its quote or the quote's acceptance: nothing has been ordered yet. */
export function isQuoting({ state }: { readonly state: OrderState }): boolean {
  return state === 'quote_requested' || state === 'quoted'
}
