import type { ShopToolCall } from '@nawl/contract/assistant/shop-tools'
import { designAddress } from '@nawl/domain/catalogue/address'

import { PLAIN_COLORS } from '../slots/color-vocabulary.ts'
import { saidDesign } from '../slots/design.ts'
import { saidListing } from '../slots/listing.ts'
import { saidPlace } from '../slots/place.ts'
import { saidPage } from './page-vocabulary.ts'
import { searchTerm } from './search-term.ts'
import { type Reading, type Scene, slackFor } from './reading.ts'
import { type Sentence, strangers, wordSet } from './sentence.ts'

const RUGS =
  'rug rugs carpet carpets design designs piece pieces collection collections range selection pattern patterns model models'
const OPENS =
  /\b(?:open|fetch|show|see|view|load|bring|pull|take|go|look|display|visit|start|edit|customi[sz]e|design|work|try|launch|get|find|want|give|switch|choose|pick|select|personali[sz]e|recolou?r|change|play|put|where)\b/
const OPEN_WORDS = wordSet(
  `open fetch show see view load bring pull up take go look looking at display visit start edit editing customise customize work working try launch find give switch choose pick select personalise personalize recolor recolour studio interested about read article version variant one called named name closer page over into start play put screen where is should would color colour ${RUGS} geometric modern contemporary minimalist tribal wait remember next sister brother colours colors recommended recommend seen saw loved loving goto`,
)

/** "Open Khatam", "let me see the rug called Liwa": openDesign. A name alone suffices; of two of one name it is asked which. */
export function readOpenDesign({ bare, heard, isQuestion }: Sentence, scene: Scene): readonly Reading[] {
  const { rugs, knows } = scene
  const said = saidDesign(bare, rugs, knows)
  if (!said || (isQuestion && !bare.startsWith('where is')) || NOT_OPENED.test(bare)) return []
  const rest = said.rest.trim()
  const allowed = (OPENS.test(rest) && !said.isSnapped ? 1 : 0) + slackFor('openDesign', scene)
  if (strangers(rest, OPEN_WORDS) > allowed) return []
  const alike = rugs.filter(({ name }) => name === said.name)
  const isTold = rest.includes(said.rug.collection.toLowerCase()) || /\bem \d/.test(bare)
  if (alike.length > 1 && !isTold) return [{ ask: { about: 'design', designs: alike } }]
  const name = alike.length > 1 ? designAddress(rugs, said.rug) : said.name
  const isSnapped = said.isSnapped || !(heard.includes(said.name.toLowerCase()) || /\bem \d/.test(heard))
  return [{ call: { tool: 'openDesign', args: { name } }, isSnapped }]
}

/** A design that is spoken of, and not asked for. */
const NOT_OPENED =
  /\b(?:what|why|who|mean|means|price|cost|how much|compare|versus|vs|difference|better|similar)\b/

const LIST_WORDS = wordSet(
  `narrow down only take go bring goto space show see list find browse look looking looks for search give bring display got have has do does you sell offer carry stock are is there what which anything something everything available options option choose from view filter only tone tones toned coloured colored color colors colour colours shade shades hue hues palette palettes style styles styled looking type kind kinds type category section sort made themed family families mostly mainly full complete after into wool hand tufted interested in about taste fan prefer select sorted ones that be lists displays catalogue catalog products come dominated after mood fancy fond vibe match matching matches suit suits fit fits wall walls living bedroom dining room hallway office choose picked chosen present introduce recommend suggest suggestion suggestions idea ideas inspiration decorate furnish ${RUGS}`,
)
const ROOMS =
  /\b(?:for|under|in front of|next to|beside|to go with|that goes with|that go with|with) (?:under )?(?:my|our|a|the|an) (?:\w+ ){0,2}?(?:table|dining table|coffee table|sofa|couch|bed|desk|walls?|floor|furniture|curtains|living room|bedroom|hallway|hall|office|study|dining room|kitchen|nursery|lounge|entrance|flat|apartment|house|home|room|kid s room|kids room|villa|majlis|salon)\b/
const LISTS =
  /\b(?:rugs?|carpets?|designs?|pieces?|collections?|range|ones?|anything|something|options?|patterns?|models?|products?|everything|styles?|show|browse|list|filter|stuff|things?|colou?rs|tones|shades|what (?:do|have) you|you have|taste|go to|take me|narrow|only)\b/

/** "Anything in blue?", "your minimalist rugs": listRugs; a colour outside our families becomes a search. */
export function readListRugs({ bare }: Sentence, scene: Scene): ShopToolCall | null {
  if (NO_LIST.test(bare) || /^not\b/.test(bare)) return null
  // On a rug "the dark purple one" is a yarn.
  if (scene.palette.length > 0 && /\bone\b/.test(bare) && !/\b(?:rugs?|carpets?|designs?|show)\b/.test(bare))
    return null
  if (scene.palette.length > 0 && /\b(?:make|turn|paint|dye|recolou?r)\b/.test(bare)) return null
  const slack = slackFor('listRugs', scene)
  const { rest: said, ...slots } = saidListing(bare)
  const rest = said.replace(ROOMS, ' ').replaceAll(/\s+/g, ' ').trim()
  if (Object.keys(slots).length > 0) {
    // In the studio a colour alone more likely means a colour change.
    const isAsked = LISTS.test(bare) || (rest === '' && !scene.onRug) || slack > 1
    return isAsked && strangers(rest, LIST_WORDS) <= slack ? { tool: 'listRugs', args: slots } : null
  }
  if (asksForAll(bare) && !/\bpage\b/.test(bare) && strangers(rest, LIST_WORDS) === 0)
    return { tool: 'listRugs', args: {} }
  return LISTS_RUGS.test(bare) ? readColorSearch(rest) : null
}

const NO_LIST =
  /^(?:how|why|when|who|is|are|does|did|should|will|where)\b(?! (?:there|about|are (?:the|your)|can i (?:see|find)|do i (?:see|find)))/
const ALL = /\b(?:all|every|everything|whole|entire|full|complete)\b/
const OF_THESE =
  /\b(?:rugs?|carpets?|designs?|pieces?|catalogue|catalog|collections?|range|selection|products|sell|have|got|offer|there is)\b/
const SHOWS_ALL =
  /^(?:show|browse|list|see|view)(?: me)? (?:everything|your |the |some )*(?:rugs|carpets|designs|collections?)?$/
const LISTS_RUGS = /\b(?:rugs?|carpets?|designs?|anything|something|ones?)\b/

const asksForAll = (bare: string) => isInOrder(bare, ALL, OF_THESE) || SHOWS_ALL.test(bare)

function readColorSearch(rest: string): ShopToolCall | null {
  const words = rest.split(' ')
  const colors = words.filter((word) => PLAIN_COLORS.has(word))
  const others = words.filter((word) => !PLAIN_COLORS.has(word)).join(' ')
  return colors.length > 0 && strangers(others, LIST_WORDS) === 0
    ? { tool: 'search', args: { query: colors.join(' ') } }
    : null
}

const GOES =
  /\b(?:go|goto|take|open|show|bring|visit|navigate|jump|head|back|return|switch|see|view|look|read|pull|display|load|where|find|page|section|get me|move|link|click)\b/
const GO_WORDS = wordSet(
  'full whole entire every what you write written say says wrote about explains explain explaining describes describing with talks goto go take open show bring visit navigate jump head back return switch see view look looking at read reading pull up display load where find page pages section site website tab screen link over into move click nawl shop right straight through read get how do i can which has section sections know more learn info information details company us',
)
/** Pages whose name alone is a request to open them. */
const BY_NAME: ReadonlySet<string> = new Set([
  '/',
  '/faq',
  '/journal',
  '/contact',
  '/about',
  '/your-design',
  '/your-room',
  '/terms',
  '/privacy-policy',
  '/trade',
  '/process',
  '/cart',
  '/checkout',
  '/account',
])

/** "Take me to the journal", "shipping page": navigate. */
export function readNavigate({ bare, isQuestion }: Sentence, scene: Scene): ShopToolCall | null {
  if (isQuestion && !/^(?:where|how (?:do|can) i (?:get|go|come)|which page)/.test(bare)) return null
  const said = saidPage(bare)
  if (!said) return null
  const slack = slackFor('navigate', scene)
  if (said.rest === '' ? !BY_NAME.has(said.path) && slack < 4 : !GOES.test(said.rest) && slack < 4)
    return null
  return strangers(said.rest, GO_WORDS) <= slack ? { tool: 'navigate', args: { page: said.path } } : null
}

const SEARCH =
  /^(?:(?:i (?:want|would like) to )?(?:search|do a search|run a search|look|find)(?: the| this| your)?(?: shop| store| site| website| catalogue| catalog| journal)?(?: up| for)+|find(?: me)?(?: (?:stuff|anything|something|everything|info|information|things))?(?= (?:on|about) )(?: on| about)|find(?= articles?| posts?| guides?)|search(?: the| this| your)?(?: shop| store| site| website| catalogue| catalog)?) (.+)$/

/** "Rugs with camels" is a search for a motif. */
const SHOWING =
  /^(?:show me |find (?:me )?|i (?:want|need|am looking for|look for|would like) |looking for |any |do you have |have you got |is there |are there |got )*(?:a |an |any |some )?(?:rugs?|carpets?|designs?|patterns?|something|anything) (?:with|showing|featuring|that (?:has|have|shows?)) (?:a |an |some |the )?(.+)$/

/** "Search for moths": search, with the original spelling. */
export function readSearch(
  { said, bare, isQuestion }: Sentence,
  knows: (word: string) => boolean,
): ShopToolCall | null {
  const query = SEARCH.exec(said)?.[1]
    ?.split(' or ')[0]
    ?.replace(
      /(?: (?:on|in|among|from) (?:the|your|this|all) (?:shop|site|website|store|catalogue|designs?|rugs?|carpets?|collections?|journal))?$/,
      '',
    )
  if (query === undefined) return isQuestion ? null : readMotif(bare, knows)
  if (/^(?:look|find)/.test(said) && !query.split(' ').every(knows)) return null
  const words = searchTerm(query) ?? query.replace(/^(?:the|a|an|some|any|all) /, '')
  return { tool: 'search', args: { query: words } }
}

const MOTIF =
  /^(?:find |show |get |give |see |want |got |have )*(?:me |you )?(?:got )?(?:any|some|all|the|any ones?|(?:any |some |all |the )?(?:ones|rugs?|carpets?|designs?)) (?:with|showing|featuring) (?:the |a |an |some )?([a-z]+(?: [a-z]+)?)(?: on (?:them|it|em)| in (?:them|it|em))?$/

/** "Find me ones with the moon", "any with birds on them". */
function readMotif(bare: string, knows: (word: string) => boolean): ShopToolCall | null {
  const query = MOTIF.exec(bare)?.[1]
  if (
    query === undefined ||
    PLAIN_COLORS.has(query) ||
    !query.split(' ').every((word) => knows(word) || knows(word.replace(/s$/, '')))
  )
    return null
  return { tool: 'search', args: { query } }
}

/** A search for a motif that occurs in our texts. */
export function readShownSearch({ bare }: Sentence, knows: (word: string) => boolean): ShopToolCall | null {
  const query = SHOWING.exec(bare)?.[1]
  return query?.split(' ').every((word) => knows(word) || knows(word.replace(/s$/, '')))
    ? { tool: 'search', args: { query: searchTerm(query) ?? query } }
    : null
}

const PUTS = /\b(?:add|put|place|pop|chuck|sling|whack|throw|stick|drop|move|drag)\b/
const IN_THE_CART = /\b(?:cart|basket|bag|trolley)\b/
const BUYS =
  /\b(?:buy|purchase|order|take) (?:this|it|that|the rug|my rug|the design|my design|now)\b|\b(?:add|into|in|to) (?:the |my )?(?:to )?(?:cart|basket|bag|trolley)\b|\bcheck ?out\b|^(?:take it|bag it|sold|deal|buy it|order it|add (?:it|this|that|the rug|this rug))$|\bready to (?:buy|order|pay)\b|\b(?:want|like) to (?:buy|order|purchase)(?: (?:this|it|that))?$|\bplace (?:my|the|an) order\b|^(?:buy|purchase|buy now|order now)$|\b(?:i|we) will (?:take|buy|have) (?:it|this|that|the)\b/
const BUY_WORDS = wordSet(
  'these those both of rugs pieces copies bag add ad adding chuck sling whack them right sold deal like shopping trolly my put place pop throw stick drop move drag cart basket bag trolley shopping buy buying purchase order ordering take into checkout check out rug carpet design as it is exactly mine ready decided sold version finished done happy perfect love final go ahead want wants proceed through complete continue now 1',
)

/** "Put it in my basket", "I'll take it": addToCart. */
export function readAddToCart({ bare, corrected, isQuestion }: Sentence, scene: Scene): ShopToolCall | null {
  if (
    isQuestion ||
    /\bnot\b|\b(?:is|are|already) in (?:the|my|our) (?:cart|basket|bag|trolley)\b/.test(bare) ||
    /^(?:can|could|may) i (?:buy|order|purchase|add)(?: \w+)?$/.test(corrected)
  )
    return null
  const slack = Math.min(slackFor('addToCart', scene), 6)
  const buys =
    isInOrder(bare, PUTS, IN_THE_CART) ||
    BUYS.test(bare) ||
    (slack > 4 &&
      /\b(?:cart|basket|bag|trolley|buy\w*|take|have|order|sold|get|want|deal|purchase|add|this one|decided|yes)\b/.test(
        bare,
      ) &&
      !/\b(?:open|see|show|go|take me|view|where|my cart|my basket)\b/.test(bare))
  return buys && strangers(bare.replaceAll(/\b\d+\b/g, ''), BUY_WORDS) <= slack
    ? { tool: 'addToCart', args: {} }
    : null
}

const SETS_COUNTRY =
  /\b(?:i am|we are|it is for|is for|here|i live|we live|living|based|located|country|region|location|address|ship\w*|deliver\w*|send|sent|goes|come|destination|from|moved|switch|set|change|use|prices?|currency|home)\b/
const COUNTRY_WORDS = wordSet(
  'box field btw site website everything all show see display version shop store me flat villa office apartment family city town resident residing reside moving move based out ordering ordered sending receive live living lives goes go come comes coming based located location country region address ship shipping deliver delivery delivered send sent destination from moved switch set change use select choose update put currently home house shop shopping shipped place order ordering rug it store site version here where buying writing calling its price prices currency',
)
const CURRENCY = /\b(?:prices?|currency|amounts?|totals?|show|display|switch|change|in|to|use)\b/
const CURRENCY_WORDS = wordSet(
  'price prices currency amount amounts total totals show display switch change see use convert put set give displayed shown everything',
)

/** "I'm in Norway", "prices in dirhams": setCountry. */
export function readSetCountry({ bare, corrected, isQuestion }: Sentence, scene: Scene): ShopToolCall | null {
  const slack = slackFor('setCountry', scene) > 4 ? 2 : 0
  if (
    isQuestion ||
    (/^(?:do|can|could|how|what|would) /.test(corrected) &&
      !/^(?:can|could|would) (?:you|i (?:see|have|get)) /.test(corrected))
  )
    return null
  const currency = /\b(?:(uae )?dirhams?|aed|dhs?)\b|\b(?:(us )?dollars?|usd)\b/.exec(bare)
  if (
    currency &&
    (CURRENCY.test(bare) || bare === currency[0]) &&
    strangers(bare.replace(currency[0], ''), CURRENCY_WORDS) === 0
  )
    return { tool: 'setCountry', args: { country: /d(?:irham|h)|aed/.test(currency[0]) ? 'AE' : 'US' } }
  const place = newPlace(bare)
  // "Delivery to Spain" is a question; "deliver to Spain" sets the country.
  if (
    /\b(?:shipping|delivery|shipment)\b/.test(bare) &&
    !/\b(?:country|region|location|address|destination|set|change|switch|choose|select)\b/.test(bare)
  )
    return null
  // A country alone also sets it.
  const isAlone =
    place?.rest.trim() === '' && place.country.name.toLowerCase().includes(bare)
      ? true
      : bare === place?.country.shortName.toLowerCase()
  if (place && isAlone) return { tool: 'setCountry', args: { country: place.country.code } }
  if (!place || !(SETS_COUNTRY.test(place.rest) || slack > 1)) return null
  if (/\?|\bnot\b/.test(bare)) return null
  return strangers(place.rest, COUNTRY_WORDS) <= slack
    ? { tool: 'setCountry', args: { country: place.country.code } }
    : null
}

/** The last place named, without the one it replaces: "from the USA to Belgium". */
function newPlace(text: string): ReturnType<typeof saidPlace> {
  const place = saidPlace(text)
  const before = place && isInOrder(place.rest, /\bfrom\b/, /\bto\b/) ? saidPlace(place.rest) : null
  return place && before ? { ...place, rest: before.rest } : place
}

/** Whether both patterns occur in order; a single combined pattern would take quadratic time. */
function isInOrder(text: string, first: RegExp, second: RegExp): boolean {
  const found = first.exec(text)
  return found !== null && second.test(text.slice(found.index + found[0].length))
}
