const UNITS: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
}
const TEENS: Readonly<Record<string, number>> = {
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
}
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}

/** Words before which `one` is a number; elsewhere it is a pronoun, as in "the blue one". */
const COUNTED = /^(?:by|x|m|cm|ft|foot|feet|met(?:er|re)s?|inch(?:es)?|hundred|point|rugs?|copy|piece)$/

/** Replaces number words by digits: `two and a half by three forty` → `2.5 by 340`. */
export function numbersInWords(text: string): string {
  const words = text
    .replaceAll(/\bhalf a dozen\b/g, '6')
    .replaceAll(/\b(?:a )?(?:couple|pair)(?: of)?\b/g, '2')
    .replaceAll(/\btwice\b/g, '2 times')
    .split(' ')
  const out: string[] = []
  for (let at = 0; at < words.length;) {
    const read = readNumber(words, at)
    out.push(read ? read.digits : (words[at] ?? ''))
    at += read ? read.length : 1
  }
  return out
    .join(' ')
    .replaceAll(/\b(\d+) and (?:a )?half\b/g, '$1.5')
    .replaceAll(/\b(\d+) and (?:a )?quarter\b/g, '$1.25')
    .replaceAll(/\b(\d+) point (\d+)\b/g, '$1.$2')
    .replaceAll(/\b(\d+) (m|met(?:er|re)s?) and (?:a )?half\b/g, '$1.5 $2')
    .replaceAll(/\b(\d+) (?:m|met(?:er|re)s?) (\d\d)\b(?! ?(?:cm|centi))/g, '$1.$2 m')
}

type Read = { readonly digits: string; readonly length: number }

/** Reads a number from `at` on: `two hundred and forty`, `one seventy` (a hundred and seventy), `twelve`. */
function readNumber(words: readonly string[], at: number): Read | null {
  const first = words[at] ?? ''
  const isCount = words[at + 1] === 'of' && /^(?:these|those|them|this|it)$/.test(words[at + 2] ?? '')
  const isHalf = words[at + 1] === 'and' && /^(?:a|half)$/.test(words[at + 2] ?? '')
  if (
    first === 'one' &&
    !isCount &&
    !isHalf &&
    !COUNTED.test(words[at + 1] ?? '') &&
    !isTenOrMore(words[at + 1])
  )
    return null
  if ((first === 'a' || first === 'an') && words[at + 1] === 'hundred') return hundreds(words, at + 2, 1, at)
  if (first === 'a' && words[at + 1] === 'dozen') return { digits: '12', length: 2 }
  const unit = UNITS[first]
  if (unit !== undefined) {
    if (words[at + 1] === 'hundred') return hundreds(words, at + 2, unit, at)
    const rest = unit > 0 ? belowHundred(words, at + 1) : null
    if (rest && rest.value >= 10) return { digits: String(unit * 100 + rest.value), length: 1 + rest.length }
  }
  const read = belowHundred(words, at)
  return read && { digits: String(read.value), length: read.length }
}

function hundreds(words: readonly string[], next: number, count: number, start: number): Read {
  const skip = words[next] === 'and' && isBelowHundred(words[next + 1]) ? 1 : 0
  const rest = belowHundred(words, next + skip)
  const value = count * 100 + (rest?.value ?? 0)
  return { digits: String(value), length: next - start + (rest ? skip + rest.length : 0) }
}

function belowHundred(words: readonly string[], at: number): { value: number; length: number } | null {
  const word = words[at] ?? ''
  const tens = TENS[word]
  if (tens !== undefined) {
    const unit = UNITS[words[at + 1] ?? '']
    return unit ? { value: tens + unit, length: 2 } : { value: tens, length: 1 }
  }
  const value = TEENS[word] ?? UNITS[word]
  return value === undefined ? null : { value, length: 1 }
}

function isBelowHundred(word = ''): boolean {
  return word in TENS || word in TEENS || (word in UNITS && word !== 'one')
}

/** `one seventy` is a number; in `this one two metres wide` the `one` is a pronoun. */
function isTenOrMore(word = ''): boolean {
  return word in TENS || word in TEENS
}
