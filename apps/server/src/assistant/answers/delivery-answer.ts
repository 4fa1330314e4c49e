import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import type { Country } from '@nawl/domain/shop/countries/countries'
import { prices, type Region } from '@nawl/domain/shop/price-list'
import { assistantTopics } from '@nawl/messages/by-language/assistant-topics'
import { countries } from '@nawl/messages/by-language/countries'
import { facts } from '@nawl/messages/by-language/facts'
import type { LanguageCode } from '@nawl/messages/languages'

import { strangers, wordSet } from '../grammar/sentence.ts'
import { saidPlace } from '../slots/place.ts'

/** Words of sending, which with a place ask for its delivery whatever else is said. */
const SENDS =
  /\b(?:ship\w*|deliver\w*|send\w*|sent|post|posting|posted|postage|courier|freight|transit|arriv\w+|dispatch\w*|get (?:it|one|a rug|my rug|the rug|this|that|them))\b/
/** Words of time and cost, which with a place do so when little else is said. */
const TIME =
  /\b(?:how long|how fast|how soon|how quick\w*|how many|long|fast|soon|quick\w*|days?|weeks?|months?|time|times|when|take|takes|taking|reach\w*|enough|before|until|till|by)\b/
const COST = /\b(?:cost|costs|price|prices|much|free|charge|charges|fee|fees|cheap|expensive|pay)\b/
/** Subjects that a place may be named with, which are not how long or how much its delivery is. */
const OTHERWISE =
  /\b(?:customs?|dut(?:y|ies)|tax\w*|vat|white glove|carry|unroll\w*|stairs?|lift|insur\w+|showroom|shop in|store|visit|parking|weather|currency|card|wool|sheep|made|make|makes|factory|workshop|law|court|return\w*|laid|lay|invoice|hiring|job|flight|visa|time is it|time zone|open|hours|phone|call|cancel\w*|come home|came back|went back|sent back)\b/
const WORDS = wordSet(
  'ship ships shipped shipping shipment deliver delivers delivered delivery deliveries send sends sending sent post courier freight how long fast soon quick quickly many days day weeks week months month time times much does did cost costs price charge charges free fee take takes taking arrive arrives arriving reach rug rugs carpet carpets when far what which also even until till by estimated usually normally there order ordered ordering before customers address addresses living live lives house home flat apartment tell know please big large expected expect roughly about possible receive business working enough mum mom dad sister brother wife husband friend office yes no now',
)

/** Time and cost of delivery to a named place, from the shipping table. Null when another subject is meant. */
export function deliveryAnswer(
  question: string,
  isFollowUp: boolean,
  notShippedTo: readonly string[],
): AssistantReply | null {
  const place = saidPlace(question)
  if (!place || !asksDelivery(place.rest, isFollowUp)) return null
  if (notShippedTo.includes(place.country.code)) return notShippedAnswer(place.country)
  const isCostOnly = COST.test(place.rest) && !TIME.test(place.rest.replaceAll(/how much/g, ''))
  return placeAnswer({ country: place.country, name: place.name, isCostOnly }, 'en')
}

/** Whether a message asks about sending a rug somewhere, with or without a place. */
export const speaksOfDelivery = (question: string): boolean =>
  SENDS.test(question) && !OTHERWISE.test(question)

function asksDelivery(rest: string, isFollowUp: boolean): boolean {
  if (isFollowUp && strangers(rest, WORDS) === 0) return true
  if (OTHERWISE.test(rest)) return false
  if (SENDS.test(rest)) return strangers(rest, WORDS) <= 4
  return (TIME.test(rest) || COST.test(rest)) && strangers(rest, WORDS) <= 1
}

type Said = {
  readonly country: Country
  /** As the visitor named the place. */
  readonly name: string
  readonly isCostOnly: boolean
}

/** Delivery to a place in a language, from the prices and times as they are now. */
export function placeAnswer({ country, name, isCostOnly }: Said, language: LanguageCode): AssistantReply {
  const said = assistantTopics[language]
  const { shortName } = countries[language](country.code)
  const place = name === shortName ? name : `${name} (${shortName})`
  const cost = costSentence(country.region, language)
  const [least, most] = prices().days[country.region]
  const [fewest, longest] = prices().weeks.making
  const text = isCostOnly
    ? said.placeCost({ place, cost })
    : said.placeDelivery({
        place,
        time: facts[language].delivery({ region: country.region, least, most }),
        making: facts[language].weeks({ least: fewest, most: longest }),
        cost,
      })
  return { kind: 'answer', text, source: '/shipping#regions', language }
}

function costSentence(region: Region, language: LanguageCode): string {
  const said = assistantTopics[language]
  if (region === 'rest-of-world') return said.costQuoted
  if (region !== 'uae') return said.costCalculated
  const amount = facts[language].freeShippingAbove({ amount: prices().uae.freeAbove / 100 })
  return said.costFree({ amount })
}

/** The answer for a country that the shop does not ship to. */
export function notShippedAnswer(country: Country, language: LanguageCode = 'en'): AssistantReply {
  const place = countries[language](country.code).name
  return {
    kind: 'answer',
    text: assistantTopics[language].notShipped({ place }),
    source: '/shipping#regions',
    language,
  }
}
