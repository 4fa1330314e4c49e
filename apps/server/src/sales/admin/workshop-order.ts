import type { WorkshopOrder } from '@nawl/contract/desk/workshop'
import { isApprovalAwaited } from '@nawl/domain/order/approval'
import { type Order, versionInForce } from '@nawl/domain/order/order'
import { kindIn } from '@nawl/domain/product/product'

import { shownLine } from '../carts/shown-cart.ts'
import { waitingYarns } from '../orders/waiting-yarns.ts'
import type { ShopKinds } from '../kinds/shop-kinds.ts'
import type { WorkshopFacts } from '../kinds/sold-kind.ts'

/** An order as the workshop sees it. Throws for an order that is not in the workshop's hands. */
export function workshopOrderOf(order: Order, workshop: WorkshopFacts, kinds: ShopKinds): WorkshopOrder {
  const { number, state, times, remakeOf } = order
  if (state !== 'confirmed' && state !== 'in_production' && state !== 'ready')
    throw new Error(`order ${number} is ${state}, not in the workshop`)
  return {
    number,
    state,
    placedAt: times.placedAt.toISOString(),
    remakeOf: remakeOf && { order: remakeOf.order, serial: remakeOf.serial },
    mayStartAt: state === 'confirmed' ? (times.changeUntil?.toISOString() ?? null) : null,
    awaitsApproval: state === 'confirmed' && isApprovalAwaited(order, kinds.rules),
    yarnsOnOrder: [...waitingYarns(order, kinds.sold)],
    // The schema of the list leaves out of a product what is not for the workshop.
    rugs: versionInForce(order).lines.map((line) => ({
      ...shownLine(line, kinds),
      ...kindIn(kinds.sold, line.design).whenMade(line.design, workshop),
    })),
  }
}
