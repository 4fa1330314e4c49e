import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import { CLEARANCES, fitToRoom } from '@nawl/domain/rug/fit-to-room'
import type { Unit } from '@nawl/domain/rug/sizes/size'
import { assistantState } from '@nawl/messages/by-language/assistant-state'

import { sizeOf } from '../arabic/readers/measures.ts'
import { limitTexts, saidSizeText } from '../answers/size-text.ts'
import { plainly } from '../dialogue/move.ts'
import type { SentenceReader } from '../sentence-reader.ts'
import { numbersInArabic } from '../arabic/slots/numbers.ts'
import { saidSize } from '../slots/size.ts'
import type { Stage, Turn } from '../turn.ts'

const ROOM =
  /\b(?:room|bedroom|lounge|living|dining|space|floor|hall|hallway|study|office|nursery|majlis|area|salon)\b|(?:غرف|اوض|مجلس|صال|ليوان|مساح|مكتب|حجر)/
const TABLE = /\btable\b|طاول|سفر/
const OTHER_THING = /\b(?:sofa|couch|bed|desk|piano|door)\b|كنب|سرير|باب/
const ASKS_SIZE =
  /\b(?:what|which|how (?:big|large)|right|best|good|ideal|recommend\w*|suggest\w*|suitable|fits?|suits?|should|need|work out|take|get|go for)\b|(?:اي|ايش|وش|شو|شنو|كم|ما|انسب|يناسب|بيناسب|تناسب|مناسب|المناسب|تنصح\p{L}*|لازم|احتاج|اخذ|ناخذ)/u
const SIZE =
  /\b(?:size|sizes|big|large|dimensions|measure\w*|fit|fits|rug|carpet)\b|مقاس|قياس|حجم|سجاد|زولي|تناسب|يناسب|بيناسب/
/** Around a table that chairs are pulled back from, in centimetres. */
const CHAIRS = { short: 150, long: 140 } as const
const SMALL_ROOM_M2 = 12
const CM = { cm: 1, ft: 30.48 } as const

/** The size of a rug for a room, or a dining table, whose measures are told. */
export function roomSizeStage(reader: SentenceReader): Stage {
  return (turn) => {
    const plain = plainly(turn.text)
    const isTable = TABLE.test(plain)
    if (!(ROOM.test(plain) || isTable) || !SIZE.test(plain) || !ASKS_SIZE.test(plain)) return null
    const sides = sidesIn(turn, reader)
    // "A rug of 2 by 3 metres for my bedroom" tells the size of the rug.
    if (!sides || (OTHER_THING.test(plain) && !isTable)) return null
    if (!TOLD.test(plain) && !ADVICE.test(plain)) return null
    return isTable ? forTable(sides, turn) : forRoom(sides, turn)
  }
}

/** The measures are those of the room, not of a rug in it. */
const TOLD =
  /\b(?:room|bedroom|lounge|living|dining|space|floor|hall|hallway|study|office|nursery|majlis|area|salon|table)\b(?: \w+){0,3}? (?:is |of |measures |about |around |at )?(?:about )?\d|\d\S*(?: ?(?:by|x|m|cm|ft|feet|metres?|meters?) ?\d*\S*){0,4} (?:\w+ )?(?:room|bedroom|lounge|living room|space|floor|hall|majlis|table)\b|(?:غرف|اوض|مجلس|صال|ليوان|مساح|مكتب|حجر|طاول|سفر)\p{L}*(?: \p{L}+){0,3} \d/u

/** Who tells measures and asks what size to take tells those of the room: "it is 4 by 5 metres with an oak floor, what size would you go for?" */
const ADVICE = /\b(?:what|which) size(?: (?:rug|carpet))? (?:would|should|shall|do) (?:you|we|i)\b/

type Sides = { readonly width: number; readonly length: number; readonly unit: Unit }

function sidesIn({ text }: Turn, reader: SentenceReader): Sides | null {
  if (!/\p{Script=Arabic}/u.test(text)) return saidSize(reader.read(text).bare)
  // The Arabic reader leaves the sides of rooms and tables alone.
  const bare = numbersInArabic(plainly(text)).replaceAll(/(?:طاول|سفر|غرف)\p{L}*/gu, ' ')
  const said = sizeOf(bare, undefined, false)
  return said === null ? null : saidSize(said)
}

function forRoom({ width, length, unit }: Sides, turn: Turn): AssistantReply | null {
  const { context, language } = turn
  const say = assistantState[language]
  const shape = context.size?.shape ?? 'rectangle'
  const area = (width * length * CM[unit] ** 2) / 10_000
  const [least, second, , wide] = CLEARANCES[unit]
  const clearances = area < SMALL_ROOM_M2 ? [least, second ?? least] : [second ?? least, wide ?? least]
  const room = saidSizeText({ width, length, unit }, language)
  const fits = clearances.flatMap((clearance) => {
    const fit = fitToRoom(shape, { width: String(width), length: String(length), clearance, unit })
    if (!fit.ok) return []
    return [{ clearance, width: Number(fit.width), length: Number(fit.length) }]
  })
  const [large, small] = fits
  if (!large)
    return {
      kind: 'answer',
      text: say.roomTooSmall({ room, smallest: limitTexts(shape, language).smallest }),
      source: '/faq#sizes',
      language,
    }
  const textOf = (size: { width: number; length: number }) => saidSizeText({ ...size, unit, shape }, language)
  const bare = (clearance: number) =>
    `${clearance} ${language === 'ar' ? (unit === 'cm' ? 'سم' : 'قدم') : unit}`
  const isOne = !small || (small.width === large.width && small.length === large.length)
  const text = isOne
    ? say.roomSize({ room, size: textOf(large), clearance: bare(large.clearance) })
    : say.roomSizes({
        room,
        large: textOf(large),
        least: bare(large.clearance),
        small: textOf(small),
        more: bare(small.clearance),
      })
  return offered(text, isOne ? [large] : [large, small], turn, { unit, shape })
}

function forTable({ width, length, unit }: Sides, turn: Turn): AssistantReply | null {
  const { language } = turn
  const step = unit === 'cm' ? 10 : 0.5
  const [short, long] = [Math.min(width, length), Math.max(width, length)]
  const grown = (side: number, by: number) => Math.ceil((side + by / CM[unit]) / step - 1e-9) * step
  const size = { width: grown(short, CHAIRS.short), length: grown(long, CHAIRS.long) }
  const text = assistantState[language].tableSize({
    table: saidSizeText({ width, length, unit }, language),
    size: saidSizeText({ ...size, unit }, language),
  })
  return offered(text, [size], turn, { unit, shape: 'rectangle' })
}

/** Sizes as chips, of which "the bigger one" or "do that" takes one. */
function offered(
  text: string,
  sizes: readonly { readonly width: number; readonly length: number }[],
  { language }: Turn,
  { unit, shape }: { readonly unit: Unit; readonly shape: NonNullable<Turn['saidSize']>['shape'] },
): AssistantReply {
  const options = sizes.map((size) => ({
    label: saidSizeText({ ...size, unit, shape }, language),
    say: `make it ${size.width} by ${size.length} ${unit}`,
  }))
  const [first] = sizes
  return {
    kind: 'answer',
    text,
    choices: options,
    language,
    dialogue: {
      asked: { about: 'size', options, template: 'make it {}' },
      ...(first ? { size: { width: first.width, length: first.length, unit, shape } } : {}),
    },
  }
}
