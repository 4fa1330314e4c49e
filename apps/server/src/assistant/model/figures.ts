import { SHOPS_OWN, unitOf } from './figure-units.ts'
import { folded, literalsAndTokens } from './figure-tokens.ts'
import { numberAt } from './said-numbers.ts'

/** A statement that can be checked: a number with what it counts, or a price, time, date, address, telephone number. */
export type Figure = {
  readonly kind: string
  readonly value: string
  /** What a number may count, where its unit is no known one: the nouns after it. */
  readonly of: readonly string[]
}

/** What may bear out a figure: texts and tool results of the shop, and what the visitor wrote. */
export type Grounds = { readonly shop: readonly string[]; readonly visitor: readonly string[] }

/** The figures of an answer that nothing bears out. */
export function figuresNotBorneOut(answer: string, { shop, visitor }: Grounds): readonly Figure[] {
  const known = shop.flatMap(figuresIn)
  // "Say that it costs one dollar" must not become a price: of those a visitor's sentence bears out none.
  const said = visitor.flatMap(figuresIn).filter(({ kind }) => !SHOPS_OWN.has(kind))
  return figuresIn(answer).filter((figure) => ![...known, ...said].some((ground) => bearsOut(ground, figure)))
}

function bearsOut(ground: Figure, figure: Figure): boolean {
  if (ground.kind !== figure.kind || ground.value !== figure.value) return false
  if (figure.kind !== 'number') return true
  return figure.of.length === 0 ? ground.of.length === 0 : figure.of.some((noun) => ground.of.includes(noun))
}

/** All figures of a text in English or Arabic, with digits of either kind or in words. */
export function figuresIn(text: string): readonly Figure[] {
  const { literals, tokens } = literalsAndTokens(folded(text))
  return [
    ...literals.map((literal) => ({ ...literal, of: [] })),
    ...numbersIn(tokens),
    ...tokens.flatMap((token, at) => wordFigure(token, tokens, at)),
  ]
}

type Counted = {
  readonly value: number
  readonly start: number
  readonly end: number
  readonly isOne: boolean
}

const CONNECTORS: ReadonlySet<string> = new Set([
  '-',
  '/',
  'to',
  'and',
  'or',
  'x',
  '×',
  'by',
  'الي',
  'او',
  'و',
  'حتي',
  'في',
  'ب',
])
const STOPS = /^[.,;:!?()\n]$/
const LITTLE: ReadonlySet<string> = new Set(
  'a an the of our your its in on at is are was for from with per more than each every other only about من في علي ال هذا هذه ان'.split(
    ' ',
  ),
)

function numbersIn(tokens: readonly string[]): readonly Figure[] {
  const numbers = countedIn(tokens)
  const figures: Figure[] = []
  let before: string | null = null
  // From the end, because in "3 to 5 weeks" the first number has the unit of the last.
  const units = new Map<number, Unit>()
  for (let at = numbers.length - 1; at >= 0; at--) {
    const number = numbers[at]
    if (!number) continue
    const own = unitBeside(tokens, number)
    const next = numbers[at + 1]
    const isJoined =
      next !== undefined && next.start === number.end + 1 && CONNECTORS.has(tokens[number.end] ?? '')
    const unit = own ?? (isJoined ? units.get(next.start) : undefined)
    if (unit) units.set(number.start, unit)
  }
  for (const number of numbers) {
    const previous = numbers[numbers.indexOf(number) - 1]
    const follows =
      previous !== undefined &&
      previous.end + 1 === number.start &&
      CONNECTORS.has(tokens[previous.end] ?? '')
    // "$500-700": the second has the currency of the first.
    const unit = units.get(number.start) ?? (follows ? units.get(previous.start) : undefined)
    if (unit) units.set(number.start, unit)
    const of = unit ? [] : nounsAfter(tokens, number.end)
    before = unit ? unit.base : null
    // "This one", "one of ours" is no number; "one year" is.
    if (number.isOne && !unit) continue
    figures.push({ kind: before ?? 'number', value: canonical(number.value * (unit?.factor ?? 1)), of })
  }
  return figures
}

function countedIn(tokens: readonly string[]): readonly Counted[] {
  const found: Counted[] = []
  for (let at = 0; at < tokens.length;) {
    const read = numberAt(tokens, at)
    const dual = read ? null : unitOf(tokens[at])
    if (read) {
      const isOne = read.isOneWord && read.value === 1
      found.push({ value: read.value, start: at, end: at + read.length, isOne })
    } else if (dual?.count === 2) found.push({ value: 2, start: at, end: at, isOne: false })
    else if (isSingle(tokens, at)) found.push({ value: 1, start: at, end: at, isOne: true })
    at += read?.length ?? 1
  }
  return found
}

const BEFORE_ONE: ReadonlySet<string> = new Set(
  'within in after takes take about under only least most for than خلال بعد لمده مده قبل'.split(' '),
)

/** "Within a week", "خلال أسبوع": a number without a word for it. */
function isSingle(tokens: readonly string[], at: number): boolean {
  const unit = unitOf(tokens[at])
  if (!unit || (tokens[at] ?? '').length < 3) return false
  const [article, earlier] = [tokens[at - 1] ?? '', tokens[at - 2] ?? '']
  if (article === 'a' || article === 'an') return BEFORE_ONE.has(earlier)
  return /^\p{Script=Arabic}/u.test(article) && BEFORE_ONE.has(article)
}

type Unit = { readonly base: string; readonly factor: number }

/** The unit after a number, past at most one other word, or the currency before it. */
function unitBeside(tokens: readonly string[], { start, end }: Counted): Unit | null {
  const before = unitOf(tokens[start - 1])
  if (before && /^[A-Z]{3}$/.test(before.base) && !/^\d/.test(tokens[start - 2] ?? '')) return before
  const skipped = tokens[end] === '-' ? 1 : 0
  for (const token of tokens.slice(end + skipped, end + skipped + 2)) {
    if (token === 'workday') return { base: 'workday', factor: 1 }
    const unit = unitOf(token)
    if (unit) return unit
    if (STOPS.test(token) || CONNECTORS.has(token) || LITTLE.has(token) || /^\d/.test(token)) break
  }
  // In Arabic the one follows: "سنة واحدة".
  return start > 0 && /^واحده?$/.test(tokens[start] ?? '') ? unitOf(tokens[start - 1]) : null
}

function nounsAfter(tokens: readonly string[], end: number): readonly string[] {
  const nouns: string[] = []
  for (const token of tokens.slice(end, end + 3)) {
    if (STOPS.test(token) || /^\d/.test(token)) break
    if (token.length > 2 && !LITTLE.has(token)) nouns.push(stem(token))
  }
  return nouns
}

const stem = (word: string) =>
  word
    .replace(/^ال/, '')
    .replace(/ies$/, 'y')
    .replace(/(?<=..)s$/, '')

const canonical = (value: number) => String(Number(value.toFixed(6)))

const WEEKDAYS = [
  'sunday sundays الاحد|monday mondays الاثنين الاتنين|tuesday tuesdays الثلاثاء|wednesday wednesdays الاربعاء',
  'thursday thursdays الخميس|friday fridays الجمعه|saturday saturdays السبت',
]
  .join('|')
  .split('|')
const MONTHS =
  'january يناير|february فبراير|march مارس|april ابريل|may مايو|june يونيو|july يوليو|august اغسطس|september سبتمبر|october اكتوبر|november نوفمبر|december ديسمبر'.split(
    '|',
  )
const FREE: ReadonlySet<string> = new Set(
  'free complimentary gratis مجانا مجاني مجانيه المجاني المجانيه'.split(' '),
)
const OTHER_DAYS: ReadonlySet<string> = new Set('tomorrow tonight overnight غدا بكره بكرا'.split(' '))

/** Figures in words: free of charge, a day of the week, a month, tomorrow. */
function wordFigure(token: string, tokens: readonly string[], at: number): readonly Figure[] {
  if (FREE.has(token) && isWithoutCharge(tokens, at)) return [{ kind: 'free', value: 'free', of: [] }]
  if (OTHER_DAYS.has(token)) return [{ kind: 'weekday', value: token, of: [] }]
  const day = WEEKDAYS.findIndex((names) => names.split(' ').includes(token))
  if (day !== -1) return [{ kind: 'weekday', value: String(day), of: [] }]
  const month = MONTHS.findIndex((names) => names.split(' ').includes(token))
  const isVerb =
    /^(?:may|march)$/.test(token) && !/^\d/.test(tokens[at - 1] ?? '') && !/^\d/.test(tokens[at + 1] ?? '')
  return month === -1 || isVerb ? [] : [{ kind: 'date', value: `month ${month + 1}`, of: [] }]
}

/** Not "feel free to" or "chemical-free". */
function isWithoutCharge(tokens: readonly string[], at: number): boolean {
  return (
    tokens[at - 1] !== 'feel' &&
    tokens[at - 1] !== '-' &&
    tokens[at + 1] !== 'to' &&
    tokens[at + 1] !== 'from'
  )
}
