import { setPrices } from '@nawl/domain/shop/price-list'
import { setShadeCard } from '@nawl/domain/yarn/library/shade-card'
import { setShopNames } from '@nawl/messages/text/shop-name'

import type { Config } from '../platform/config/config.ts'
import type { Published } from '../platform/revisions/published.ts'
import { readYarnCard } from './yarns/yarn-card.ts'
import { readShopPrices } from './shop-prices.ts'
import { readShopSettings } from './shop-settings.ts'

export type Settings = ReturnType<typeof openSettings>

/** What owners set at the desk, as it is public now. */
export function openSettings(deps: { readonly config: Config; readonly published: Published }) {
  const shop = readShopSettings(deps)
  const prices = readShopPrices(deps)
  const yarns = readYarnCard(deps)
  deps.published.onChange(() => {
    setShopNames(shop.names())
    setPrices(prices.list())
    setShadeCard(yarns.changes())
  })
  return { shop, prices, yarns }
}
