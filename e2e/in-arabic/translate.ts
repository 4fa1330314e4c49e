import { COUNT, GAP, messagePairs, type Pair, type Pattern } from './message-pairs.ts'

/** `whole`: the text is all that is shown; `part`: others may stand around it. */
export type Extent = 'whole' | 'part'

/** What a journey looks for in a text. */
export type Sought = string | RegExp

/** Marks of direction, which the shop puts around values of another direction. */
const MARKS = '[\\u2066-\\u2069\\u200e\\u200f\\u061c]*'
const ANY = '[^]*?'
/** Values that journeys expect in messages, to tell which of them a regular expression means. */
const SAMPLES = ['…', '1', '2', '5', '80', 'AED 1,224.00', '$400.00', 'NW-2741', 'Q-1', '5 × 8 ft']

const SPACE = '[\\s\\u2066-\\u2069\\u200e\\u200f\\u061c]+'
/** Characters that tell one message from all others. */
const LONG = 12
const BESIDE_TAG = '[^]{0,30}?'

const escaped = (text: string) =>
  text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replaceAll(/\s+/g, SPACE)
const flat = (text: string) =>
  text.replaceAll(/[\u2066-\u2069\u200e\u200f\u061c]/g, '').replaceAll(/\s+/g, ' ')
/** How much of a form is fixed; 0 if that tells nothing, as in `{width} × {length}`. */
function weightOf(form: Pattern): number {
  const fixed = form.filter((part) => typeof part === 'string').join(' ')
  return /[a-z$]/i.test(fixed) ? fixed.trim().length : 0
}

type Known = Pair & {
  readonly plain: string
  readonly form: RegExp
  readonly weight: number
}
let known: readonly Known[] | undefined
const pairs = () =>
  (known ??= messagePairs().map((pair) => ({
    ...pair,
    plain: flat(filled(pair.english, (argument) => (argument === GAP ? '' : '\u0000'))).toLowerCase(),
    form: new RegExp(`^${pair.english.map(partSource).join('')}$`, 'i'),
    weight: weightOf(pair.english),
  })))

const filled = (form: Pattern, value: (argument: string) => string) =>
  form.map((part) => (typeof part === 'string' ? part : value(part.argument))).join('')

function partSource(part: Pattern[number]): string {
  if (typeof part === 'string') return escaped(part)
  if (part.argument === GAP) return ''
  return part.argument === COUNT ? String.raw`([\d.,]+)` : '([^]+?)'
}

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

function ofText(text: string, extent: Extent): Sought {
  const source = sourceOf(flat(text).trim(), extent)
  if (source === null) return text
  return new RegExp(extent === 'whole' ? `^\\s*${MARKS}(?:${source})${MARKS}\\s*$` : source, 'i')
}

/** The source of a regular expression for the Arabic of a text; null if there is none. */
function sourceOf(text: string, extent: Extent): string | null {
  if (!/[a-z$]/i.test(text)) return null
  const matches = pairs().flatMap((pair) => {
    const values = pair.form.exec(text)
    return values && pair.weight > 0 ? [{ pair, values: valuesOf(pair, values) }] : []
  })
  const holding = extent === 'part' ? pairs().filter(({ plain }) => plain.includes(text.toLowerCase())) : []
  const most = Math.max(0, ...matches.map(({ pair }) => pair.weight))
  const best = matches.filter(({ pair }) => pair.weight === most)
  const alternatives = [
    ...best.flatMap(({ pair, values }) => arabicOf(pair, withValues(values))),
    ...holding.flatMap((pair) => arabicOf(pair)),
  ]
  const pieces = ofPieces(text)
  if (pieces) alternatives.push(pieces)
  // A code, such as a currency's, stays.
  if (/^[A-Z\d]{2,}$/.test(text)) alternatives.push(text)
  if (alternatives.length > 0) return oneOf(alternatives)
  return extent === 'part' ? aroundLiteral(text.toLowerCase()) : null
}

/** A text that begins or ends within a value of a message: found by the longest fixed part of the message. */
function aroundLiteral(text: string): string | null {
  const lengthIn = ({ english }: Pair) =>
    Math.max(
      0,
      ...english.map((part) =>
        typeof part === 'string' && part.length >= LONG && text.includes(flat(part).trim().toLowerCase())
          ? part.length
          : 0,
      ),
    )
  const lengths = new Map(pairs().map((pair) => [pair, lengthIn(pair)]))
  const most = Math.max(...lengths.values())
  if (most === 0) return null
  return oneOf(pairs().flatMap((pair) => (lengths.get(pair) === most ? arabicOf(pair) : [])))
}

/** A text that the page makes of several messages, one after the other. */
function ofPieces(text: string): string | null {
  const pieces = text.split(/(, | · | – |: | (?=#[0-9A-F]{6})| (?=\d))/)
  if (pieces.length === 1) return null
  const sources = pieces.map((piece, n) => {
    if (n % 2 === 1) return `${MARKS}${escaped(piece).replace(',', '[,،]')}${MARKS}`
    return sourceOf(piece, 'whole') ?? (/[a-z]{2}/i.test(piece) ? null : escaped(piece))
  })
  return sources.includes(null) ? null : sources.join('')
}

function valuesOf({ english }: Pair, [, ...values]: readonly string[]): Map<string, string> {
  const names = english.flatMap((part) =>
    typeof part === 'string' || part.argument === GAP ? [] : [part.argument],
  )
  return new Map(names.map((name, n) => [name, values[n] ?? '']))
}

/** The Arabic of a message, with the source of each value in it. */
function arabicOf({ arabic }: Pair, sourceIn: (argument: string) => string = () => ANY): string[] {
  // A form that says nothing, such as a plural's for none, would be found in every text.
  const saying = arabic.filter((form) =>
    form.some((part) => typeof part !== 'string' || /[^\s\p{Cf}]/u.test(part)),
  )
  return saying.map((form) =>
    form
      .map((part) => {
        if (typeof part === 'string') return escaped(flat(part))
        return part.argument === GAP ? BESIDE_TAG : sourceIn(part.argument)
      })
      .join(''),
  )
}

/** With values by argument; others are left open. */
const withValues = (values: ReadonlyMap<string, string>) => (argument: string) => {
  const value = values.get(argument)
  if (value === undefined) return ANY
  const translated = sourceOf(value, 'whole')
  return `${MARKS}${oneOf([...(translated === null ? [] : [translated]), escaped(value)])}${MARKS}`
}

const oneOf = (sources: readonly string[]) => `(?:${[...new Set(sources)].join('|')})`

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
  if (!/[a-z]{2}|\$/i.test(words)) return pattern
  // Names that the expression holds, as values of messages.
  const names = (words.match(/[A-Z][a-z]+(?: [A-Za-z][a-z]+)*/g) ?? []).filter((name) =>
    sourceOf(name, 'whole'),
  )
  const finds = (text: string) => new RegExp(pattern, 'i').test(text)
  const alternatives = names.some(finds) ? [withNames(pattern.source, names)] : []
  const messages = pairs().flatMap((pair) => {
    const fits = (value: string) =>
      !finds(value) && finds(filled(pair.english, (argument) => (argument === GAP ? '' : value)))
    if (pair.weight === 0) return []
    if (SAMPLES.some(fits)) return arabicOf(pair)
    return names.flatMap((name) =>
      namedArguments(pair, name, finds).flatMap((values) => arabicOf(pair, withValues(values))),
    )
  })
  alternatives.push(...messages)
  const money = amountsIn(pattern.source)
  if (money) alternatives.push(money)
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

/** What a regular expression says word for word. */
const literalsOf = (source: string) =>
  source.replaceAll(/[$^]/g, '').replaceAll(/\\[a-zA-Z]|\[[^\]]*\]|[.*+?()\\]/g, '\u0000')

/** A regular expression that finds a name alone, or with what it adds: `Brass\\b`. */
const withNames = (source: string, names: readonly string[]) =>
  names
    .reduce((pattern, name) => pattern.replace(name, sourceOf(name, 'whole') ?? name), source)
    .replaceAll(String.raw`\b`, '')

/** The arguments of a message that must be a name for its text to be found, one at a time. */
function namedArguments({ english }: Pair, name: string, finds: (text: string) => boolean) {
  if (finds(name)) return []
  const names = english.flatMap((part) =>
    typeof part === 'string' || part.argument === GAP ? [] : [part.argument],
  )
  return names
    .filter((named) =>
      finds(filled(english, (argument) => (argument === named ? name : argument === GAP ? '' : '…'))),
    )
    .map((named) => new Map([[named, name]]))
}

/** The pattern with its amounts of money, such as `\\$400\\.\\d\\d`, as Arabic writes them; null if it has none. */
function amountsIn(source: string): string | null {
  const arabic = source.replaceAll(
    /(\\\$|AED )((?:\\d|\[[^\]]*\]|\\\.|[\d,+*{}])+)/g,
    (_, currency: string, figures: string) => {
      const amount = `${currency.replace('\\', '').toLowerCase()}\u0000`
      const messages = pairs().filter(({ plain }) => plain === amount)
      return oneOf(messages.flatMap((pair) => arabicOf(pair, () => `${MARKS}${figures}${MARKS}`)))
    },
  )
  return arabic === source ? null : arabic.replaceAll(/^\^|\$$/g, '')
}

/** The Arabic of a text that is a whole message without values, to be typed or chosen; the text itself if it is none. */
export function arabicLabel(text: string): string {
  const pair = pairs().find(({ english }) => english.length === 1 && english[0] === text)
  const [label] = pair?.arabic[0] ?? []
  return typeof label === 'string' ? flat(label) : text
}
