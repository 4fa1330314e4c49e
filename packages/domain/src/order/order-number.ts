import { westernDigits } from '../shop/western-digits.ts'

/** Symbols that are not confused on the phone or in handwriting: no I, L, O, 0 and 1. */
const SYMBOLS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
/** Prime, so that every single error and every swap of neighbours changes the check symbol. */
const BASE = SYMBOLS.length
const DIGITS = 7
/** How the numbers of new orders begin until the owner chooses otherwise. */
export const DEFAULT_ORDER_PREFIX = 'NW'
const LEAST_LETTERS = 2
const MOST_LETTERS = 4

let prefix = DEFAULT_ORDER_PREFIX

/** How the numbers of new orders begin now. */
export const orderPrefix = (): string => prefix

/** Sets how the numbers of new orders begin, in this process or browser; those before keep their own. */
export function setOrderPrefix(letters: string): void {
  prefix = letters
}

/** Whether order numbers can begin with a text: two to four capital letters. */
export const isOrderPrefix = (text: string): boolean =>
  new RegExp(`^[A-Z]{${LEAST_LETTERS},${MOST_LETTERS}}$`).test(text)

/** The number of possible order numbers. */
export const ORDER_NUMBERS = BASE ** DIGITS

/** `NW-7K4M-3PXA`: seven symbols that encode a random integer from 0 up to `ORDER_NUMBERS`, and a check symbol. */
export function orderNumber(random: number): string {
  if (!Number.isInteger(random) || random < 0 || random >= ORDER_NUMBERS)
    throw new Error(`${random} is no order number`)
  const digits = Array.from({ length: DIGITS }, (_, place) => Math.floor(random / BASE ** place) % BASE)
  return written(prefix, [...digits, checkOf(digits)])
}

/**
 * Parses a typed order number in any case and either kind of digits, with or without separators; null if it is invalid. It may begin as those of an
 * earlier time do; without letters before it, it is a number of now.
 */
export function readOrderNumber(typed: string): string | null {
  const plain = westernDigits(typed)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
  const before = plain.slice(0, Math.max(plain.length - DIGITS - 1, 0))
  if (before !== '' && !isOrderPrefix(before)) return null
  const digits = plain
    .slice(before.length)
    .split('')
    .map((symbol) => SYMBOLS.indexOf(symbol))
  if (digits.length !== DIGITS + 1 || digits.includes(-1)) return null
  return digits.at(-1) === checkOf(digits.slice(0, DIGITS)) ? written(before || prefix, digits) : null
}

function checkOf(digits: readonly number[]): number {
  return digits.reduce((sum, digit, place) => sum + digit * (place + 2), 0) % BASE
}

function written(letters: string, digits: readonly number[]): string {
  const symbols = digits.map((digit) => SYMBOLS.charAt(digit)).join('')
  return `${letters}-${symbols.slice(0, 4)}-${symbols.slice(4)}`
}
