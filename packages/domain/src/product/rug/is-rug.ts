import type { DesignSnapshot } from '../../cart/design-snapshot.ts'
import { FIRST_KIND, type Product } from '../product.ts'

/** Whether a product is a rug, for figures that only rugs have. */
export function isRug(product: Product): product is DesignSnapshot {
  return (product.kind ?? FIRST_KIND) === 'rug'
}
