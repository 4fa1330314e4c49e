import { kindIn } from '@nawl/domain/product/product'

import type { Freeze, FreezerDeps } from './freezer.ts'
import { SHOP_KINDS } from './shop-kinds.ts'

/** Freezes whatever is chosen, each by its kind. */
export function productFreezer(deps: FreezerDeps, { freezers } = SHOP_KINDS): Freeze {
  const byKind = Object.fromEntries(Object.entries(freezers).map(([kind, freezer]) => [kind, freezer(deps)]))
  return (chosen, waiting) => kindIn(byKind, { ...chosen, name: '' }).freeze(chosen, waiting)
}
