import { readOrderNumber } from '../order/order-number.ts'

/** Letters and digits of a number after the letters that it begins with. */
const SYMBOLS = 8
/** The letters before them. None: customers leave them out. */
const LENGTHS = [SYMBOLS, SYMBOLS + 2, SYMBOLS + 3, SYMBOLS + 4]

/** A text as banks leave it: without spaces, hyphens and marks, in capitals. */
export const compact = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')

/**
 * The order numbers that may stand in a text, wherever banks broke or joined it. Their check symbols are right, but one
 * in thirty-one accidents is as well: only a number that an order has means something.
 */
export function numbersIn(text: string): ReadonlySet<string> {
  const found = windowsIn(compact(text), LENGTHS).flatMap((window) => readOrderNumber(window) ?? [])
  return new Set(found)
}

/**
 * Finds numbers that differ from one in a text by a single symbol that is another, too much or missing, or by two
 * neighbours that changed places; whatever stands before the symbols.
 */
export function nearNumbers(numbers: readonly string[]): (text: string) => readonly string[] {
  const byPart = new Map<string, string[]>()
  for (const number of numbers)
    for (const part of withOneLess(compact(number).slice(-SYMBOLS))) {
      const those = byPart.get(part)
      if (!those) byPart.set(part, [number])
      else if (!those.includes(number)) those.push(number)
    }
  // Two texts that differ by one symbol, or by a swap, have a part in common that lacks one symbol of each.
  return (text) => {
    const parts = windowsIn(compact(text), [SYMBOLS - 1, SYMBOLS, SYMBOLS + 1]).flatMap(withOneLess)
    return [...new Set(parts.flatMap((part) => byPart.get(part) ?? []))]
  }
}

const windowsIn = (plain: string, lengths: readonly number[]): string[] =>
  lengths.flatMap((length) =>
    Array.from({ length: Math.max(plain.length - length + 1, 0) }, (_, at) => plain.slice(at, at + length)),
  )

/** The text itself, and each text that lacks one of its symbols. */
const withOneLess = (text: string): string[] => [
  text,
  ...Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1)),
]
