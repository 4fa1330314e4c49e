import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { Currency } from '@nawl/domain/money/currency'
import type { LanguageCode } from '@nawl/messages/languages'

import type { CallResult } from '../../sales/order/calls/call-json.ts'
import type { Offers } from '../../studio/assistant-offers.ts'

/** The shop as tools see it: the page on screen and the actions it offers. */
export type Shop = {
  /** Path and query of the page. */
  readonly here: () => string
  /** Navigates within the shop without a page load. */
  readonly go: (path: string) => void | Promise<void>
  readonly designs: () => Promise<readonly RugItem[]>
  readonly currency: () => Currency
  /** ISO code of the chosen country. */
  readonly country: () => string
  /** Codes of countries that rugs are not shipped to. */
  readonly notShippedTo: () => readonly string[]
  readonly chooseCountry: (code: string) => Promise<void>
  readonly language: () => LanguageCode
  /** Loads this page in another language. */
  readonly chooseLanguage: (code: LanguageCode) => void
  /** Pieces in the cart of this browser. */
  readonly piecesInCart: () => number
  /** Asks for what the account of whoever is signed in has. */
  readonly askAccount: <Answer>(path: string) => Promise<CallResult<Answer>>
  readonly offers: Offers
}
