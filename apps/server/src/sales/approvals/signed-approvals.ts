import { awaitedLines } from '@nawl/domain/order/approval'
import type { Order } from '@nawl/domain/order/order'
import { kindIn } from '@nawl/domain/product/product'

import type { ShopKinds } from '../kinds/shop-kinds.ts'
import type { OrderLinks } from '../orders/order-links.ts'

type IsSigned = Awaited<ReturnType<OrderLinks['approvals']>>['isSigned']

/** Whether this shop signed each approval that an order waits for, and the design still is what was approved. */
export function areApprovalsSigned(order: Order, { rules, sold }: ShopKinds, isSigned: IsSigned): boolean {
  return awaitedLines(order, rules).every(({ line: { design }, approved }) => {
    if (approved === null) return false
    const { hash, signature } = approved
    return kindIn(sold, design).hash?.(design) === hash && isSigned(order.number, approved, signature)
  })
}
