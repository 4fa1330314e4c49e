import type { Cents } from '../../money/money.ts'
import { promisedWeeks, samplePrices } from '../../shop/price-list.ts'
import type { ProductKind } from '../product-kind.ts'
import type { SampleBox } from './sample-box.ts'

/** In grams, with its box. */
const WEIGHT = 300
/** Posted in two working days, in weeks of five working days. */
const TWO_DAYS = 0.4

/** A box of samples: one price, whatever is in it, and posted at once. */
export const sampleBoxKind: ProductKind<SampleBox> = {
  countsAsRugs: false,
  isCredited: true,
  identity: ({ form, yarns }) => [form, ...yarns.map(({ code }) => code)].join(' '),
  price: (_, quantity, tariff) => (samplePrices(tariff).box * quantity) as Cents,
  load: () => ({ areaMm2: 0, grams: WEIGHT }),
  leadTime: (_, tariff) => {
    const { way } = promisedWeeks(tariff)
    return { making: [TWO_DAYS, TWO_DAYS], way, all: [way[0], way[1] + 1] }
  },
}
