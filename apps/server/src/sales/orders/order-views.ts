import type { AdminOrder } from '@nawl/contract/sales/admin'
import type { OrderResponse } from '@nawl/contract/sales/order'
import { staffSteps } from '@nawl/domain/order/open-steps'
import type { Order } from '@nawl/domain/order/order'
import { heldUsd } from '@nawl/domain/order/payments'

import type { PaymentSteps } from '../payments/payment-steps.ts'
import type { OrderLinks } from './order-links.ts'
import type { OrderStore } from './order.store.ts'
import { shownOrder } from './shown-order.ts'

type Deps = {
  readonly orders: OrderStore
  readonly payments: PaymentSteps
  readonly links: OrderLinks
  readonly now: () => number
}
export type OrderViews = ReturnType<typeof orderViews>

/** Orders in the API's format, with their next payment step and photograph links. */
export function orderViews({ orders, payments, links, now }: Deps) {
  async function gather(order: Order) {
    return {
      events: await orders.events(order.number),
      next: await payments.step(order, { begun: false }),
      photoToken: await links.photoTokens(),
      now: new Date(now()),
    }
  }

  return {
    customer: async (order: Order): Promise<OrderResponse> => shownOrder(order, await gather(order)),

    desk: async (order: Order): Promise<AdminOrder> => {
      const view = await gather(order)
      return {
        ...shownOrder(order, view),
        notes: order.notes.map(({ by, at, text }) => ({ by, at: at.toISOString(), text })),
        events: view.events.map((event) => ({ ...event, at: event.at.toISOString() })),
        deskSteps: staffSteps(order, view.now),
        heldUsd: heldUsd(order),
      }
    },
  }
}
