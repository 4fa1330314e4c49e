import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { designAddress, findDesign } from '@nawl/domain/catalogue/address'
import { formatPrice } from '@nawl/domain/money/format-price'
import { cents } from '@nawl/domain/money/money'
import { squareFootPrice } from '@nawl/domain/shop/price-list'
import { assistantRugs } from '@nawl/messages/by-language/assistant-rugs'
import { descriptions } from '@nawl/messages/by-language/descriptions'
import { names } from '@nawl/messages/by-language/names'
import { LANGUAGES } from '@nawl/messages/languages'

import { designs } from '../arabic/slots/design-names.ts'
import { plainly } from '../dialogue/move.ts'
import { strangers, wordSet } from '../grammar/sentence.ts'
import { saidDesign } from '../slots/design.ts'
import type { Turn } from '../turn.ts'
import { colorName } from './tool-messages.ts'

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

/** What is asked of a rug: its price, its yarns or what it shows. */
type Asked = 'price' | 'yarns' | 'story'

/** Catalogue facts about a named design or the one in the studio: price, yarns or description. */
export function rugAnswer(turn: Turn, question: string): AssistantReply | null {
  const found = turn.language === 'ar' ? askedInArabic(turn) : askedInEnglish(turn, question)
  return (
    found && {
      kind: 'answer',
      text: words(found.rug, found.asked, turn),
      language: turn.language,
      source: `/product/${designAddress(turn.rugs, found.rug)}`,
    }
  )
}

type Found = { readonly rug: RugItem; readonly asked: Asked }

function askedInEnglish({ rugs, context }: Turn, question: string): Found | null {
  const said = saidDesign(question, rugs)
  const pointed =
    /\b(?:this|it|the) ?(?:rug|one|design|carpet|pattern)?\b/.test(question) && context.rug !== undefined
  const rug = said?.rug ?? (pointed ? findRug(rugs, context.rug) : null)
  const rest = said?.rest ?? question
  if (!rug || said?.isSnapped) return null
  const isStory = said !== null && STORY.test(rest)
  if (!isStory && strangers(rest, WORDS) > (said && /\b(?:rug|design|carpet|pattern)\b/.test(rest) ? 2 : 0))
    return null
  if (!said && !/\b(?:this|it)\b/.test(question)) return null
  const asked = askedFor(rest, rug)
  return asked && { rug, asked }
}

function askedFor(rest: string, { yarns }: RugItem): Asked | null {
  if (PRICE.test(rest)) return 'price'
  const isOfWool = /\b(?:is|are|does|do)\b/.test(rest) && /\bwool\b/.test(rest)
  if (YARNS.test(rest) && !isOfWool && yarns.length > 0) return 'yarns'
  return ABOUT.test(rest) || rest.trim() === '' ? 'story' : null
}

const IN_ARABIC: readonly (readonly [RegExp, Asked])[] = [
  [
    /(?:^| )(?:قصه|قصت\p{L}*|حكاي\p{L}*|فكره|فكرت\p{L}*|معني|معنا\p{L}*|مستوحا?[هي]\p{L}*|وصف\p{L}*)(?= |$)/u,
    'story',
  ],
  [/(?:^| )(?:ال)?(?:خيوط|الوان)\p{L}*(?= |$)/u, 'yarns'],
]
/** The rug on screen is meant: "what is its story". */
const POINTED = /(?:ها|ه)(?= |$)|(?:^| )(?:هذي|هذه|هاي|هذا|دي|السجاده|الزوليه|التصميم)(?= |$)/
const LONGEST_IN_ARABIC = 6

function askedInArabic({ text, rugs, context }: Turn): Found | null {
  const said = plainly(text).split(' ')
  if (said.length > LONGEST_IN_ARABIC) return null
  const plain = said.join(' ')
  const asked = IN_ARABIC.find(([pattern]) => pattern.test(plain))?.[1]
  if (!asked) return null
  const [name] = designs(said, rugs)
  const rug = name === undefined && POINTED.test(plain) ? findRug(rugs, context.rug) : findRug(rugs, name)
  return rug && { rug, asked }
}

/** Finds a rug by address, id or name. */
export function findRug(rugs: readonly RugItem[], rug: string | undefined): RugItem | null {
  if (rug === undefined) return null
  return findDesign(rugs, rug) ?? rugs.find(({ name }) => name.toLowerCase() === rug.toLowerCase()) ?? null
}

function words(rug: RugItem, asked: Asked, { language, pricing, rugs }: Turn): string {
  const say = assistantRugs[language]
  const name = names[language](rug.name)
  if (asked === 'price') {
    const price = cents(rug.basePrice)
    return say.listedAt({
      name,
      price: formatPrice(price, pricing.currency),
      area: say.area({ area: price / squareFootPrice(rug.collection) }),
    })
  }
  if (asked === 'yarns') {
    const yarns = rug.yarns.map((yarn) => colorName(yarn.name, language))
    return say.drawnIn({ name, yarns: new Intl.ListFormat(LANGUAGES[language].tag).format(yarns) })
  }
  const description = descriptions[language](designAddress(rugs, rug)) ?? rug.description
  return say.story({ name, collection: names[language](rug.collection), description })
}
