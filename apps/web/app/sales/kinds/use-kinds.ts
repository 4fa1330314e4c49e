import type { ShownProduct } from '@nawl/contract/sales/cart'
import { kindIn } from '@nawl/domain/product/product'
import { createContext, useContext } from 'react'

import type { WebKind } from './web-kind.ts'
import { WEB_KINDS } from './web-kinds.ts'

/** The kinds of products of a page: the shop's, unless it is put into others. */
export const KindsContext = createContext(WEB_KINDS)

export const useKinds = () => useContext(KindsContext)

/** How a product appears. Throws for a kind that is not sold. */
export function useKind(product: ShownProduct): WebKind {
  return kindIn(useKinds(), product)
}
