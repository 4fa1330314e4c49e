import type { OrderResponse } from '@nawl/contract/sales/order'
import { type Order, versionInForce } from '@nawl/domain/order/order'
import { remakesOf } from '@nawl/domain/order/remake-line'
import { leadTimeOf } from '@nawl/domain/product/lead-time'
import { productionDates } from '@nawl/domain/workshop/production-dates'

import type { OrderDeps } from '../sales-deps.ts'

type Linked = Pick<OrderResponse, 'remakeOf' | 'remakes'>

/** What an order has made again, and what it makes again itself, each with a link to the other's page. */
export function shownRemakes({ orders, links, kinds }: Pick<OrderDeps, 'orders' | 'links' | 'kinds'>) {
  return async (order: Order): Promise<Linked> => {
    const made = remakesOf(order)
    if (made.length === 0 && order.remakeOf === null) return { remakeOf: null, remakes: [] }
    const tokens = await links.tokens()
    // Where one of the two was corrected, the other's letters go to somebody else.
    const tokenOf = (other: Order | undefined) => (other?.email === order.email ? tokens(other.number) : null)
    const found = await Promise.all(made.map(async ({ order: number }) => (await orders.find(number))?.order))
    const of = order.remakeOf && (await orders.find(order.remakeOf.order))?.order
    return {
      remakeOf: order.remakeOf && {
        order: order.remakeOf.order,
        serial: order.remakeOf.serial,
        cause: order.remakeOf.cause,
        token: tokenOf(of ?? undefined),
      },
      remakes: made.flatMap(({ name, quantity, cause }, n) => {
        const remake = found[n]
        if (!remake) return []
        const { number, state, times, tracking, tariff } = remake
        const weeks = leadTimeOf(versionInForce(remake).lines, tariff, kinds.rules)
        const { deliverBy } = productionDates(times, { weeks })
        return [
          {
            number,
            serial: n + 1,
            name,
            quantity,
            cause,
            state,
            deliverBy: deliverBy.toISOString(),
            tracking,
            token: tokenOf(remake),
          },
        ]
      }),
    }
  }
}
