import { kindIn } from '@nawl/domain/product/product'

import type { Freeze, FreezerDeps } from './freezer.ts'
import type { ShopKinds } from './shop-kinds.ts'

/** Freezes whatever is chosen, each by its kind. */
export function productFreezer(deps: FreezerDeps, { freezers }: ShopKinds): Freeze {
  const byKind = Object.fromEntries(Object.entries(freezers).map(([kind, freezer]) => [kind, freezer(deps)]))
  return (chosen, waiting) => kindIn(byKind, { ...chosen, name: '' }).freeze(chosen, waiting)
}
