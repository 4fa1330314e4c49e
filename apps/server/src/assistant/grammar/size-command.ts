import { QUANTITIES, type Unit } from '@nawl/domain/rug/sizes/size'
import { SHAPE_FACTS, SHAPES } from '@nawl/domain/rug/shape'

import { saidSize } from '../slots/size.ts'
import { type Reading, type Scene, slackFor } from './reading.ts'
import { nextSizes } from './relative-size.ts'
import { type Sentence, strangers, wordSet } from './sentence.ts'

/** The words for shapes. */
const SHAPE_WORDS = SHAPES.flatMap((shape) => SHAPE_FACTS[shape].said).join(' ')

const ASKS_PRICE =
  /\b(?:how much|how expensive|how many (?:dollars|dirhams|bucks)|damage|dough|price|prices|priced|pricing|cost|costs|costing|quote|quotation|estimate|charge|charged|pay|paying|expensive|set me back|run me|worth|come to|total|what would|budget|ballpark|bill|calculate|calculation|work out)\b/
/** Other subjects of a sentence with a size and a price. */
const OTHER_COST =
  /\b(?:ship|shipping|shipped|deliver|delivery|delivered|send|postage|freight|customs?|dut(?:y|ies)|tax(?:es)?|vat|weigh|weight|clean|cleaning|wash|pad|sample|samples|repair)\b/
const PRICE_WORDS = wordSet(
  `how much expensive price prices priced pricing cost costs costing quote quotation estimate charge charged pay paying set back run worth come total what would does budget bill give tell me know size sized sizes measuring measures rug rugs carpet design about roughly approximately custom made mine work out calculate calculation check rectangularly wide long across ballpark if order ordered ordering buy take piece pieces copies each them these those exactly big large medium tell find when were is are says dollars dirhams aed usd two say example instance per hand tufted wool shape living room bedroom hallway dining ${SHAPE_WORDS}`,
)

const SIZE_WORDS = wordSet(
  `size sized sizes resize dimension dimensions measure measures measuring measurement change set make turn put adjust rug carpet design wide width long length across by shape in into it as big large bigger smaller exactly mine should order try use give show enter type what about how see fit fits room living bedroom hall hallway space custom cut need needs corridor table under goes do go ${SHAPE_WORDS}`,
)
const SETS_SIZE = new RegExp(
  `\\b(?:size|sized|resize|dimensions?|measur\\w+|make|set|change|turn|want|need|like|adjust|should be|try|use|give|have|get|wide|long|length|width|cut|enter|type|${SHAPE_WORDS.replaceAll(' ', '|')})\\b`,
)

/** Words of a quantity. */
const COUNT_WORDS = wordSet(
  'time total bedroom room house home hotel quantity qty number amount count rug rugs carpet carpets pieces piece copies copy units set change update make increase decrease raise lower order up down it them these those this identical same total how many pcs x times just only buy take give instead put say altogether',
)
const SETS_COUNT =
  /\b(?:quantity|number|amount|count|how many|rugs?|carpets?|pieces?|copies|copy|of (?:them|these|those|this|it)|pcs|units|identical)\b|^(?:make|set|change|want|need|take|have|get|order) (?:it |that |this )?(?:to )?\d+$/

const WANTS = /\b(?:need|want|order|have|take|like|make|get|buy)\b/

/** Two bare numbers between these are feet to some and metres to others. */
const FEET_OR_METRES = { from: 5, to: 16 } as const

/** "What does 2 by 3 metres cost": quote. "Make it 200 by 300": setSize. */
export function readSizeCommand(sentence: Sentence, scene: Scene): readonly Reading[] {
  const { bare, isQuestion } = sentence
  const { onRug, unit } = scene
  const said = saidSize(bare, unit)
  if (!said)
    return /\b0(?:\.0)? ?(?:cm|m|ft|feet)? (?:by|x) 0\b/.test(bare)
      ? [{ refusal: { why: 'size' } }]
      : readPriceOfThis(sentence, scene)
  const { width, length, shape, rest } = said
  const sides = { width, length, unit: said.unit }
  const isBare = isInDoubt(bare, unit)
  if (
    ASKS_PRICE.test(rest) ||
    (!onRug && /^(?:each|for each|each one|each be|be|please|)$/.test(rest.trim()))
  ) {
    if (
      OTHER_COST.test(rest) ||
      strangers(rest.replaceAll(/\d+/g, ''), PRICE_WORDS) > 3 + slackFor('quote', scene)
    )
      return []
    if (isBare) return [{ ask: { about: 'unit', ...isBare, asksPrice: true } }]
    const quantity = quantityIn(rest)
    return [{ call: { tool: 'quote', args: quantity === null ? sides : { ...sides, quantity } } }]
  }
  if (
    (isQuestion && !/^(?:what (?:about|if)|how about)\b/.test(sentence.corrected)) ||
    /\b(?:do you|are|is|possible|too|largest|smallest|maximum|minimum|fit|enough)\b/.test(bare)
  )
    return []
  const isAsked = onRug || SETS_SIZE.test(rest) || SETS_SIZE.test(bare)
  if (!isAsked || /\b\d+\b/.test(rest) || strangers(rest, SIZE_WORDS) > 2 + slackFor('setSize', scene))
    return []
  if (isBare) return [{ ask: { about: 'unit', ...isBare, asksPrice: false } }]
  return [{ call: { tool: 'setSize', args: shape ? { ...sides, shape } : sides } }]
}

/** The two numbers of a size without any unit that may be feet or metres. */
function isInDoubt(bare: string, unit: Unit | 'm' | undefined): { width: number; length: number } | null {
  if (unit === 'm' || unit === 'ft') return null
  const [, width, length] = /\b(\d+(?:\.\d+)?) (?:by|x|times|on) (\d+(?:\.\d+)?)\b/.exec(bare) ?? []
  if (
    width === undefined ||
    length === undefined ||
    /\b(?:cm|mm|m|ft|foot|feet|in|inch|inches|met(?:re|er)s?|centimet\w+|millimet\w+)\b/.test(bare)
  )
    return null
  const longest = Math.max(Number(width), Number(length))
  return longest >= FEET_OR_METRES.from && longest < FEET_OR_METRES.to
    ? { width: Number(width), length: Number(length) }
    : null
}

const PRICE_OF_THIS = wordSet(
  'rugs carpets pieces copies stands right as how much price prices cost costs expensive quote estimate total damage is are it this that them these those would does come to set back rug carpet one here now currently like as for me please tell give what altogether set up pay',
)

/** "How much is it?": the price of what is on screen; without a size it is asked for. */
function readPriceOfThis({ bare, heard }: Sentence, scene: Scene): readonly Reading[] {
  const { size, quantity: chosen = 1 } = scene.context
  if (
    !ASKS_PRICE.test(bare) ||
    OTHER_COST.test(bare) ||
    (/\bprices?\b/.test(heard) && /\b(?:in|show)\b/.test(heard))
  )
    return []
  const many = quantityIn(bare)
  if (strangers(bare.replaceAll(/\d+/g, ''), PRICE_OF_THIS) > 0) return []
  const quantity = many ?? chosen
  if (!size)
    return [
      {
        ask: {
          about: 'size',
          why: 'price',
          sizes: nextSizes(undefined, true),
          ...(many ? { quantity: many } : {}),
        },
      },
    ]
  const { width, length, unit } = size
  return [{ call: { tool: 'quote', args: { width, length, unit, ...(quantity > 1 ? { quantity } : {}) } } }]
}

/** "I need three of these": setQuantity; refused above what is ordered at once. */
export function readQuantityCommand(sentence: Sentence, scene: Scene): readonly Reading[] {
  const { bare, isQuestion } = sentence
  // "Two pieces, not one": the other number was told already.
  if (isQuestion || /^not\b/.test(bare) || !(scene.onRug || SETS_COUNT.test(bare))) return []
  if (
    /\b(?:qty|quantity|number|pieces|rugs|copies)\b/.test(bare) &&
    /\b(?:minus|negative|zero|0)\b/.test(bare)
  )
    return [{ refusal: { why: 'quantity' } }]
  if (/\b(?:said|asked|told|same)\b/.test(bare) && bare.search(TIMES) >= 0) return []
  const said = bare
    .replace(/^(?:only |just )?one$/, '1')
    .replace(/ (?:instead of|rather than|not) (?:\d+|one)\b/, '')
  const numbers = said.match(/\b\d+(?:\.\d+)?\b/g) ?? []
  const quantity = Number(numbers[0])
  if (numbers.length !== 1) return []
  const rest = said.replace(numbers[0] ?? '', '')
  const allowed = WANTS.test(bare) && /\b(?:rugs|carpets|of (?:them|these|those))\b/.test(bare) ? 1 : 0
  if (strangers(rest, COUNT_WORDS) > allowed + slackFor('setQuantity', scene)) return []
  // "Never used one of these" counts nothing.
  if (quantity === 1 && !scene.onRug && /\b1 of\b/.test(bare)) return []
  if (isQuantity(quantity)) return [{ call: { tool: 'setQuantity', args: { quantity } } }]
  const isCount =
    /\b(?:quantity|qty|rugs?|carpets?|pieces?|copies|of (?:them|these|those|this|it)|pcs|units)\b/.test(bare)
  return isCount ? [{ refusal: { why: 'quantity', asked: quantity } }] : []
}

/** How often something happened is no number of rugs: "you said that three times". */
const TIMES = /\b\d+ times\b/g

/** The number of rugs in a sentence from which the size was removed. */
export function quantityIn(rest: string): number | null {
  const said =
    /\b(\d+)(?: (?:identical|such|of these|of those|of them))?(?: rugs?| carpets?| pieces?| copies| of (?:them|these|those|it)| x)?\b/.exec(
      rest.replaceAll(TIMES, ' '),
    )?.[1]
  const quantity = Number(said ?? Number.NaN)
  return isQuantity(quantity) ? quantity : null
}

function isQuantity(value: number): boolean {
  return QUANTITIES.some((quantity) => quantity === value)
}
