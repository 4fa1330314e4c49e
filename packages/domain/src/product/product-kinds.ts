import type { ProductKinds } from './product-kind.ts'
import { rugKind } from './rug/rug-kind.ts'

/** The kinds of products that the shop sells. A new one is added here and nowhere else in this package. */
export const PRODUCT_KINDS: ProductKinds = { rug: rugKind }
