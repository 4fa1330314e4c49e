import { designIdentity, type DesignSnapshot, isSameCloth } from '../../cart/design-snapshot.ts'
import type { Cents } from '../../money/money.ts'
import { promisedWeeks, samplePrices } from '../../shop/price-list.ts'
import type { ProductKind } from '../product-kind.ts'
import { FIRST_KIND } from '../product.ts'
import { STRIKE_OFF_SIZE, type StrikeOff } from './strike-off.ts'

/** In grams, with its backing and its board. */
const WEIGHT = 700

/** A strike-off: one price, and weeks of its own. */
export const strikeOffKind: ProductKind<StrikeOff> = {
  countsAsRugs: false,
  isCredited: true,
  isPieceOf: ({ rug }, whole) =>
    (whole.kind ?? FIRST_KIND) === FIRST_KIND && isSameCloth(rug, whole as DesignSnapshot), // a rug, then
  identity: ({ rug, place }) => JSON.stringify([designIdentity(rug), place.xMm, place.yMm]),
  price: (_, quantity, tariff) => (samplePrices(tariff).strikeOff * quantity) as Cents,
  load: () => ({ areaMm2: 0, grams: WEIGHT }),
  tufted: ({ yarns }) => ({ size: STRIKE_OFF_SIZE, shares: yarns.map(({ share }) => share) }),
  leadTime: (_, tariff) => {
    const { way } = promisedWeeks(tariff)
    const making = samplePrices(tariff).strikeOffWeeks
    return { making, way, all: [making[0] + way[0], making[1] + way[1]] }
  },
}
