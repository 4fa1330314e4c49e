import type { ShownLine } from '@nawl/contract/sales/cart'
import { kindIn } from '@nawl/domain/product/product'
import { CANCEL_HOURS, DESIGN_CHANGE_HOURS } from '@nawl/domain/shop/facts'
import { prices } from '@nawl/domain/shop/price-list'
import * as messages from '@nawl/messages/cart'

import type { WebKinds } from '../../kinds/web-kind.ts'

/** How long an order can be cancelled and, if anything in it can be, its design be changed. */
export function changesOfMindText(lines: readonly Pick<ShownLine, 'design'>[], kinds: WebKinds): string {
  const mayChange = lines.some(({ design }) => kindIn(kinds, design).mayChange)
  return mayChange
    ? messages.changesOfMind({ cancelHours: CANCEL_HOURS, changeHours: DESIGN_CHANGE_HOURS })
    : messages.cancelOnly({ cancelHours: CANCEL_HOURS })
}

/** The label of a discount: `Discount for 3 or more rugs, 5 %`. */
export function discountText(discountPercent: number): string {
  const step = prices().discounts.find(({ percent }) => percent === discountPercent)
  return step ? messages.discount(step) : messages.discountAlone({ percent: discountPercent })
}

/** What additional rugs would save: `One more rug: 5 % off all of them.` Null at the last step, and without rugs. */
export function nextDiscountText(rugCount: number): string | null {
  if (rugCount === 0) return null
  const next = prices().discounts.find(({ from }) => from > rugCount)
  return next ? messages.nextDiscount({ missing: next.from - rugCount, percent: next.percent }) : null
}
