import { shopPrices as schema } from '@nawl/contract/desk/shop-prices'
import type { Tariff } from '@nawl/domain/cart/tariff'
import { type PriceList, tariffOf } from '@nawl/domain/shop/price-list'

import type { Config } from '../platform/config/config.ts'
import type { Published } from '../platform/revisions/published.ts'
import type { DocumentKind } from './document-kind.ts'

const DOCUMENT = 'settings/prices'

type Deps = {
  readonly config: Pick<Config, 'prices' | 'isPublic'>
  readonly published: Published
  /** The seller's tax registration number. */
  readonly trn: () => string | null
}

export type ShopPrices = ReturnType<typeof readShopPrices>

/** Prices and shipping as the shop's owners last published them; before, as its variables say. */
export function readShopPrices({ config, published, trn }: Deps) {
  const isUnregistered = () => config.isPublic && trn() === null

  function list(): PriceList {
    // A revision may be older than a field.
    const current = { ...config.prices, ...(published.value(DOCUMENT) as Partial<PriceList> | undefined) }
    // Whoever runs a shop that does not start for its VAT cannot publish at its desk.
    return isUnregistered() && config.prices.vatPercent === 0 ? { ...current, vatPercent: 0 } : current
  }

  return {
    list,
    /** Whether VAT would be charged of the public by a seller who is not registered for tax, which the law forbids. */
    chargesVatWithoutTrn: () => list().vatPercent > 0 && isUnregistered(),
    /** For new orders; placed orders keep the tariff that they were placed under. */
    tariff: (): Tariff => tariffOf(list()),
    /** Codes of the countries that new orders cannot ship to; placed orders are not affected. */
    notShippedTo: () => list().notShippedTo,
    kind: {
      name: DOCUMENT,
      permission: 'prices.change',
      schema,
      builtIn: () => config.prices as Priced,
      movesMoney: true,
      problems: ({ vatPercent }) =>
        vatPercent > 0 && isUnregistered() ? [{ field: 'vatPercent', problem: 'needs-trn' }] : [],
      mostBytes: 32 * 1024,
    } satisfies DocumentKind<Priced>,
  }
}

/** A price list as JSON. */
type Priced = ReturnType<typeof schema.parse>
