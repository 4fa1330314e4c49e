import type { AssistantRequest } from '@nawl/contract/assistant/assistant'
import type { ShopToolCall } from '@nawl/contract/assistant/shop-tools'
import { SHOP_PAGES } from '@nawl/domain/shop/pages'
import type { Unit } from '@nawl/domain/rug/sizes/size'

import { changedYarns } from './dialogue/values.ts'
import { namedYarn, spokenYarns, wantedChange, wantedColor } from './grammar/color-command.ts'
import { saidPage } from './grammar/page-vocabulary.ts'
import type { Reading, Yarn } from './grammar/reading.ts'
import { requestsIn } from './grammar/requests.ts'
import { type Sentence, wordSet } from './grammar/sentence.ts'
import { readShown } from './grammar/shown-rugs.ts'
import { quantityIn } from './grammar/size-command.ts'
import type { SentenceReader } from './sentence-reader.ts'
import { saidSize } from './slots/size.ts'
import type { Turn } from './turn.ts'

/** The beginnings of an elliptical sentence. */
const LEANS =
  /^(?:and|or|what about|how about|same|then|but|also|now|in|for|make it|or rather|no|as|at|hm+|ok|so)\b/

/** The visitor's previous message. */
export function saidBefore(history: AssistantRequest['history']): string | null {
  return history?.findLast(({ role }) => role === 'visitor')?.text ?? null
}

/** Whether a sentence takes its verb from the previous one: "and in 3 by 4?", "to Oslo?". */
export function leans({ corrected }: Sentence): boolean {
  return LEANS.test(corrected) || corrected.split(' ').length <= 4
}

type Before = {
  /** Yarns that were spoken of last. */
  readonly focus: readonly Yarn[]
  readonly unit?: Unit | 'm'
  /** Two numbers of which the unit was asked. */
  readonly doubted?: { readonly width: number; readonly length: number; readonly asksPrice: boolean }
  /** What the previous message asked for. */
  readonly asked: readonly ShopToolCall[]
}

const CHANGED = /\b(?:make|turn|change|swap|replace|put|instead|into|paint|recolou?r)\b/i

/** What the conversation so far gives a message to lean on. */
export function spokenBefore({ history, context, rugs, dialogue }: Turn, reader: SentenceReader): Before {
  const visitor = saidBefore(history)
  if (dialogue?.done)
    return {
      focus: changedYarns(dialogue, context.palette ?? []),
      asked: dialogue.done as readonly ShopToolCall[],
      ...(dialogue.size ? { unit: dialogue.size.unit } : {}),
    }
  const assistant = history.findLast(({ role }) => role === 'assistant')?.text
  if (visitor === null) return { focus: [], asked: [] }
  const { readings, focus } = requestsIn({ text: visitor, context, guesses: null, rugs }, reader)
  const asked = readings.flatMap((reading) => ('call' in reading ? [reading.call] : []))
  const spoken =
    focus.length > 0 || !assistant ? focus : spokenYarns(reader.read(assistant), context.palette ?? [])
  // A yarn that was changed is on screen in its new colour.
  const dyed = asked.flatMap((call) =>
    call.tool === 'setColor' && spoken.length === 0
      ? spokenYarns(reader.read(call.args.to), context.palette ?? [])
      : [],
  )
  const changed = asked.length === 0 && CHANGED.test(visitor) ? newYarn(assistant, context, reader) : null
  const unit = unitSaid(reader.read(visitor).corrected)
  const doubt = readings.find((reading) => 'ask' in reading && reading.ask.about === 'unit')
  const doubted = doubt && 'ask' in doubt && doubt.ask.about === 'unit' ? doubt.ask : null
  return {
    focus: changed ? [changed] : spoken.length > 0 ? spoken : dyed.slice(0, 1),
    asked: changed ? [{ tool: 'setColor', args: { from: changed.hex, to: changed.name } }] : asked,
    ...(unit ? { unit } : {}),
    ...(doubted ? { doubted } : {}),
  }
}

/** The yarn that a change brought, by what was reported of it: the one that was named before is gone from the rug. */
function newYarn(
  told: string | undefined,
  { palette = [] }: Turn['context'],
  reader: SentenceReader,
): Yarn | null {
  if (told === undefined || told.includes('?')) return null
  const [yarn, ...others] = spokenYarns(reader.read(told.split(':')[0] ?? ''), palette)
  return yarn && others.length === 0 ? yarn : null
}

/** What a message asks for by what was said before it: "yes, do it", "the second one", "another one", "and in 3 by 4?". */
export function readInContext(turn: Turn, before: Before, reader: SentenceReader): readonly Reading[] | null {
  const sentence = reader.read(turn.text)
  return (
    readAgreement(sentence, turn, before, reader) ??
    readShown(sentence, turn) ??
    readUnit(sentence, before) ??
    readAgain(sentence, before) ??
    readSizeOfPrice(sentence, before) ??
    readFollowUp(sentence, turn, before, reader)
  )
}

const AGREEING = wordSet(
  'yes habibi habibti dear mate love mm yeah yep yup yea ye ya aye aight sure ok okay alright absolutely definitely totally indeed of course deal sounds good idea do go there for it let us that is right the one works nice thing by all means so carry on proceed ahead please correct exactly perfect fine lovely great then thanks take me show open',
)
const MOST_AGREEING = 8

/** "Aye, do that", "why not": every word agrees. */
function agrees(corrected: string): boolean {
  const words = corrected.replaceAll('why not', 'yes').split(' ')
  return words.length <= MOST_AGREEING && words.every((word) => AGREEING.has(word))
}

const OFFERS = /\b(?:(?:shall|should|may|can) i|(?:do you want|would you like) me to|(?:want|like) to) /i

/** What the last question of a text offers to do: "Shall I change the saffron to cobalt?". */
function offeredIn(text: string): string | null {
  const question = text.split(/(?<=[.!?]) /).findLast((sentence) => sentence.endsWith('?'))
  const offer = question === undefined ? null : OFFERS.exec(question)
  return question !== undefined && offer ? question.slice(offer.index + offer[0].length, -1) : null
}

/** "Yes, do it" to "Shall I change the coral lane to cobalt?". */
function readAgreement(
  { corrected }: Sentence,
  turn: Turn,
  before: Before,
  reader: SentenceReader,
): readonly Reading[] | null {
  const assistant = turn.history.findLast(({ role }) => role === 'assistant')?.text
  if (assistant === undefined || !agrees(corrected)) return null
  const offered = offeredIn(assistant)
  if (offered !== null) {
    const { readings } = requestsIn(
      { text: offered, context: turn.context, guesses: null, rugs: turn.rugs, focus: before.focus },
      reader,
    )
    if (readings.length > 0) return readings
  }
  if (!/\b(?:there|show me|open it|go|take me)\b/.test(corrected)) return null
  const visitor = saidBefore(turn.history) ?? ''
  if (
    /\b(?:own (?:picture|drawing|design|artwork)|picture of your own|drawing)\b/i.test(
      `${assistant} ${visitor}`,
    )
  )
    return [{ call: { tool: 'navigate', args: { page: SHOP_PAGES.uploadedDesign.path } } }]
  if (/\bphoto(?:graph)? of (?:your|my) (?:own )?(?:room|floor)\b/i.test(`${assistant} ${visitor}`))
    return [{ call: { tool: 'navigate', args: { page: SHOP_PAGES.yourRoom.path } } }]
  const page = saidPage(reader.read(assistant).corrected) ?? saidPage(reader.read(visitor).corrected)
  return page && [{ call: { tool: 'navigate', args: { page: page.path } } }]
}

const UNIT_ALONE = wordSet(
  'in metres meters metre meter m cm centimetres centimeters centimetre ft feet foot inches inch sorry ah oh no not i meant mean it that was is the size them those they should be please of course rather instead actually yes',
)

/** "Feet" to "feet or metres?"; "I meant metres, not feet": the numbers said before in that unit. */
function readUnit({ corrected }: Sentence, { asked, doubted }: Before): readonly Reading[] | null {
  const said = /\b(met(?:er|re)s?|m|cm|centimet(?:er|re)s?|ft|feet|foot|inch|inches)\b/.exec(corrected)?.[1]
  if (said === undefined || !corrected.split(' ').every((word) => UNIT_ALONE.has(word))) return null
  const last = asked.findLast(({ tool }) => tool === 'setSize' || tool === 'quote')
  const sides = doubted ?? (last && 'width' in last.args ? last.args : undefined)
  if (!sides) return null
  const found = saidSize(`${sides.width} by ${sides.length} ${said}`)
  if (!found) return null
  const { width, length, unit } = found
  const isPrice = doubted?.asksPrice ?? last?.tool === 'quote'
  return [{ call: { tool: isPrice ? 'quote' : 'setSize', args: { width, length, unit } } }]
}

const AGAIN = wordSet(
  'and another again one more once next different try do go keep it that time going some even a bit still now please further no not this nope give show me',
)

/** "Another one" after a shuffle, "even more" after a mood. */
function readAgain({ corrected }: Sentence, { asked }: Before): readonly Reading[] | null {
  const last = asked.at(-1)
  if (
    !corrected.split(' ').every((word) => AGAIN.has(word)) ||
    !/\b(?:another|again|more|next|different|further|going)\b/.test(corrected)
  )
    return null
  return last && (last.tool === 'shuffle' || last.tool === 'setMood') ? [{ call: last }] : null
}

const TO_THAT =
  /\b(?:set|make|do|change|put|have|take) (?:it|this|the size|the rug) (?:to |at |in )?(?:that|those|this)(?: size)?$/

/** "Set it to that" after the price of a size: that size. */
function readSizeOfPrice({ bare }: Sentence, { asked }: Before): readonly Reading[] | null {
  const last = asked.at(-1)
  if (last?.tool !== 'quote' || !TO_THAT.test(bare)) return null
  const { width, length, unit } = last.args
  return [{ call: { tool: 'setSize', args: { width, length, unit } } }]
}

/** "And in 3 by 4?" after a quote, "make it navy" after a colour change: the earlier command with new values. */
function readFollowUp(
  sentence: Sentence,
  turn: Turn,
  { asked, focus }: Before,
  reader: SentenceReader,
): readonly Reading[] | null {
  const before = saidBefore(turn.history)
  if (before === null) return null
  const answered = asked.length === 0 ? answeredChoice(sentence, reader.read(before), turn) : null
  if (answered) return [{ call: answered }]
  const last = asked.at(-1)
  if (!last || !leans(sentence)) return null
  // Whoever names another yarn speaks of that one.
  const isOther = turn.context.palette?.some(
    ({ hex, name }) =>
      sentence.corrected.includes(name.toLowerCase()) && !focus.some((yarn) => yarn.hex === hex),
  )
  if (isOther && last.tool === 'setColor') return null
  const earlier = reader.read(before).corrected
  const call =
    followed(sentence, last, earlier, focus) ??
    // "Too dark. Something like olive?"
    turn.text
      .split(/(?<=[.!?;])\s+/)
      .slice(1)
      .map((part) => followed(reader.read(part), last, earlier, focus))
      .find((found) => found !== null)
  return call ? [{ call }] : null
}

function followed(
  sentence: Sentence,
  before: ShopToolCall,
  beforeText: string,
  focus: readonly Yarn[],
): ShopToolCall | null {
  if (before.tool === 'quote') return newQuote(sentence, before, beforeText)
  if (before.tool === 'setSize') {
    const said = saidSize(sentence.corrected, unitSaid(beforeText))
    return said && { tool: 'setSize', args: sidesOf(said) }
  }
  if (before.tool === 'setQuantity') {
    const quantity = quantityIn(sentence.bare)
    return quantity === null || /\d (?:by|x|cm|m|ft)/.test(sentence.bare)
      ? null
      : { tool: 'setQuantity', args: { quantity } }
  }
  if (before.tool !== 'setColor') return null
  const to = wantedColor(sentence)
  const from = focus[0]
  return to !== null && from ? { tool: 'setColor', args: { from: from.hex, to } } : null
}

/** The change after an answer to "Which yarn?": "the second colour", after "make it teal". */
function answeredChoice(
  answer: Sentence,
  question: Sentence,
  { context: { palette = [] } }: Turn,
): ShopToolCall | null {
  if (palette.length === 0 || question.isQuestion) return null
  const to = wantedChange(question, palette)?.to ?? wantedColor(question)
  const from = to === null ? null : namedYarn(answer, palette)
  return to !== null && from ? { tool: 'setColor', args: { from: from.hex, to } } : null
}

function newQuote(
  { corrected, bare }: Sentence,
  before: Extract<ShopToolCall, { tool: 'quote' }>,
  beforeText: string,
): ShopToolCall | null {
  const said = saidSize(corrected, unitSaid(beforeText))
  const quantity = quantityIn(said ? said.rest : bare)
  if (
    !said &&
    (quantity === null ||
      /^(?:only|just|make|actually|no|set|take) /.test(bare) ||
      /\b(?:\d+ (?:days|weeks|years|metres?|cm|feet|ft|m))\b/.test(bare))
  )
    return null
  const sides = said ? sidesOf(said) : before.args
  const count = quantity ?? before.args.quantity
  return {
    tool: 'quote',
    args: {
      width: sides.width,
      length: sides.length,
      unit: sides.unit,
      ...(count ? { quantity: count } : {}),
    },
  }
}

function sidesOf({ width, length, unit, shape }: NonNullable<ReturnType<typeof saidSize>>) {
  return { width, length, unit, ...(shape ? { shape } : {}) }
}

/** The unit for bare numbers after an earlier size. */
function unitSaid(before: string): Unit | 'm' | undefined {
  if (/\d\s*(?:m|met(?:er|re)s?)\b/i.test(before)) return 'm'
  return saidSize(before)?.unit
}
