import type { ChosenProduct } from '@nawl/contract/sales/cart'
import type { Product } from '@nawl/domain/product/product'

import type { KnownRugs } from '../../catalogue/known-rugs.ts'
import type { RugRenderer } from '../../imaging/color/rug-renderer.ts'
import type { BlobStore } from '../../platform/blobs/blob-store.ts'
import type { WaitingCaller } from '../../platform/threads/waiting-caller.ts'
import type { ShopPrices } from '../../settings/shop-prices.ts'

/** What chosen products are looked up in. */
export type FreezerDeps = {
  readonly blobs: BlobStore
  readonly renderer: RugRenderer
  readonly knownRugs: KnownRugs
  readonly prices: Pick<ShopPrices, 'tariff'>
}

/** A method, so that a registry can hold kinds of different products. */
type Freezer<Chosen extends ChosenProduct = ChosenProduct> = {
  /**
   * Takes down what a caller chose as it is to be made, drawn for who waits for it. Throws the ApiErrors of
   * `CART_ERRORS`, and `request/too-many` when the caller has had too many drawn.
   */
  freeze(chosen: Chosen, waiting: WaitingCaller): Promise<Product>
}
export type Freeze = Freezer['freeze']

/** Makes the freezer of each kind, by name. */
export type Freezers = Readonly<Record<string, (deps: FreezerDeps) => Freezer>>
