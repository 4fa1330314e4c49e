import type { WorkshopOrder } from '@nawl/contract/desk/workshop'
import { type Order, versionInForce } from '@nawl/domain/order/order'
import { yarnKilograms } from '@nawl/domain/workshop/yarn-kilograms'

import type { Config } from '../../platform/config/config.ts'
import { shownLine } from '../carts/shown-cart.ts'

/** An order as the workshop sees it. Throws for an order that is not in the workshop's hands. */
export function workshopOrderOf(
  order: Order,
  { yarnUse, pileMm }: Pick<Config['workshop'], 'yarnUse' | 'pileMm'>,
): WorkshopOrder {
  const { number, state, times } = order
  if (state !== 'confirmed' && state !== 'in_production' && state !== 'ready')
    throw new Error(`order ${number} is ${state}, not in the workshop`)
  return {
    number,
    state,
    placedAt: times.placedAt.toISOString(),
    mayStartAt: state === 'confirmed' ? (times.changeUntil?.toISOString() ?? null) : null,
    rugs: versionInForce(order).lines.map((line) => {
      const { id, design, quantity, picture } = shownLine(line)
      const { name, size, yarns } = design
      const weighed = yarnKilograms(yarns, { size: line.design.size, quantity: 1, pileMm }, yarnUse)
      return {
        id,
        design: { name, size, yarns },
        quantity,
        picture,
        kilograms: weighed.map(({ kilograms }) => kilograms),
      }
    }),
  }
}
