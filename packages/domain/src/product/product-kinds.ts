import type { ProductKinds } from './product-kind.ts'
import { rugKind } from './rug/rug-kind.ts'
import { sampleBoxKind } from './sample-box/sample-box-kind.ts'
import { strikeOffKind } from './strike-off/strike-off-kind.ts'

/** The kinds of products that the shop sells. A new one is added here and nowhere else in this package. */
export const PRODUCT_KINDS: ProductKinds = {
  rug: rugKind,
  'sample-box': sampleBoxKind,
  'strike-off': strikeOffKind,
}
