import type { OrderResponse } from '@nawl/contract/sales/order'
import { kindIn } from '@nawl/domain/product/product'

import type { WebKinds } from '../../kinds/web-kind.ts'

/** The lines of an order that have a plate. */
export function platedLines(lines: OrderResponse['lines'], kinds: WebKinds): OrderResponse['lines'] {
  return lines.filter(({ design }) => kindIn(kinds, design).hasPlate)
}
