import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import type { Country } from '@nawl/domain/shop/countries'
import { prices } from '@nawl/domain/shop/price-list'
import { deliveryCost, deliveryTime } from '@nawl/domain/shop/shipping-regions'

import { strangers, wordSet } from '../grammar/sentence.ts'
import { saidPlace } from '../slots/place.ts'

const DELIVERS =
  /\b(?:ship\w*|deliver\w*|send\w*|sent|post|courier|freight|how long|how fast|how soon|how quickly|how many (?:days|weeks)|long to|arrive|reach|get (?:it|one|a rug|my rug|the rug|this)|take|takes|when)\b/
const WORDS = wordSet(
  'ship ships shipped shipping shipment deliver delivers delivered delivery deliveries send sends sending sent post courier freight how long fast soon quick quickly many days weeks time times much does did cost costs price charge charges free fee take takes taking arrive arrives arriving reach rug rugs carpet carpets when far what which also even until till estimated usually normally there order ordered ordering before customers address addresses living live house home flat tell know please big large expected expect roughly about possible receive business working',
)
const COST = /\b(?:cost|costs|price|much|free|charge|charges|fee)\b/
const DURATION = /\b(?:long|fast|soon|quick|quickly|days|weeks|time|times|when|arrive|arrives|take|takes)\b/

/** Time and cost of delivery to a named place, from the shipping table. Null when another subject is meant. */
export function deliveryAnswer(
  question: string,
  isFollowUp: boolean,
  notShippedTo: readonly string[],
): AssistantReply | null {
  const place = saidPlace(question)
  if (!place || (!isFollowUp && !DELIVERS.test(place.rest)) || strangers(place.rest, WORDS) > 0) return null
  if (notShippedTo.includes(place.country.code)) return notShippedAnswer(place.country)
  return { kind: 'answer', text: words(place.country, place.name, place.rest), source: '/shipping#regions' }
}

/** The answer for a country that the shop does not ship to. */
export function notShippedAnswer({ name }: Country): AssistantReply {
  return { kind: 'answer', text: `We do not ship to ${name}.`, source: '/shipping#regions' }
}

function words(country: Country, name: string, rest: string): string {
  const to = name === country.shortName ? name : `${name}, ${country.shortName},`
  const time = `Delivery to ${to} takes ${deliveryTime(country.region, prices().days)} from the day the rug leaves Dubai; making it takes ${prices().weeks.making.join('-')} weeks before.`
  const cost = `${deliveryCost(country.region)}.`
  return COST.test(rest) && !DURATION.test(rest)
    ? `Delivery to ${to.replace(/,$/, '')}: ${lower(cost)}`
    : `${time} ${cost}`
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
