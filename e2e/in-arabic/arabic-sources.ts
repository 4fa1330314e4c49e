import { escaped, flat, formOf, MARKS, pairs, SPACE, weightOf } from './known-messages.ts'
import { COUNT, type Form, GAP, type Pair, type Pattern } from './message-pairs.ts'
import { ANY_CHARACTER, ANY_DIGIT, ANY_HEX_DIGIT } from './regexp-examples.ts'

/** `whole`: the text is all that is shown; `part`: others may stand around it. */
export type Extent = 'whole' | 'part'

export const ANY = '[^]*?'
export const NONE: ReadonlyMap<string, string> = new Map()

/** Characters that tell one message from all others. */
const LONG = 12
/** Two messages say the same if the fixed parts of one are hardly longer: `{sides} ft`, `{width} × {length} {unit}`. */
const NEARLY = 2
/** Fixed characters in the beginning of a message that tell it from others. */
const LEAST_BEGINNING = 5
const BESIDE_TAG = '[^]{0,50}?'
/** Marks of direction that a message has itself. */
const TURNING = /[\u2066-\u2069\u200e\u200f\u061c\ufeff]+/
const OPEN: ReadonlySet<string> = new Set([ANY, BESIDE_TAG, SPACE])

/** The source of a regular expression for the Arabic of a text; null if there is none. */
export function sourceOf(text: string, extent: Extent): string | null {
  const date = dateSource(text)
  if (date) return date
  const found = ofMessages(text, extent)
  if (extent === 'whole') return found
  const around = aroundValue(text)
  // A text that stands in one message word for word may be another's with a value: `within 24 hours`.
  if (found && around && (/\d/.test(text) || !isHeld(text))) return oneOf([found, around])
  return found ?? around ?? ofFigure(text) ?? aroundLiteral(text.toLowerCase())
}

const MONTHS = new Map(
  Array.from({ length: 12 }, (_, month) => {
    const nameIn = (tag: string) => new Date(2025, month).toLocaleDateString(tag, { month: 'long' })
    return [nameIn('en'), nameIn('ar-AE')] as const
  }),
)

/** A day or days, each part of which the page sets apart: `2–6 March 2099`. */
function dateSource(text: string): string | null {
  const [, days = '', month = '', year = ''] = /^(\d+(?:–\d+)?) ([A-Z][a-z]+)( \d{4})?$/.exec(text) ?? []
  const name = MONTHS.get(month)
  return name === undefined ? null : escaped(`${days} ${name}${year}`)
}

const isHeld = (text: string) => pairs().some(({ plain }) => plain.includes(flat(text).toLowerCase()))

/** The same for a text that is known in full. */
export function ofMessages(text: string, extent: Extent): string | null {
  if (!/[a-z$]/i.test(text)) return null
  const lower = flat(text).toLowerCase()
  const matches = pairs().flatMap((pair) => {
    if (pair.weight === 0 || !lower.includes(pair.key)) return []
    const found = pair.forms.flatMap((form) => form.exec(text) ?? [])
    const size = found.length / 2
    const all = size < 1 ? [] : [found.slice(0, size), found.slice(size)]
    return all.map((values) => ({ pair, values: valuesOf(pair, values) }))
  })
  const holding = extent === 'part' ? pairs().filter(({ plain }) => plain.includes(lower)) : []
  const most = Math.max(0, ...matches.map(({ pair }) => pair.weight))
  const beginning = extent === 'part' && holding.length === 0 ? ofBeginning(text, most + NEARLY) : null
  const pieces = ofPieces(text)
  if (beginning) return pieces ? oneOf([beginning, pieces]) : beginning
  const best = matches.filter(({ pair }) => pair.weight >= most - NEARLY)
  const alternatives = [
    ...best.flatMap(({ pair, values }) => arabicOf(pair, values)),
    ...holding.flatMap((pair) => arabicOf({ ...pair, arabic: pair.arabic.map(withOpenEnds) })),
  ]
  if (pieces) alternatives.push(pieces)
  // A code, such as a currency's, stays, and so may what somebody typed that a message happens to hold.
  if (/^[A-Z\d]{2,}$/.test(text) || (best.length === 0 && alternatives.length > 0))
    alternatives.push(escaped(text))
  return alternatives.length > 0 ? oneOf(alternatives) : null
}

/** A form from its first word to its last, since other texts may stand in place of the values before and after. */
function withOpenEnds({ parts, selected }: Form): Form {
  const hasWord = (part: Form['parts'][number]) => typeof part === 'string' && /\p{L}/u.test(part)
  const [first, last] = [parts.findIndex(hasWord), parts.findLastIndex(hasWord)]
  return first === -1 ? { parts, selected } : { parts: parts.slice(first, last + 1), selected }
}

/** A text that is the beginning of a message, up to or beyond one of its values, if more of it is fixed than `least`. */
export function ofBeginning(text: string, least = 0): string | null {
  const lower = flat(text).toLowerCase()
  const matches = pairs().flatMap((pair) =>
    pair.beginnings.flatMap(({ form, weight, next, isCount, key }) => {
      const values = lower.includes(key) ? form.exec(text) : null
      if (!values) return []
      const rest = values.at(-1) ?? ''
      const last = withoutEnd(rest, next)
      const fixed = weight + (last === ANY_CHARACTER ? 0 : rest.length - last.length)
      if (fixed <= Math.max(least, LEAST_BEGINNING) || (isCount && /[a-z]/i.test(last))) return []
      return [{ pair, weight: fixed, values: valuesOf(pair, [...values.slice(0, -1), last]) }]
    }),
  )
  const most = Math.max(0, ...matches.map(({ weight }) => weight))
  if (most === 0) return null
  const best = matches.filter(({ weight }) => weight === most)
  return anyOf(best.flatMap(({ pair, values }) => arabicOf(pair, values)))
}

/** A value without the beginning of what follows it, as far as the text goes on. */
function withoutEnd(value: string, next: string): string {
  const lengths = Array.from({ length: Math.min(next.length, value.length - 1) }, (_, n) => n + 1)
  const length = lengths.findLast((each) => value.endsWith(next.slice(0, each))) ?? 0
  const last = value.slice(0, value.length - length)
  // What an expression leaves open in it may be more than the value.
  return last.includes(ANY_CHARACTER) ? ANY_CHARACTER : last
}

/** A text around one value of a message, which begins before it and may end after it: `camera 1.50 m above`. */
export function aroundValue(text: string): string | null {
  const matches = pairs().flatMap((pair) => {
    // A link or an emphasis may begin and end with the value.
    const english = pair.english.filter((part) => typeof part === 'string' || part.argument !== GAP)
    return english.flatMap((part, n) => {
      const [before, after] = [english[n - 1], english[n + 1] ?? '']
      if (typeof part === 'string' || typeof before !== 'string' || typeof after !== 'string') return []
      const start = commonLength(flat(before), text)
      const rest = text.slice(start)
      const all = start < LEAST_BEGINNING ? null : toEnd(english.slice(n), rest)
      if (all) return [{ pair, fixed: start + weightOf(english.slice(n)), values: all }]
      const value = withoutEnd(rest, flat(after))
      const fixed = start + (value === ANY_CHARACTER ? 0 : rest.length - value.length)
      // A comma before the value is enough where more of the message follows it, `, 4% from the left`, or less of it
      // a figure: `and 350 dpi`.
      const least = /^\d+$/.test(value) ? LEAST_BEGINNING : LONG
      return start === 0 || (start < LEAST_BEGINNING && fixed < least) || value === ''
        ? []
        : [{ pair, fixed, values: new Map([[part.argument, value]]) }]
    })
  })
  const most = Math.max(0, ...matches.map(({ fixed }) => fixed))
  const best = matches.filter(({ fixed }) => fixed === most)
  return anyOf(best.flatMap(({ pair, values }) => arabicOf(pair, values)))
}

/** The values of the rest of a message if a text is all of it: `2 of 2` after `piece`. */
function toEnd(rest: Pattern, text: string): Map<string, string> | null {
  const values = rest.length > 1 ? formOf(rest).exec(text) : null
  return values && valuesIn(rest, values)
}

/** A figure within a message, and the beginning of what follows it there: `1 stroke can be undone`. */
export function ofFigure(text: string): string | null {
  const [, figure, after = ''] = /^([\d.,]+%?)(\D{5,})$/.exec(flat(text)) ?? []
  if (figure === undefined) return null
  const sources = pairs().flatMap((pair) =>
    pair.english.flatMap((part, n) => {
      const next = pair.english[n + 1]
      if (typeof part === 'string' || typeof next !== 'string' || !flat(next).startsWith(after)) return []
      return arabicOf(pair, new Map([[part.argument, figure]]))
    }),
  )
  return anyOf(sources)
}

/** How much of the end of one text is the beginning of the other. */
function commonLength(before: string, text: string): number {
  const [end, start] = [before.toLowerCase(), text.toLowerCase()]
  let length = Math.min(end.length, start.length)
  while (length > 0 && !end.endsWith(start.slice(0, length))) length--
  return length
}

/** A text that begins or ends within a value of a message: found by the longest fixed part of the message. */
export function aroundLiteral(text: string): string | null {
  if (!/[a-z]/.test(text)) return null
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
  return anyOf(pairs().flatMap((pair) => (lengths.get(pair) === most ? arabicOf(pair) : [])))
}

/** Between texts that stand beside each other; the second also within prices and sizes. */
const BETWEEN = [
  /(, | \(|\)| · | – |: )/,
  /(, | \(|\)|,(?=[A-Za-z])|\.(?=[a-z]{3}$)| · | – |: |(?<![×x]) (?=#[0-9A-F]{6}|\d|[A-ZΔ]))/,
] as const

/** A label may end with a figure of its own: `3 or 4 12`. */
const BEFORE_COUNT = /( (?=\d+$))/
const AFTER_SENTENCE = /((?<=\.) (?=[A-Z]))/
/** A figure with what it means: `ΔE 1.0 hard to tell apart`. */
const AFTER_FIGURE = /((?<=\d) (?=[a-z]+ [a-z]+))/

/** A text that the page makes of several messages, one after the other. */
export function ofPieces(text: string): string | null {
  const sources = [...BETWEEN, BEFORE_COUNT, AFTER_SENTENCE, AFTER_FIGURE].flatMap(
    (between) => splitAt(between, text) ?? [],
  )
  return anyOf(sources)
}

function splitAt(between: RegExp, text: string): string | null {
  const pieces = text.split(between)
  if (pieces.length === 1) return null
  const sources = pieces.map((piece, n) => {
    // Arabic joins the last of a list by a word.
    if (piece === ', ') return `${MARKS}(?:[,،]${SPACE}و?|${SPACE}و)${MARKS}`
    if (n % 2 === 1) return `${MARKS}${escaped(piece).replace(',', '[,،]')}${MARKS}`
    // A word of no message beside one, such as the name of a language in itself, stays.
    const stays =
      !/[a-z]{2}/i.test(piece) ||
      /^#[0-9A-F]{6}$/.test(piece) ||
      (/^(?:, |\.)$/.test(pieces[n - 1] ?? '') && /^\w+$/.test(piece))
    return sourceOf(piece, 'whole') ?? (stays ? escaped(piece) : null)
  })
  return sources.includes(null) ? null : sources.join('')
}

const valuesOf = ({ english }: Pair, found: readonly string[]) => valuesIn(english, found)

function valuesIn(form: Pattern, [, ...values]: readonly string[]): Map<string, string> {
  const names = form.flatMap((part) =>
    typeof part === 'string' || part.argument === GAP ? [] : [part.argument],
  )
  return new Map(values.map((value, n) => [names[n] ?? '', value]))
}

/** The Arabic of a message, with these values by argument; others are left open. */
export function arabicOf(
  { arabic }: Pair,
  values: ReadonlyMap<string, string> = NONE,
  sourceIn: (value: string | undefined) => string = valueIn,
): string[] {
  // A form that says nothing, such as a plural's for none, would be found in every text.
  const saying = arabic.filter(({ parts }) =>
    parts.some((part) => typeof part !== 'string' || /[^\s\p{Cf}]/u.test(part)),
  )
  const sourcesOf = ({ parts }: Form) =>
    parts.map((part) => {
      // Marks of direction may stand anywhere in it: before a stop, after a hyphen.
      if (typeof part === 'string') return part.split(TURNING).map(escaped).join(MARKS)
      return part.argument === GAP ? BESIDE_TAG : sourceIn(values.get(part.argument))
    })
  return selectedBy(values, saying).flatMap((form) => {
    const sources = sourcesOf(form)
    // So would one that is only an open value.
    return sources.every((source) => OPEN.has(source)) ? [] : [sources.join('')]
  })
}

/** What English writes as a value, such as a unit, Arabic may select by it. */
function selectedBy(values: ReadonlyMap<string, string>, forms: readonly Form[]): readonly Form[] {
  return [...values].reduce((left, [name, value]) => {
    if (name.startsWith(COUNT) && !/^\d+$/.test(value)) return left
    const of = (option: string) => left.filter(({ selected }) => (selected.get(name) ?? option) === option)
    const isOption = left.some(({ selected }) => selected.get(name) === value)
    const chosen = of(isOption ? value : 'other')
    return chosen.length > 0 ? chosen : left
  }, forms)
}

function valueIn(value: string | undefined): string {
  // Arabic writes a currency after the amount.
  if (value === undefined || value === '$' || value === 'AED') return ANY
  const translated = sourceOf(value, 'whole')
  return `${MARKS}${oneOf([...(translated === null ? [] : [translated]), valueSource(value)])}${MARKS}`
}

/** The source of a value that is no message, with what an example left open. */
export const valueSource = (value: string) =>
  escaped(value)
    .replaceAll(',', `${MARKS}[,،]${MARKS}`)
    .replaceAll(new RegExp(`${ANY_CHARACTER}+`, 'g'), ANY)
    .replaceAll(new RegExp(`${ANY_DIGIT}+`, 'g'), String.raw`[\d.,]+`)
    .replaceAll(new RegExp(`${ANY_HEX_DIGIT}+`, 'g'), '[0-9a-f]+')

/** An expression of nothing would be found everywhere. */
const anyOf = (sources: readonly string[]) => (sources.length > 0 ? oneOf(sources) : null)

export const oneOf = (sources: readonly string[]) => `(?:${[...new Set(sources)].join('|')})`
