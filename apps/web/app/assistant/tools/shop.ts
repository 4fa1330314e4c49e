import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { Currency } from '@nawl/domain/money/currency'

import type { Offers } from '../../studio/assistant-offers.ts'

/** The shop as its tools reach it from the page on screen. */
export type Shop = {
  /** Path and query of the page. */
  readonly here: () => string
  /** Goes to a path of the shop without loading the page anew. */
  readonly go: (path: string) => void | Promise<void>
  readonly designs: () => Promise<readonly RugItem[]>
  readonly currency: () => Currency
  /** ISO code of the country that is chosen. */
  readonly country: () => string
  /** Codes of countries that rugs are not shipped to. */
  readonly notShippedTo: () => readonly string[]
  readonly chooseCountry: (code: string) => Promise<void>
  readonly offers: Offers
}
