import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { findDesign } from '@nawl/domain/catalogue/address'
import { FALLBACK_PRICE } from '@nawl/domain/catalogue/collection'

/** What the studio opens: a rug, marked `sample` if the backend failed, or nothing. */
export type Product =
  | { readonly status: 'found'; readonly rug: RugItem; readonly sample: boolean }
  /** Sold no longer. */
  | { readonly status: 'archived'; readonly name: string }
  | { readonly status: 'missing' }

/**
 * Looks up an id in the backend's collection, then in the built-in catalogue. An empty collection means that the
 * backend failed: then an unknown id opens the sample Aria.
 * @throws Error when the sample is needed and the catalogue does not have it.
 */
export function findProduct(
  id: string,
  collection: readonly RugItem[],
  builtIn: readonly RugItem[],
): Product {
  const sample = collection.length === 0
  const rug = findDesign(collection, id) ?? findDesign(builtIn, id) ?? (sample ? sampleAria(builtIn) : null)
  return rug ? { status: 'found', rug, sample } : { status: 'missing' }
}

function sampleAria(builtIn: readonly RugItem[]): RugItem {
  const aria = findDesign(builtIn, 'aria')
  if (!aria) throw new Error('the built-in catalogue has no Aria')
  return { ...aria, basePrice: FALLBACK_PRICE / 100 }
}
