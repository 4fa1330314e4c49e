import type { ProductKinds } from '@nawl/domain/product/product-kind'
import { PRODUCT_KINDS } from '@nawl/domain/product/product-kinds'

import { designFreezer } from '../carts/snapshot-design.ts'
import type { Freezers } from './freezer.ts'
import { soldRug } from './rug/sold-rug.ts'
import { boxFreezer, soldBox } from './sample-box/sold-box.ts'
import { strikeOffFreezer } from './strike-off/freeze-strike-off.ts'
import { soldStrikeOff } from './strike-off/sold-strike-off.ts'
import type { SoldKinds } from './sold-kind.ts'

/** Of each kind: its rules, how what a caller chose is looked up, and how it is shown. */
export type ShopKinds = {
  readonly rules: ProductKinds
  readonly freezers: Freezers
  readonly sold: SoldKinds
}

/** The kinds of products that the shop sells. A new one is added here and nowhere else in this district. */
export const SHOP_KINDS: ShopKinds = {
  rules: PRODUCT_KINDS,
  freezers: { rug: designFreezer, 'sample-box': boxFreezer, 'strike-off': strikeOffFreezer },
  sold: { rug: soldRug, 'sample-box': soldBox, 'strike-off': soldStrikeOff },
}
