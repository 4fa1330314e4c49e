import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { descriptions } from '@nawl/messages/by-language/descriptions'
import type { LanguageCode } from '@nawl/messages/languages'

/**
 * A rug, at an address of the catalogue, with its description in a language; visitors' own designs and designs without a translation keep theirs. Names
 * stay: the pages put them into their language, because carts and orders have them too.
 */
export function describedIn(rug: RugItem, address: string, language: LanguageCode): RugItem {
  const description = descriptions[language](address)
  return description === undefined ? rug : { ...rug, description }
}
