import type { AssistantContext } from '@nawl/contract/assistant/assistant'
import type { ShopToolCall } from '@nawl/contract/assistant/shop-tools'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'

import type { SentenceReader } from '../sentence-reader.ts'
import type { Guess } from '../subject/subject-model.ts'
import { clausesIn } from './clauses.ts'
import { guessedRequest } from './guessed-request.ts'
import { readColorCommands, spokenYarns } from './color-command.ts'
import { readInRoom } from './in-room.ts'
import { readInSize } from './in-size.ts'
import { readLanguage, readMood, readShape } from './more-commands.ts'
import { readLikened } from './likened.ts'
import { readPile } from './pile-command.ts'
import type { Reading, Scene, Yarn } from './reading.ts'
import { readRelativeSize } from './relative-size.ts'
import type { Sentence } from './sentence.ts'
import {
  readAddToCart,
  readListRugs,
  readNavigate,
  readOpenDesign,
  readSearch,
  readSetCountry,
  readShownSearch,
} from './shop-command.ts'
import { quantityIn, readQuantityCommand, readSizeCommand } from './size-command.ts'
import { readStopped } from './stopped.ts'
import { readStudioCommand } from './studio-command.ts'
import { merged } from './merged.ts'
import { oneOfEach } from './one-of-each.ts'

/** What a message asks for, and the clauses that sound like requests and are none that we know. */
export type Requests = {
  readonly readings: readonly Reading[]
  readonly left: readonly string[]
  /** How many clauses were none, and how many the classifier alone took for one. */
  readonly unread: number
  readonly guessed: number
  /** The yarns that it spoke of last. */
  readonly focus: readonly Yarn[]
}

export type Requested = {
  readonly text: string
  readonly context: AssistantContext
  readonly guesses: readonly Guess[] | null
  readonly rugs: readonly RugItem[]
  /** The yarns and the unit that were spoken of before. */
  readonly focus?: readonly Yarn[]
  readonly unit?: Scene['unit']
  /** What the classifier takes a clause for, where the grammar does not understand it. */
  readonly guess?: (clause: string) => readonly Guess[] | null
}

/** The clauses of a message, of which each may be a request. */
export function requestClauses(text: string): readonly string[] {
  const clauses = clausesIn(withoutExceptions(text))
  const [first = '', ...others] = clauses
  return others.length > 0 && INTERJECTION.test(first) ? others : clauses
}

/** "Cool, and in inches?" asks for nothing cooler. */
const INTERJECTION =
  /^(?:(?:cool|right|ok|okay|great|nice|lovely|fine|sweet|perfect|brilliant|well|so|yes|yeah|no+|nah|nope|hi|hello|hey|please|sorry|uh+|um+|hm+|oh|ah|not|this|that|one|it|good) ?)+$/i

/** The most clauses that are read together as one request. */
const TOGETHER = 3

/** Reads a message clause by clause: every clause may be a request, and later ones lean on what was spoken of before. */
export function requestsIn(
  { text, context, guesses, rugs, focus = [], unit, guess = () => null }: Requested,
  reader: SentenceReader,
): Requests {
  const clauses = requestClauses(text)
  let scene: Scene = {
    context,
    palette: context.palette ?? [],
    onRug:
      (context.palette ?? []).length > 0 || context.rug !== undefined || context.page.startsWith('/product/'),
    rugs,
    knows: reader.knows,
    guesses,
    focus,
    unit: unit ?? (context.size?.unit === 'ft' ? 'ft' : undefined),
  }
  const whole = reader.read(text)
  const ofWhole = clauses.length > 1 ? guesses : null
  const guessedIn = (said: string, there: Scene) =>
    guessedRequest({ sentence: reader.read(said), guesses: guess(said), whole, ofWhole }, there)
  /** "Lose the mint, tomato instead": what a clause leaves open the next may tell. */
  function guessedFrom(of: readonly string[], at: number, there: Scene) {
    const found = guessedIn(of[at] ?? '', there)
    const next = of[at + 1]
    if (next === undefined || !found.some((reading) => 'ask' in reading && reading.ask.about !== 'size'))
      return { found, more: 0 }
    const joined = guessedRequest(
      { sentence: reader.read(`${of[at]} ${next}`), guesses: guess(of[at] ?? ''), whole, ofWhole },
      there,
    )
    return joined.some((reading) => 'call' in reading) ? { found: joined, more: 1 } : { found, more: 0 }
  }
  const readings: Reading[] = []
  const left: string[] = []
  let unread = 0
  let guessed = 0
  const counts: number[] = []
  for (let at = 0; at < clauses.length;) {
    const { found: read, length } = readFrom(clauses, at, scene, reader)
    const said = clauses.slice(at, at + length).join(', ')
    const { found, more } = read.length > 0 ? { found: read, more: 0 } : guessedFrom(clauses, at, scene)
    if (found !== read && found.length > 0) guessed++
    if (found.length > 0) readings.push(...found)
    else {
      unread++
      const count = /\b\d+ (?:rugs?|carpets?|pieces?|copies|of (?:them|these|those|it))\b/.test(
        reader.read(said).bare,
      )
        ? quantityIn(reader.read(said).bare)
        : null
      if (count !== null) counts.push(count)
      if (isRequest(reader.read(said))) left.push(said)
    }
    scene = after(scene, found, reader.read(said))
    at += length + more
  }
  if (readings.length === 0 && clauses.length > 1) {
    const found = guessedRequest({ sentence: whole, guesses, whole, ofWhole: null }, scene)
    readings.push(...found)
    if (found.length > 0) guessed++
  }
  const all = oneOfEach(merged(withCount(readings, counts), context), guesses)
  const settled = SETS.test(text) ? all : withoutUnaskedSize(all)
  return { readings: settled, left, unread, guessed, focus: scene.focus }
}

const SETS = /\b(?:make|set|change|resize|turn|do|put|need|want)\b/i

/** "Eight foot by eleven, what would that set me back?" asks for a price, and sets no size. */
function withoutUnaskedSize(readings: readonly Reading[]): readonly Reading[] {
  const isPriced = readings.some((reading) => 'call' in reading && reading.call.tool === 'quote')
  return isPriced
    ? readings.filter((reading) => !('call' in reading && reading.call.tool === 'setSize'))
    : readings
}

const EXCEPT =
  /,? *\b(?:except(?: for)?|apart from|other than|but not|just not|all but|everything but)(?= (?:the|my|that|this)\b)/gi

/** "Shuffle all except the blue" is two requests. "Lock everything except the blue" is one. */
function withoutExceptions(text: string): string {
  const changesAll =
    /\b(?:shuffl\w*|mix|random\w*|surprise|warm\w*|cool\w*|dark\w*|light\w*|soft\w*|bold\w*|calm\w*|bright\w*|quiet\w*|change)\b/i
  const holds = /\b(?:lock|keep|freeze|pin|stay|stays|leave)\b/i
  return changesAll.test(text) && !holds.test(text) ? text.replaceAll(EXCEPT, ', keep') : text
}

/** The reading of the next clause, alone or with those behind it where they say nothing alone. */
function readFrom(clauses: readonly string[], at: number, scene: Scene, reader: SentenceReader) {
  const alone = readClause(reader.read(clauses[at] ?? ''), scene)
  if (alone.length > 0) {
    const [next = ''] = clauses.slice(at + 1)
    const widened = sameAgain(alone, next, scene, reader)
    return widened ? { found: widened, length: 2 } : { found: alone, length: 1 }
  }
  for (let length = 2; length <= Math.min(TOGETHER, clauses.length - at); length++) {
    const last = clauses[at + length - 1] ?? ''
    const sceneThere = clauses
      .slice(at, at + length - 1)
      .reduce((seen, clause) => after(seen, [], reader.read(clause)), scene)
    if (readClause(reader.read(last), sceneThere).length > 0) break
    const together = readClause(reader.read(clauses.slice(at, at + length).join(' and ')), scene)
    if (together.length > 0) return { found: together, length }
  }
  return { found: alone, length: 1 }
}

/** "What do two rugs, 5 by 8 feet each, cost": the number that a clause by itself told goes with the price. */
function withCount(readings: readonly Reading[], counts: readonly number[]): readonly Reading[] {
  const [quantity, ...others] = counts
  if (quantity === undefined || others.length > 0) return readings
  return readings.map((reading) =>
    'call' in reading && reading.call.tool === 'quote' && reading.call.args.quantity === undefined
      ? { call: { ...reading.call, args: { ...reading.call.args, quantity } } }
      : reading,
  )
}

/** "Keep the black | and the madder": the same with another yarn. */
function sameAgain(
  found: readonly Reading[],
  next: string,
  scene: Scene,
  reader: SentenceReader,
): readonly Reading[] | null {
  const [only] = found
  if (next === '' || !only || !('call' in only) || (only.call.tool !== 'lock' && only.call.tool !== 'unlock'))
    return null
  const sentence = reader.read(next)
  if (sentence.bare.split(' ').length > 4 || readClause(sentence, { ...scene, focus: [] }).length > 0)
    return null
  const { tool } = only.call
  const [yarn, ...others] = spokenYarns(sentence, scene.palette)
  return yarn && others.length === 0 ? [...found, { call: { tool, args: { color: yarn.hex } } }] : null
}

/** What is spoken of after a clause: the yarns it named, the design it opened. */
function after(scene: Scene, found: readonly Reading[], sentence: Sentence): Scene {
  const opened = found.find((reading) => 'call' in reading && reading.call.tool === 'openDesign')
  if (opened && 'call' in opened && opened.call.tool === 'openDesign') {
    const { name } = opened.call.args
    const rug = scene.rugs.find((known) => known.name === name || known.id === name)
    if (rug)
      return {
        ...scene,
        onRug: true,
        palette: rug.yarns.map(({ hex, name: yarn }) => ({ hex, name: yarn })),
        focus: [],
      }
  }
  const changed = found.flatMap((reading) => {
    if (!('call' in reading)) return []
    const { call } = reading
    if (call.tool === 'setColor') return [call.args.from]
    return call.tool === 'lock' || call.tool === 'unlock' ? [call.args.color] : []
  })
  if (changed.length > 0) return { ...scene, focus: scene.palette.filter(({ hex }) => changed.includes(hex)) }
  if (found.length > 0) return scene
  const spoken = /^(?:no )?not\b/.test(sentence.corrected) ? [] : spokenYarns(sentence, scene.palette)
  return spoken.length > 0 ? { ...scene, focus: spoken } : scene
}

/** The requests of one clause. The order decides where two readers understand it; the surer come first. */
function readClause(sentence: Sentence, scene: Scene): readonly Reading[] {
  const { knows } = scene
  const one = (call: ShopToolCall | null): readonly Reading[] => (call ? [{ call }] : [])
  const readers: readonly (() => readonly Reading[])[] = [
    () => readStopped(sentence, scene),
    () => one(readSearch(sentence, knows)),
    () => one(PAYS.test(sentence.bare) ? { tool: 'navigate', args: { page: '/checkout' } } : null),
    () => one(readsPage(sentence) ? readNavigate(sentence, scene) : null),
    () => (scene.palette.length > 0 ? readLikened(sentence, scene) : []),
    () => readColorCommands(sentence, scene),
    () => readLanguage(sentence, scene),
    () => readInRoom(sentence, scene),
    () => readInSize(sentence, scene),
    () => readMood(sentence, scene),
    () => readStudioCommand(sentence, scene),
    () => counted(sentence, one(readAddToCart(sentence, scene))),
    () => readSizeCommand(sentence, scene),
    () => readRelativeSize(sentence, scene),
    () => readShape(sentence, scene),
    () => readPile(sentence, scene),
    () => readQuantityCommand(sentence, scene),
    () => readOpenDesign(sentence, scene).filter((reading) => !('isSnapped' in reading && reading.isSnapped)),
    () => one(readListRugs(sentence, scene)),
    () => one(readShownSearch(sentence, knows)),
    () => one(readNavigate(sentence, scene)),
    () => one(readSetCountry(sentence, scene)),
    () => readOpenDesign(sentence, scene),
  ]
  for (const read of readers) {
    const found = read()
    if (found.length > 0) return found
  }
  return []
}

/** "Add two of these to my basket" is a quantity too. */
function counted({ bare }: Sentence, found: readonly Reading[]): readonly Reading[] {
  const alone = /\b(?:put|add|throw|pop|order|buy|take|have|want) (\d{1,2}) (?:in|into|to)\b/.exec(bare)?.[1]
  const said = alone !== undefined || /\b\d+ (?:of|rugs?|carpets?|pieces?|copies)\b/.test(bare)
  const quantity = said ? (quantityIn(bare) ?? quantityIn(`${alone} rugs`)) : null
  if (found.length > 0 && said && quantity === null) return [{ refusal: { why: 'quantity' } }]
  return found.length > 0 && quantity !== null
    ? [{ call: { tool: 'setQuantity', args: { quantity } } }, ...found]
    : found
}

const PAYS =
  /\bwhere (?:do |can |may |should )?(?:i|we) (?:pay|cough up|settle up|check ?out)\b|\b(?:to|where is) the (?:payment|till|checkout|cashier)\b|^(?:i |we |am |are |want |would |like |ready |need |let |me |us |to |go |proceed )*(?:pay|check ?out|complete my order|place my order)(?: for (?:it|this|them|everything))?$/

/** "Take me to my basket" goes to a page; "put it in my basket" does not. */
function readsPage({ bare }: Sentence): boolean {
  return (
    /\b(?:open|go to|take me|show me|show|see|view|bring me|where is|back to|get me to|let me into|what is in)\b.*\b(?:cart|basket|bag|trolley|checkout|account|orders|page|section)\b|\b(?:pay|check ?out) now\b|\bpage\b|\b(?:take|bring|send|chuck|get|move|whisk) (?:us|me) (?:over |on |straight )?to\b/.test(
      bare,
    ) && !/\b(?:put|add|throw|pop)\b|\bchuck (?!us\b|me\b)/.test(bare)
  )
}

const VERBS =
  /^(?:add|put|make|turn|change|swap|replace|set|show|open|take|go|search|find|list|lock|unlock|undo|reset|shuffle|mix|send|ship|deliver|order|buy|remove|delete|paint|give|switch|save|print|email|mail|call|book|calculate|tell|compare|recommend|rotate|flip|zoom|download|share|explain|get|bring|try|use|how|what|when|where|which|why|do|does|is|are|can|will)\b/

/** Whether a clause that was not understood sounds as if something was wanted. */
function isRequest({ bare }: Sentence): boolean {
  return bare.split(' ').length >= 3 && VERBS.test(bare) && !/^do not\b/.test(bare)
}
