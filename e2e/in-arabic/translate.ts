import {
  ANY,
  NONE,
  arabicOf,
  aroundLiteral,
  aroundValue,
  ofBeginning,
  ofFigure,
  ofMessages,
  ofPieces,
  oneOf,
  sourceOf,
  type Extent,
  valueSource,
} from './arabic-sources.ts'
import { escaped, filled, flat, MARKS, pairs } from './known-messages.ts'
import { GAP, type Pair } from './message-pairs.ts'
import { ANY_CHARACTER, ANY_DIGIT, examplesOf } from './regexp-examples.ts'

/** What a journey looks for in a text. */
export type Sought = string | RegExp

export type { Extent } from './arabic-sources.ts'

/** Values that journeys expect in messages, to tell which of them a regular expression means. */
const SAMPLES = ['…', '1', '2', '5', '80', 'AED 1,224.00', '$400.00', 'NW-2741', 'Q-1', '5 × 8 ft']

const answers = new Map<string, Sought>()

/**
 * What a journey finds in Arabic where it looks for `sought` in English: the messages with this text, with the same
 * values in them, or, for a part of a text or a regular expression, the messages that hold it. Several messages may have
 * the same English; any of them is found. What is no message (a code, a number, what a journey typed) stays.
 */
export function inArabic(sought: Sought, extent: Extent): Sought {
  const key = `${extent} ${String(sought)} ${typeof sought}`
  let answer = answers.get(key)
  if (answer === undefined) {
    answer = typeof sought === 'string' ? ofText(sought, extent) : ofRegExp(sought)
    answers.set(key, answer)
  }
  return answer
}

/** The same, or as it is: a name that somebody typed may be a message's text too, such as that of a room. */
export function orAsTyped(sought: Sought, arabic: Sought, extent: Extent): Sought {
  if (typeof arabic === 'string' || arabic === sought) return arabic
  if (typeof sought !== 'string') return new RegExp(`${arabic.source}|${sought.source}`, 'i')
  const typed = escaped(sought)
  return new RegExp(`${arabic.source}|${extent === 'whole' ? `^\\s*${typed}\\s*$` : typed}`, 'i')
}

const typed = new Set<string>()

/** Remembers what a journey types, which a page may show as it is. */
export const rememberTyped = (text: string) => void typed.add(text)
const isLineTyped = (text: string) => [...typed].some((all) => all.split('\n').includes(text))
export const wasTyped = (text: string) => typed.has(text)

/** The same for what a page shows; what was typed is a name and no part of a message: `Hall` is not `shall`. */
export function inArabicOrTyped(sought: Sought, extent: Extent): Sought {
  if (typeof sought === 'string' && typed.has(sought))
    return orAsTyped(sought, inArabic(sought, 'whole'), extent)
  if (typeof sought === 'string')
    return isLineTyped(sought)
      ? orAsTyped(sought, inArabic(sought, extent), extent)
      : inArabic(sought, extent)
  if (!typed.has(sought.source)) return inArabic(sought, extent)
  return new RegExp(orAsTyped(sought.source, inArabic(sought.source, 'whole'), 'part'), 'i')
}

/** The same for what is looked for on a page: it may also stay, such as the name of a room that nobody typed. */
export const inArabicOrSame = (sought: Sought, extent: Extent): Sought =>
  orAsTyped(sought, inArabicOrTyped(sought, extent), extent)

function ofText(text: string, extent: Extent): Sought {
  const source = sourceOf(flat(text).trim(), extent)
  // What is no message may still stand in a list, whose comma is another one.
  if (source === null) return text.includes(',') ? new RegExp(listSource(text)) : text
  return new RegExp(extent === 'whole' ? `^\\s*${MARKS}(?:${source})${MARKS}\\s*$` : source, 'i')
}

/** A list or a row of a file, of which each piece may be a message. */
const listSource = (text: string) =>
  text
    .split(/(,|\r?\n)/)
    .map((piece) => (/[a-z]/i.test(piece) ? sourceOf(piece.trim(), 'whole') : null) ?? valueSource(piece))
    .join(MARKS)

function ofRegExp(pattern: RegExp): RegExp {
  const alternatives = pattern.source.split('|')
  if (alternatives.length === 1 || pattern.source.includes('(')) return ofOne(pattern)
  return new RegExp(
    alternatives.map((source) => ofOne(new RegExp(source, pattern.flags)).source).join('|'),
    'i',
  )
}

function ofOne(pattern: RegExp): RegExp {
  const words = pattern.source.replaceAll(/\\[a-zA-Z]/g, ' ')
  if (!/[a-z]{2}|\\\$/i.test(words)) return pattern
  // A row of a file, as it stands there.
  const [, row] = /^\^([\w ]+(?:,[\w ]+)+)\$$/.exec(pattern.source) ?? []
  if (row !== undefined) return new RegExp(`^${listSource(row)}$`, 'i')
  // What a message says up to a figure: `Public: revision 2` is not yet there while the first one is public.
  const [, toFigure] = /^\^([A-Z][A-Za-z: ]* \d+)$/.exec(pattern.source) ?? []
  const beginning = toFigure === undefined ? null : ofBeginning(toFigure)
  if (beginning) return new RegExp(`^\\s*${MARKS}${beginning}`, 'i')
  // Names that the expression holds, as values of messages.
  const names = namesIn(words).filter((name) => sourceOf(name, 'whole'))
  const insensitive = new RegExp(pattern, 'i')
  const finds = (text: string) => insensitive.test(text)
  const samples = SAMPLES.filter((value) => !finds(value))
  // Of a code, which is itself in Arabic, any message with a value might be the one that is meant.
  const translated = names.filter((name) => sourceOf(name, 'whole') !== oneOf([escaped(name)]))
  const inside = pattern.source.replaceAll(/^\^|\$$/g, '')
  const alternatives = names.some(finds) ? [withNames(inside, names)] : []
  const saying = pairs().filter(({ english, weight }) => {
    const fits = (value: string) => finds(filled(english, (argument) => (argument === GAP ? '' : value)))
    return weight > 0 && samples.some(fits)
  })
  const messages =
    saying.length > 0
      ? saying.flatMap((pair) => arabicOf(pair))
      : pairs()
          .filter(({ weight }) => weight > 0)
          .flatMap((pair) => translated.flatMap((name) => withName(pair, name, finds)))
  alternatives.push(...messages)
  // What somebody typed, such as a name, stays, though a message may happen to hold it.
  if (/^[A-Z]\w+$/.test(pattern.source)) alternatives.push(pattern.source)
  // What begins a list may be a message's own beginning, too.
  const [, first] = /^\^?([A-Z][A-Za-z ]*), $/.exec(pattern.source) ?? []
  if (first !== undefined)
    alternatives.push(...[sourceOf(first, 'whole')].flatMap((one) => (one ? `${one}${MARKS}[,،]` : [])))
  if (alternatives.length === 0) {
    const extent = pattern.source.startsWith('^') && pattern.source.endsWith('$') ? 'whole' : 'part'
    const examples = examplesOf(pattern).map((example) => exampleSource(example.trim(), extent))
    if (!examples.includes(null)) alternatives.push(...examples.filter((source) => source !== null))
  }
  const money = amountsIn(pattern.source)
  if (money) alternatives.push(money)
  if (pattern.source.includes('.*')) {
    // What stands before and after may be two messages beside each other.
    alternatives.push(...examplesOf(pattern).flatMap((example) => besideOthers(example.trim()) ?? []))
  }
  if (alternatives.length === 0 && names.length > 0) alternatives.push(withNames(inside, names))
  if (alternatives.length === 0) {
    const literals = literalsOf(pattern.source)
    const found = [ofPieces(literals), aroundLiteral(literals.toLowerCase())]
    alternatives.push(...found.filter((source) => source !== null))
  }
  if (alternatives.length === 0) return pattern
  const start = pattern.source.startsWith('^') ? `^\\s*${MARKS}` : ''
  const end = pattern.source.endsWith('$') ? `${MARKS}\\s*$` : ''
  return new RegExp(start + oneOf(alternatives) + end, 'i')
}

/** The Arabic of a text that an expression matches: as one message, or as several with something open between them. */
function exampleSource(example: string, extent: Extent): string | null {
  const whole = ofMessages(example, extent)
  // What takes a value for nearly all of it says less than one that it begins and ends within.
  const around = whole && extent === 'part' ? (aroundValue(example) ?? ofFigure(example)) : null
  if (whole) return around ? oneOf([whole, around]) : whole
  const pieces = piecesOf(example)
  const found = ofBeginning(pieces[0] ?? '') ?? aroundValue(example)
  return found ?? ofFigure(example) ?? besideOthers(example)
}

const piecesOf = (example: string) => example.split(new RegExp(`(${ANY_CHARACTER}+|${ANY_DIGIT}+)`))

/** The pieces of an example, with anything between them. */
function besideOthers(example: string): string | null {
  const pieces = piecesOf(example)
  const sources = pieces.map((piece, n) =>
    n % 2 === 1 || !/[a-z]{2}/i.test(piece)
      ? valueSource(piece.trim())
      : sourceOf(piece.replace(/^[\s,:]+|[\s,:]+$/g, ''), 'part'),
  )
  return sources.includes(null) ? null : sources.join(ANY)
}

/** What a regular expression says word for word. */
const literalsOf = (source: string) =>
  source.replaceAll(/[$^]/g, '').replaceAll(/\\[a-zA-Z]|\[[^\]]*\]|[.*+?()\\]/g, '\u0000')

/** A regular expression that finds a name alone, or with what it adds: `Brass\\b`. */
const withNames = (source: string, names: readonly string[]) =>
  names
    .reduce((pattern, name) => pattern.replace(name, sourceOf(name, 'whole') ?? name), source)
    .replaceAll(String.raw`\b`, '')

/** What begins with a capital letter, up to each of its words: `Teal is`, `Teal`; `Cartoon of Bab`, `Bab`. */
const namesIn = (words: string): string[] =>
  (words.match(/[A-Z]{2,}|[A-Z][a-z]+(?: [A-Za-z][a-z]+)*/g) ?? []).flatMap((name) =>
    name
      .split(' ')
      .flatMap((word, start, all) =>
        /^[A-Z]/.test(word)
          ? all.slice(start).map((_, n, rest) => rest.slice(0, rest.length - n).join(' '))
          : [],
      ),
  )

/** A message of which an argument must be a name for its text to be found. */
function withName(pair: Pair, name: string, finds: (text: string) => boolean): string[] {
  const { english } = pair
  if (finds(name)) return []
  const names = english.flatMap((part) =>
    typeof part === 'string' || part.argument === GAP ? [] : [part.argument],
  )
  return names
    .filter((named) =>
      finds(filled(english, (argument) => (argument === named ? name : argument === GAP ? '' : '…'))),
    )
    .flatMap((named) => arabicOf(pair, new Map([[named, name]])))
}

/** The pattern with its amounts of money, such as `\\$400\\.\\d\\d`, as Arabic writes them; null if it has none. */
function amountsIn(source: string): string | null {
  const arabic = source.replaceAll(
    /(\\\$|AED )((?:\\d|\[[^\]]*\]|\\\.|[\d,+*{}])+)/g,
    (_, currency: string, figures: string) => {
      const amount = `${currency.replace('\\', '').toLowerCase()}\u0000`
      const messages = pairs().filter(({ plain }) => plain === amount)
      return oneOf(messages.flatMap((pair) => arabicOf(pair, NONE, () => `${MARKS}${figures}${MARKS}`)))
    },
  )
  return arabic === source ? null : arabic.replaceAll(/^\^|\$$/g, '')
}

/** The Arabic of a text that is a whole message without values, to be typed or chosen; the text itself if it is none. */
export function arabicLabel(text: string): string {
  const pair = pairs().find(({ english }) => english.length === 1 && english[0] === text)
  const [label] = pair?.arabic[0]?.parts ?? []
  return typeof label === 'string' ? flat(label) : text
}
