import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'
import { COLLECTIONS, LISTED_AREAS_SQ_FT } from '@nawl/domain/catalogue/collection'
import { wholeDollars } from '@nawl/domain/money/format-money'
import { RETENTION } from '@nawl/domain/privacy/retention'
import { MOST_SAMPLES } from '@nawl/domain/product/sample-box'
import { listedPrice, prices } from '@nawl/domain/shop/price-list'
import { assistantTopics } from '@nawl/messages/by-language/assistant-topics'
import { countries } from '@nawl/messages/by-language/countries'
import { facts } from '@nawl/messages/by-language/facts'
import { hours } from '@nawl/messages/by-language/hours'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { factsText } from '@nawl/messages/text/facts-text'

/** What written answers fill in: the shop's facts as its texts state them, its contacts, and what they are derived from. */
export type TopicFacts = ReturnType<typeof topicFacts>

/** The facts as they are now: settings may change between two calls. */
export function topicFacts(language: LanguageCode, { phone, support, press, trade, showroom }: ShopContacts) {
  const said = assistantTopics[language]
  const cheapest = COLLECTIONS.toSorted((p, q) => listedPrice(p) - listedPrice(q))[0] ?? 'Modern'
  return {
    ...factsText(facts[language], hours[language], LANGUAGES[language].tag, {
      countryNamesOf: countries[language],
    }),
    phone,
    support,
    press,
    trade,
    showroom,
    cheapest: said.listedFrom({
      price: wholeDollars(listedPrice(cheapest)),
      area: LISTED_AREAS_SQ_FT[cheapest],
    }),
    rates: new Set(Object.values(prices().squareFoot)).size === 1 ? 'one' : 'several',
    mostYarns: MOST_SAMPLES,
    sampleBox: wholeDollars(prices().samples.box),
    strikeOff: wholeDollars(prices().samples.strikeOff),
    strikeOffWeeks: facts[language].weeks({
      least: prices().samples.strikeOffWeeks[0],
      most: prices().samples.strikeOffWeeks[1],
    }),
    uploadsKept: facts[language].days({ n: RETENTION.uploads.keep.amount }),
    cartKept: facts[language].days({ n: RETENTION.carts.keep.amount }),
    ordersKept: said.years({ n: RETENTION.orders.keep.amount }),
  }
}
