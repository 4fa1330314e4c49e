import { COUNT, GAP, messagePairs, type Pair, type Pattern } from './message-pairs.ts'
import { ANY_DIGIT } from './regexp-examples.ts'

/** Marks of direction, which the shop puts around values of another direction, and that of a file's encoding. */
export const MARKS = '[\\u2066-\\u2069\\u200e\\u200f\\u061c\\ufeff]*'
const TURNING = '[\\u2066-\\u2069\\u200e\\u200f\\u061c]*'
export const SPACE = `${TURNING}\\s[\\s\\u2066-\\u2069\\u200e\\u200f\\u061c]*`

export const escaped = (text: string) =>
  text
    .replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, SPACE)
    // Names of files write an x.
    .replaceAll('×', '[×x]')
    // Between values that are set apart: `الأحد–الخميس`.
    .replaceAll('–', `${TURNING}–${TURNING}`)
export const flat = (text: string) =>
  text.replaceAll(/[\u2066-\u2069\u200e\u200f\u061c\ufeff]/g, '').replaceAll(/\s+/g, ' ')
/** How much of a form is fixed; 0 if that tells nothing, as in `{width} × {length}`. */
export function weightOf(form: Pattern): number {
  const fixed = form.filter((part) => typeof part === 'string').join(' ')
  return /[a-z$×]/i.test(fixed) ? fixed.replaceAll(/\s/g, '').length : 0
}

/** A message up to one of its values, and the text that follows the value. */
type Beginning = {
  readonly form: RegExp
  readonly weight: number
  readonly next: string
  /** Whether the value is the number of a plural. */
  readonly isCount: boolean
  readonly key: string
}
type KnownMessage = Pair & {
  readonly plain: string
  /** Two, since values beside each other may begin and end differently: `{moment} {zone}`. */
  readonly forms: readonly [short: RegExp, long: RegExp]
  readonly weight: number
  readonly beginnings: readonly Beginning[]
  /** What every text of it holds, so that others need no expression to tell. */
  readonly key: string
}
let known: readonly KnownMessage[] | undefined
export const pairs = () =>
  (known ??= messagePairs().map((pair) => ({
    ...pair,
    plain: flat(filled(pair.english, (argument) => (argument === GAP ? '' : '\u0000'))).toLowerCase(),
    forms: [formOf(pair.english), formOf(pair.english, '([^]+)')],
    weight: weightOf(pair.english),
    beginnings: beginningsOf(pair.english),
    key: keyOf(pair.english),
  })))

/** The longest of what stands in every text of a form. */
const keyOf = (form: Pattern): string =>
  form
    // Names of files write another ×.
    .flatMap((part) => (typeof part === 'string' ? flat(part).toLowerCase().split('×') : []))
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '')

function beginningsOf(form: Pattern): Beginning[] {
  return form.flatMap((part, n) => {
    const before = form.slice(0, n)
    if (typeof part === 'string' || part.argument === GAP) return []
    const next = form[n + 1]
    return [
      {
        form: new RegExp(`^${before.map((each) => partSource(each)).join('')}([^]+)$`, 'i'),
        weight: weightOf(before),
        next: typeof next === 'string' ? flat(next) : '',
        isCount: part.argument.startsWith(COUNT),
        key: keyOf(before),
      },
    ]
  })
}

export const filled = (form: Pattern, value: (argument: string) => string) =>
  form.map((part) => (typeof part === 'string' ? part : value(part.argument))).join('')

export const formOf = (form: Pattern, value?: string) =>
  new RegExp(`^${form.map((part, n) => partSource(part, value) + endOfValue(form, n)).join('')}$`, 'i')

/** A value before letters ends with none: `{hour}am` says nothing of Khatam. */
const endOfValue = (form: Pattern, n: number) => {
  const next = form[n + 1]
  return typeof form[n] !== 'string' && typeof next === 'string' && /^[a-z]/i.test(next) ? '(?<![a-z])' : ''
}

function partSource(part: Pattern[number], value = '([^]+?)'): string {
  if (typeof part === 'string') return escaped(part)
  if (part.argument === GAP) return ''
  return part.argument.startsWith(COUNT) ? `([\\d.,${ANY_DIGIT}]+)` : value
}
