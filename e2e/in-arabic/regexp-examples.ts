/** Characters that stand for whatever a class or a dot matches; no text of the shop holds them. */
export const ANY_CHARACTER = 'ꭕ'
export const ANY_DIGIT = '７'
export const ANY_HEX_DIGIT = 'ｆ'

/** More examples of one expression say nothing new. */
const MOST = 24

/**
 * Texts that a regular expression matches, one for each of its alternatives, to be looked up as messages. What it leaves
 * open is ANY_CHARACTER, ANY_DIGIT or ANY_HEX_DIGIT in them. Conditions (`(?!…)`) are not looked at.
 */
export function examplesOf({ source }: RegExp): string[] {
  const [examples] = alternatives(source, 0)
  return [...new Set(examples)].slice(0, MOST)
}

type Read = readonly [examples: readonly string[], end: number]

function alternatives(source: string, start: number): Read {
  const all: string[] = []
  let current: readonly string[] = ['']
  let at = start
  while (at < source.length && source[at] !== ')') {
    if (source[at] === '|') {
      all.push(...current)
      current = ['']
      at++
      continue
    }
    const [atoms, afterAtom] = atom(source, at)
    const [repeated, end] = quantified(atoms, source, afterAtom)
    current = current.flatMap((text) => repeated.map((next) => text + next)).slice(0, MOST)
    at = end
  }
  return [[...all, ...current], at]
}

function atom(source: string, at: number): Read {
  const character = source[at] ?? ''
  if (character === '(') return group(source, at)
  if (character === '[') {
    const end = closing(source, at)
    return [[ofClass(source.slice(at + 1, end))], end + 1]
  }
  if (character === '\\') return [[ofEscape(source[at + 1] ?? '')], at + 2]
  if (character === '.') return [[ANY_CHARACTER], at + 1]
  return [[character === '^' || character === '$' ? '' : character], at + 1]
}

function group(source: string, at: number): Read {
  const [opening = '('] = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(source.slice(at)) ?? []
  const [examples, end] = alternatives(source, at + opening.length)
  if (/[=!]$/.test(opening)) return [[''], end + 1]
  // A choice of figures, which would multiply: `(49|50|51)`.
  const areFigures = examples.length > 1 && examples.every((example) => /^\d+$/.test(example))
  return [areFigures ? [ANY_DIGIT] : examples, end + 1]
}

function closing(source: string, at: number): number {
  let end = at + 1
  while (end < source.length && source[end] !== ']') end += source[end] === '\\' ? 2 : 1
  return end
}

function ofClass(inside: string): string {
  if (inside === '0-9a-f') return ANY_HEX_DIGIT
  if (/^(?:\\d|0-9|[\d.,:+*])+$/.test(inside) && /\d|\\d/.test(inside)) return ANY_DIGIT
  // Two ways to write one character, such as ' and ’.
  return inside.length <= 2 && !inside.startsWith('^') && !inside.startsWith('\\')
    ? (inside[0] ?? '')
    : ANY_CHARACTER
}

function ofEscape(character: string): string {
  if (character === 'd') return ANY_DIGIT
  if (character === 's') return ' '
  if (character === 'b' || character === 'B') return ''
  return /[a-zA-Z]/.test(character) ? ANY_CHARACTER : character
}

function quantified(atoms: readonly string[], source: string, at: number): Read {
  const [whole, sign, times] = /^(?:([*+?])|\{(\d+)(?:,\d*)?\})\??/.exec(source.slice(at)) ?? []
  if (whole === undefined) return [atoms, at]
  const end = at + whole.length
  if (sign === '?') return [[...atoms, ''], end]
  // What may be space is what stands in elements beside each other.
  if (sign === '*' && atoms[0] === ' ') return [[ANY_CHARACTER], end]
  return [atoms.map((text) => (times === undefined ? text : text.repeat(Number(times)))), end]
}
