import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { designAddress, findDesign } from '@nawl/domain/catalogue/address'
import type { Currency } from '@nawl/domain/money/currency'
import { formatPrice } from '@nawl/domain/money/format-price'
import { cents } from '@nawl/domain/money/money'
import { squareFootPrice } from '@nawl/domain/shop/price-list'

import { strangers, wordSet } from '../grammar/sentence.ts'
import { saidDesign } from '../slots/design.ts'

const PRICE = /\b(?:how much|price|cost|costs|priced|expensive)\b/
const YARNS = /\b(?:yarns?|colou?rs?|palettes?|wools?|shades?)\b/
const ABOUT =
  /\b(?:about|describe|description|story|inspir\w+|what is|explain|collection|look like|looks like|mean|code|based on|shows?|motif|pattern|who|where|which|name|story|suits?|for)\b/
/** Asks what a named design is about, whatever else is said. */
const STORY =
  /\b(?:story|stories|inspir\w+|idea behind|meaning|tell me (?:more )?about|what is (?:it |that |this )?(?:all )?about|is about|background of|where does .{0,20} come from)\b/
const WORDS = wordSet(
  'how much many price prices cost costs priced expensive yarn yarns color colour colors colours palette palettes wool wools shade shades about describe description story inspired inspiration explain collection look like looks mean meaning code tell which what does come comes used listed in rug rugs carpet design called pattern behind idea contain contains name',
)

/** Catalogue facts about a named design or the one in the studio: price, yarns or description. */
export function rugAnswer(
  question: string,
  rugs: readonly RugItem[],
  onStage: string | undefined,
  currency: Currency,
): AssistantReply | null {
  const said = saidDesign(question, rugs)
  const pointed = /\b(?:this|it|the) ?(?:rug|one|design|carpet|pattern)?\b/.test(question) && onStage
  const rug = said?.rug ?? (pointed ? findRug(rugs, onStage) : null)
  const rest = said?.rest ?? question
  if (!rug || said?.isSnapped) return null
  const isStory = said !== null && STORY.test(rest)
  if (!isStory && strangers(rest, WORDS) > (said && /\b(?:rug|design|carpet|pattern)\b/.test(rest) ? 2 : 0))
    return null
  if (!said && !/\b(?:this|it)\b/.test(question)) return null
  const text = words(rug, rest, currency)
  return text === null ? null : { kind: 'answer', text, source: `/product/${designAddress(rugs, rug)}` }
}

/** Finds a rug by address, id or name. */
export function findRug(rugs: readonly RugItem[], rug: string | undefined): RugItem | null {
  if (rug === undefined) return null
  return findDesign(rugs, rug) ?? rugs.find(({ name }) => name.toLowerCase() === rug.toLowerCase()) ?? null
}

function words(rug: RugItem, rest: string, currency: Currency): string | null {
  const { name } = rug
  if (PRICE.test(rest)) {
    const price = cents(rug.basePrice)
    return `${name} is ${formatPrice(price, currency)} at ${price / squareFootPrice(rug.collection)} ft². Tell me a size and I work out yours.`
  }
  if (
    YARNS.test(rest) &&
    !(/\b(?:is|are|does|do)\b/.test(rest) && /\bwool\b/.test(rest)) &&
    rug.yarns.length > 0
  )
    return `${name} is drawn in ${rug.yarns.map((yarn) => yarn.name).join(', ')}. Each can be replaced.`
  return ABOUT.test(rest) || rest.trim() === '' ? `${name}, ${rug.collection}. ${rug.description}` : null
}
