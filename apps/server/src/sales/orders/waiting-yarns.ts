import type { Order } from '@nawl/domain/order/order'
import type { OrderState } from '@nawl/domain/order/order-state'
import { kindIn } from '@nawl/domain/product/product'

import { yarnsOnOrder } from '../../settings/yarns/yarn-for.ts'
import type { SoldKinds } from '../kinds/sold-kind.ts'

/** States of orders whose yarns are still needed. */
export const NEEDS_YARNS: readonly OrderState[] = [
  'quote_requested',
  'quoted',
  'pending_payment',
  'confirmed',
  'in_production',
]

/** English names of the yarns that an order still needs and the shop has not in stock. */
export function waitingYarns(
  order: Pick<Order, 'state' | 'inForce'> & {
    readonly versions: readonly Pick<Order['versions'][number], 'lines'>[]
  },
  sold: SoldKinds,
): readonly string[] {
  if (!NEEDS_YARNS.includes(order.state)) return []
  const lines = order.versions[order.inForce]?.lines ?? []
  const yarns = lines.flatMap(({ design }) => kindIn(sold, design).yarns?.(design) ?? [])
  return yarnsOnOrder(yarns.map(({ hex }) => hex))
}
