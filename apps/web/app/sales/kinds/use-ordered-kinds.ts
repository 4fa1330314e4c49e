import type { ShownProduct } from '@nawl/contract/sales/cart'
import { kindIn } from '@nawl/domain/product/product'
import { createContext, useContext } from 'react'

import type { OrderedKind } from './ordered-kind.ts'
import { ORDERED_KINDS } from './ordered-kinds.ts'

/** The kinds of ordered products of a page: the shop's, unless it is put into others. */
export const OrderedKindsContext = createContext(ORDERED_KINDS)

export const useOrderedKinds = () => useContext(OrderedKindsContext)

/** What orders show of a product. Throws for a kind that is not sold. */
export function useOrderedKind(product: ShownProduct): OrderedKind {
  return kindIn(useOrderedKinds(), product)
}
