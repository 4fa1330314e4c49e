import type { Tariff } from '../cart/tariff.ts'
import { promisedWeeks, type Weeks } from '../shop/price-list.ts'
import type { LeadTime, ProductKinds } from './product-kind.ts'
import { PRODUCT_KINDS } from './product-kinds.ts'
import { kindIn, type Product } from './product.ts'

/** The lead time of lines that leave together: that of the slowest. Of none, what the tariff promises of a rug. */
export function leadTimeOf(
  lines: readonly { readonly design: Product }[],
  tariff: Pick<Tariff, 'weeks' | 'samples'>,
  kinds: ProductKinds = PRODUCT_KINDS,
): LeadTime {
  const [first, ...rest] = lines.map(({ design }) => kindIn(kinds, design).leadTime(design, tariff))
  if (!first) return promisedWeeks(tariff)
  return rest.reduce((slowest, each) => {
    const later = (part: keyof LeadTime): Weeks => [
      Math.max(slowest[part][0], each[part][0]),
      Math.max(slowest[part][1], each[part][1]),
    ]
    return { making: later('making'), way: later('way'), all: later('all') }
  }, first)
}

/** Weeks as texts name them: 0 for what takes less than one. */
export const wholeWeeks = ([least, most]: Weeks): Weeks => [Math.floor(least), Math.floor(most)]
