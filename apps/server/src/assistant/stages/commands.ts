import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import type { ShopToolCall, ShopToolName } from '@nawl/contract/assistant/shop-tools'
import { convertSize } from '@nawl/domain/rug/sizes/convert-size'
import { findCountry } from '@nawl/domain/shop/countries/countries'
import { assistantReplies } from '@nawl/messages/by-language/assistant-replies'

import { colorChoices, halfChange } from '../answers/color-questions.ts'
import { askReply, refusalReply, sizeRefusal } from '../answers/ask-reply.ts'
import { notShippedAnswer } from '../answers/delivery-answer.ts'
import { saidSizeText } from '../answers/size-text.ts'
import { colorName, toolReply, toolText, yarnName } from '../answers/tool-messages.ts'
import { namedDesign } from '../grammar/named-design.ts'
import { readInContext, spokenBefore } from '../follow-up.ts'
import { type Reading, toolLikelihood } from '../grammar/reading.ts'
import type { Sentence } from '../grammar/sentence.ts'
import { nextSizes } from '../grammar/relative-size.ts'
import { requestClauses, type Requests, requestsIn } from '../grammar/requests.ts'
import { inSaidSize, isInStudio, withToldSize } from '../grammar/said-size.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { sizeIn } from '../recommend/read-wishes.ts'
import type { SentenceReader } from '../sentence-reader.ts'
import { yarnFor } from '../slots/color-names.ts'
import type { GuessSubject } from '../subject/subject-guesser.ts'
import type { Guess } from '../subject/subject-model.ts'
import type { Stage, Turn } from '../turn.ts'

/** Does what a message asks for on the page, asks where it can be read in two ways, and says what it left. */
export function commandsStage(
  reader: SentenceReader,
  knowledge: KnowledgeIndex,
  guess: GuessSubject = async () => null,
): Stage {
  return async (turn) => {
    const { text, context, guesses, rugs } = turn
    if (/\p{Script=Arabic}/u.test(text)) return null
    const before = spokenBefore(turn, reader)
    const converted = convertedSize(reader.read(text), turn)
    if (converted) return converted
    const leaning = readInContext(turn, before, reader)
    if (leaning) return requestsReply(leaning, turn)
    const asked = { text, context, guesses, rugs, ...before }
    const surely = requestsIn(asked, reader)
    const requests =
      surely.unread === 0
        ? surely
        : requestsIn({ ...asked, guess: await guessedClauses(turn, guess) }, reader)
    if (isAccident(requests, turn)) {
      const half = requests.focus.length === 0 ? halfChange(reader.read(text), requests, context) : null
      return half && askReply(half, turn)
    }
    const planned = planReply(requests, turn)
    if (planned) return planned
    const sentence = reader.read(text)
    const half = halfChange(sentence, requests, context)
    if (half) return askReply(half, turn)
    const page = pageAbout(sentence.bare, knowledge)
    if (page !== null) return toolReply({ tool: 'navigate', args: { page } }, turn)
    const named = namedDesign(sentence, turn, reader.knows)
    return named ? requestsReply([named], turn) : colorChoices(turn, reader)
  }
}

/** What the classifier takes each clause of a message for; of the message itself where it is one. */
async function guessedClauses(
  { text, guesses }: Turn,
  guess: GuessSubject,
): Promise<(clause: string) => readonly Guess[] | null> {
  const clauses = requestClauses(text)
  if (clauses.length < 2 || clauses.length > MOST_GUESSED) return () => guesses
  const found = await Promise.all(clauses.map(guess))
  // What is said in several clauses at once sounds like the message.
  return (clause) => found[clauses.indexOf(clause)] ?? guesses
}

/** Longer messages are stories. */
const MOST_GUESSED = 5

const IN_UNIT =
  /^(?:and |what|how much|is|are|that|it|this|the|size|rug|dimensions|would|be|show|me|say|give|convert|tell|please|to|in|again|how big|big| )*\b(?:in|to) (feet|foot|ft|inches|inch|cm|centimet(?:er|re)s?|met(?:er|re)s?)$/

/** "In feet?": the size on screen in another unit. */
function convertedSize(
  { corrected }: Sentence,
  { context: { size }, language }: Turn,
): AssistantReply | null {
  const said = IN_UNIT.exec(corrected)?.[1]
  if (said === undefined || !size || /\b(?:how much|cost|price)\b/.test(corrected)) return null
  const unit = /^(?:f|in)/.test(said) ? 'ft' : 'cm'
  const typed = { ...size, width: String(size.width), length: String(size.length), quantity: 1 }
  const { width, length } = convertSize(typed, unit)
  const other = saidSizeText(
    { width: Number(width), length: Number(length), unit, shape: size.shape },
    language,
  )
  return {
    kind: 'answer',
    text: assistantReplies[language].converted({ size: saidSizeText(size, language), other }),
    language,
  }
}

const IN_STUDIO: ReadonlySet<ShopToolName> = new Set<ShopToolName>([
  'setColor',
  'setMood',
  'shuffle',
  'undo',
  'reset',
  'lock',
  'unlock',
  'setShape',
  'setPile',
  'setSize',
  'showRoom',
])

/**
 * Whether a clause reads like a command by accident: "it came broken, what now"; "included or on top? we live in Sharjah".
 * Two designs that are named are compared, and not opened one after the other.
 */
function isAccident({ readings, unread, guessed }: Requests, { guesses, context, text }: Turn): boolean {
  const calls = readings.flatMap((reading) => ('call' in reading ? [reading.call] : []))
  if (calls.filter(({ tool }) => tool === 'openDesign').length > 1) return true
  // "And Mexico?" goes on asking.
  if (
    calls.length === 1 &&
    calls[0]?.tool === 'setCountry' &&
    /\?\s*$|^(?:and|what about|how about)\b/i.test(text)
  )
    return true
  if (unread + guessed === 0) return false
  const isTool = guesses === null || guesses[0]?.label?.startsWith('tool:') === true
  const isOpen =
    calls.every(({ tool }) => IN_STUDIO.has(tool)) &&
    (guesses?.[0]?.likelihood ?? 0) < 0.5 &&
    !text.includes('?')
  if (!isTool && toolLikelihood(guesses) < 0.4 && !isOpen) return true
  const [only, ...others] = calls
  if (!only || others.length > 0) return false
  return only.tool === 'setQuantity' && only.args.quantity === (context.quantity ?? 1)
}

/** The reply to what a message was read as; null for nothing. */
const requestsReply = (readings: readonly Reading[], turn: Turn): AssistantReply | null =>
  planReply({ readings, left: [], unread: 0, guessed: 0, focus: [] }, turn)

/** The reply that does, asks and refuses what the readings say; null where they say nothing. */
function planReply({ readings: asRead, left }: Requests, turn: Turn): AssistantReply | null {
  const readings = inSaidSize(withToldSize(asRead, sizeIn(turn.text), turn), turn)
  const say = assistantReplies[turn.language]
  const calls: ShopToolCall[] = []
  const texts = new Map<ShopToolCall, string>()
  const others: AssistantReply[] = []
  let isSnapped = false
  for (const reading of readings) {
    const step = stepOf(reading, calls, turn)
    if (!step) continue
    if ('reply' in step) others.push(step.reply)
    else {
      calls.push(step.call)
      texts.set(step.call, step.text)
      isSnapped ||= 'isSnapped' in reading && (reading.isSnapped ?? false)
    }
  }
  // What is asked first decides what goes into the cart.
  const isAsked = others.some(({ kind }) => kind === 'choices')
  const waits = isAsked && calls.some(({ tool }) => tool === 'addToCart')
  const doing = waits ? calls.filter(({ tool }) => tool !== 'addToCart') : calls
  const [first, ...next] = doing
  const other = inOneReply(others, waits ? [ADD_LATER] : [])
  if (!first)
    return (
      other ??
      (readings.some((reading) => 'stopped' in reading)
        ? { kind: 'answer', text: say.notDone, language: turn.language }
        : null)
    )
  const said = doing.map((call) => texts.get(call) ?? '')
  if (isSnapped && next.length === 0 && !other)
    return { ...toolReply(first, turn, true), language: turn.language }
  const notDone = left.length > 0 ? say.left({ left: left.join(', ') }) : undefined
  const more = [other?.text, notDone].filter((part) => part !== undefined).join(' ')
  const confirm = doing.some(({ tool }) => tool === 'addToCart')
  return {
    kind: 'tool',
    ...first,
    text: [...said, ...(more === '' ? [] : [more])].join(' '),
    ...(next.length > 0 ? { next: next.slice(0, 4) } : {}),
    ...(confirm ? { confirm } : {}),
    ...(notDone ? { left: left.join(', ') } : {}),
    ...(more === '' ? {} : { more }),
    ...(other?.choices ? { choices: other.choices } : {}),
    ...(other?.dialogue ? { dialogue: other.dialogue } : {}),
    language: turn.language,
  }
}

const ADD_LATER = 'add it to the cart'

/** What is asked and refused, as one reply: the first question with its chips, the others when that is answered. */
function inOneReply(others: readonly AssistantReply[], waits: readonly string[]): AssistantReply | undefined {
  const first = others.find(({ kind }) => kind === 'choices') ?? others[0]
  if (!first) return undefined
  const queue = others.flatMap((other) => {
    const asked = other === first ? undefined : other.dialogue?.asked
    return asked ? [{ ...asked, text: other.text }] : []
  })
  const refusals = others.filter((other) => other !== first && !other.dialogue?.asked).map(({ text }) => text)
  return {
    ...first,
    text: [...refusals, first.text].join(' '),
    dialogue: {
      ...first.dialogue,
      ...(queue.length > 0 ? { queue: queue.slice(0, 3) } : {}),
      ...(waits.length > 0 ? { waits: [...waits] } : {}),
    },
  }
}

type Step = { readonly call: ShopToolCall; readonly text: string } | { readonly reply: AssistantReply }

/** What a reading comes to: a call with what is said of it, or a reply that asks or refuses. */
function stepOf(reading: Reading, before: readonly ShopToolCall[], turn: Turn): Step | null {
  if ('ask' in reading) return { reply: askReply(reading.ask, turn) }
  if ('refusal' in reading) return { reply: refusalReply(reading.refusal, turn) }
  if (!('call' in reading)) return null
  const { call } = reading
  if (call.tool === 'undo') {
    // The studio takes back yarns alone; the last change was the size.
    const last = turn.dialogue?.done?.at(-1)?.tool
    const size = turn.dialogue?.sizeBefore
    if ((last === 'setSize' || last === 'setShape') && before.length === 0) {
      if (!size)
        return { reply: askReply({ about: 'size', why: 'change', sizes: nextSizes(undefined, true) }, turn) }
      const back: ShopToolCall = { tool: 'setSize', args: size }
      return { call: back, text: toolText(back, turn) }
    }
  }
  if (call.tool === 'setColor') return inOurYarn(call, turn)
  const reply = refusedReply(call, before, turn)
  return reply ? { reply } : { call, text: toolText(call, turn) }
}

/** Why a call is not made: no such size, no delivery there, no size for the cart. */
function refusedReply(
  call: ShopToolCall,
  before: readonly ShopToolCall[],
  turn: Turn,
): AssistantReply | null {
  if (call.tool === 'setSize') return sizeRefusal(call.args, turn)
  if (call.tool === 'setCountry') {
    const country = turn.notShippedTo.includes(call.args.country) ? findCountry(call.args.country) : null
    return country && notShippedAnswer(country)
  }
  if (call.tool !== 'addToCart' || !isInStudio(turn)) return null
  const isSized = turn.context.size !== undefined || before.some(({ tool }) => tool === 'setSize')
  return isSized ? null : askReply({ about: 'size', why: 'cart', sizes: nextSizes(undefined, true) }, turn)
}

/** The change with a yarn of our card: the one named, else the nearest to the colour said. */
function inOurYarn(call: Extract<ShopToolCall, { tool: 'setColor' }>, turn: Turn): Step {
  const say = assistantReplies[turn.language]
  const ours = yarnFor(call.args.to)
  const made = { ...call, args: { ...call.args, to: ours?.name ?? call.args.to } }
  if (!ours || ours.isExact || ours.name === call.args.to) return { call: made, text: toolText(made, turn) }
  return {
    call: made,
    text: say.becomesNearest({
      yarn: yarnName(turn.context, call.args.from, turn.language),
      color: colorName(ours.name, turn.language),
      said: colorName(call.args.to, turn.language)
        .replace(/^(?:like|colou?rs? of) (?:the |an? )?/, '')
        .replace(/^(?:ral|ncs) .+/, (code) => code.replace(/ are$/, ' r').toUpperCase()),
    }),
  }
}

const PAGE_ABOUT =
  /^(?:open|show|read|go to|take me to|bring up|see|view|find|bring me to|pull up|look at|i want to (?:read|see)|i would like to (?:read|see)|want to read)?\b ?(?:me )?(?:the |your |that |an |a )?(?:journal |blog )?(article|guide|post|story|piece|page)s? (?:about|on|of|for|with|where) (.+)$/

/** "Open the article about small rooms", "the page on cookies": the address of the page on that subject. */
function pageAbout(bare: string, { search }: KnowledgeIndex): string | null {
  const [, kind = '', subject = ''] = PAGE_ABOUT.exec(bare) ?? []
  if (kind === '') return null
  const isArticle = !kind.startsWith('page')
  const best = search(subject).find(({ document }) => !isArticle || document.source.startsWith('/journal/'))
  return best && best.keyed >= 0.5 ? (best.document.source.split('#')[0] ?? null) : null
}
