import { QUANTITIES, type Unit } from '@nawl/domain/rug/size'
import { SHAPE_FACTS, SHAPES } from '@nawl/domain/rug/shape'
import type { ShopToolCall } from '@nawl/contract/assistant/shop-tools'

import { saidSize } from '../slots/size.ts'
import { type Sentence, strangers, wordSet } from './sentence.ts'

/** The words for shapes. */
const SHAPE_WORDS = SHAPES.flatMap((shape) => SHAPE_FACTS[shape].said).join(' ')

const ASKS_PRICE =
  /\b(?:how much|how expensive|price|prices|priced|pricing|cost|costs|costing|quote|quotation|estimate|charge|charged|pay|paying|expensive|set me back|run me|worth|come to|total|what would|budget|ballpark|bill|calculate|calculation|work out)\b/
/** What a sentence with a size and a price in it may be about instead. */
const OTHER_COST =
  /\b(?:ship|shipping|shipped|deliver|delivery|delivered|send|postage|freight|customs?|dut(?:y|ies)|tax(?:es)?|vat|weigh|weight|clean|cleaning|wash|pad|sample|samples|repair)\b/
const PRICE_WORDS = wordSet(
  `how much expensive price prices priced pricing cost costs costing quote quotation estimate charge charged pay paying set back run worth come total what would does budget bill give tell me know size sized sizes measuring measures rug rugs carpet design about roughly approximately custom made mine work out calculate calculation check rectangularly wide long across ballpark if order ordered ordering buy take piece pieces copies each them these those exactly big large medium tell find when were is are says dollars dirhams aed usd two say example instance per hand tufted wool shape living room bedroom hallway dining ${SHAPE_WORDS}`,
)

const SIZE_WORDS = wordSet(
  `size sized sizes resize dimension dimensions measure measures measuring measurement change set make turn put adjust rug carpet design wide width long length across by shape in into it as big large bigger smaller exactly mine should order try use give show enter type what about how see fit fits room living bedroom hall hallway space custom cut need needs corridor table under goes do go ${SHAPE_WORDS}`,
)
const SETS_SIZE = new RegExp(
  `\\b(?:size|sized|resize|dimensions?|measur\\w+|make|set|change|turn|want|need|like|adjust|should be|try|use|give|have|get|wide|long|cut|enter|type|${SHAPE_WORDS.replaceAll(' ', '|')})\\b`,
)

/** The words a number of rugs is said with. */
const COUNT_WORDS = wordSet(
  'time total bedroom room house home hotel quantity qty number amount count rug rugs carpet carpets pieces piece copies copy units set change update make increase decrease raise lower order up down it them these those this identical same total how many pcs x times just only buy take give instead put say altogether',
)
const SETS_COUNT =
  /\b(?:quantity|number|amount|count|how many|rugs?|carpets?|pieces?|copies|copy|of (?:them|these|those|this|it)|pcs|units|identical)\b|^(?:make|set|change|want|need|take|have|get|order) (?:it |that |this )?(?:to )?\d+$/

const WANTS = /\b(?:need|want|order|have|take|like|make|get|buy)\b/

/**
 * "What does 2 by 3 metres cost": quote. "Make it 200 by 300": setSize. `unit` is the one to take bare numbers in,
 * from what was said before; `onRug` is whether a rug lies in the studio.
 */
export function readSizeCommand(
  { bare, isQuestion }: Sentence,
  onRug: boolean,
  unit?: Unit | 'm',
): ShopToolCall | null {
  const said = saidSize(bare, unit)
  if (!said) return null
  const { width, length, shape, rest } = said
  const sides = { width, length, unit: said.unit }
  if (ASKS_PRICE.test(rest) || (!onRug && rest.trim() === '')) {
    if (OTHER_COST.test(rest) || strangers(rest.replaceAll(/\d+/g, ''), PRICE_WORDS) > 3) return null
    const quantity = quantityIn(rest)
    return { tool: 'quote', args: quantity === null ? sides : { ...sides, quantity } }
  }
  if (
    isQuestion ||
    /\b(?:do you|are|is|possible|too|largest|smallest|maximum|minimum|fit|enough)\b/.test(bare)
  )
    return null
  const isAsked = onRug || SETS_SIZE.test(rest) || SETS_SIZE.test(bare)
  if (!isAsked || /\b\d+\b/.test(rest) || strangers(rest, SIZE_WORDS) > 2) return null
  return { tool: 'setSize', args: shape ? { ...sides, shape } : sides }
}

/** "I need three of these": setQuantity. More than the studio takes gives nothing. */
export function readQuantityCommand({ bare, isQuestion }: Sentence, onRug: boolean): ShopToolCall | null {
  if (isQuestion || !(onRug || SETS_COUNT.test(bare))) return null
  const said = bare
    .replace(/^(?:only )?one$/, '1')
    .replace(/ (?:instead of|rather than|not) (?:\d+|one)\b/, '')
  const numbers = said.match(/\b\d+\b/g) ?? []
  const quantity = Number(numbers[0])
  if (numbers.length !== 1 || !isQuantity(quantity)) return null
  return strangers(said.replace(numbers[0] ?? '', ''), COUNT_WORDS) <=
    (WANTS.test(bare) && /\b(?:rugs|carpets|of (?:them|these|those))\b/.test(bare) ? 1 : 0)
    ? { tool: 'setQuantity', args: { quantity } }
    : null
}

/** How many rugs a sentence without its size speaks of. */
export function quantityIn(rest: string): number | null {
  const said =
    /\b(\d+)(?: (?:identical|such|of these|of those|of them))?(?: rugs?| carpets?| pieces?| copies| of (?:them|these|those|it)| x)?\b/.exec(
      rest,
    )?.[1]
  const quantity = Number(said ?? Number.NaN)
  return isQuantity(quantity) ? quantity : null
}

function isQuantity(value: number): boolean {
  return QUANTITIES.some((quantity) => quantity === value)
}
