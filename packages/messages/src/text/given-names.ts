import { ownNames, type OwnNames, setOwnNames } from './own-names.ts'
import { setShopNames, type ShopNames, shopNames } from './shop-name.ts'

/** What an owner called the shop and its designs, for a thread that has messages of its own. */
export type GivenNames = { readonly shop: ShopNames; readonly own: OwnNames }

export const givenNames = (): GivenNames => ({ shop: shopNames(), own: ownNames() })

export function setGivenNames({ shop, own }: GivenNames): void {
  setShopNames(shop)
  setOwnNames(own)
}
