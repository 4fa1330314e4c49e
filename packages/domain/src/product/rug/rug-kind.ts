import { lineIdentity, type DesignSnapshot } from '../../cart/design-snapshot.ts'
import { areaMm2 } from '../../cart/ordered-size.ts'
import type { Tariff } from '../../cart/tariff.ts'
import type { Cents } from '../../money/money.ts'
import { estimate } from '../../rug/estimate.ts'
import { DEFAULT_PRICES, pricedAs, promisedWeeks, squareFootPrice } from '../../shop/price-list.ts'
import type { ProductKind } from '../product-kind.ts'

/** A rug: priced by the square foot, weighed by its area, and open to other yarns, piles and sizes while it waits. */
export const rugKind: ProductKind<DesignSnapshot> = {
  countsAsRugs: true,
  identity: lineIdentity,
  price: rugPrice,
  pricedAs: ({ collection }, { squareFoot }) => pricedAs(collection, squareFoot),
  load: ({ size }) => ({ areaMm2: areaMm2(size), grams: 0 }),
  tufted: ({ size, yarns }) => ({ size, shares: yarns.map(({ share }) => share) }),
  leadTime: (_, tariff) => promisedWeeks(tariff),
  asApproved: (design, approval) => ({ ...design, approval }),
  mayBecome: (before, after) => before.rugId === after.rugId,
}

function rugPrice(
  { collection, size }: DesignSnapshot,
  quantity: number,
  { squareFoot = DEFAULT_PRICES.squareFoot }: Pick<Tariff, 'squareFoot'>,
): Cents {
  const estimated = estimate({ ...size, quantity }, squareFootPrice(collection, { squareFoot }))
  if (!estimated.ok) throw new Error(`a frozen design has no size: ${JSON.stringify(size)}`)
  return estimated.price
}
