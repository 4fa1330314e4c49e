/** Symbols that are not confused on the phone or in handwriting: no I, L, O, 0 and 1. */
const SYMBOLS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
/** Prime, so that every single error and every swap of neighbours changes the check symbol. */
const BASE = SYMBOLS.length
const DIGITS = 7
/** How every order's number begins, in every shop. */
export const ORDER_PREFIX = 'NW-'

/** The number of possible order numbers. */
export const ORDER_NUMBERS = BASE ** DIGITS

/** `NW-7K4M-3PXA`: seven symbols that encode a random integer from 0 up to `ORDER_NUMBERS`, and a check symbol. */
export function orderNumber(random: number): string {
  if (!Number.isInteger(random) || random < 0 || random >= ORDER_NUMBERS)
    throw new Error(`${random} is no order number`)
  const digits = Array.from({ length: DIGITS }, (_, place) => Math.floor(random / BASE ** place) % BASE)
  return written([...digits, checkOf(digits)])
}

/** Parses a typed order number in any case, with or without separators; null if it is invalid. */
export function readOrderNumber(typed: string): string | null {
  const plain = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const symbols = plain.startsWith('NW') && plain.length === DIGITS + 3 ? plain.slice(2) : plain
  const digits = symbols.split('').map((symbol) => SYMBOLS.indexOf(symbol))
  if (digits.length !== DIGITS + 1 || digits.includes(-1)) return null
  return digits.at(-1) === checkOf(digits.slice(0, DIGITS)) ? written(digits) : null
}

function checkOf(digits: readonly number[]): number {
  return digits.reduce((sum, digit, place) => sum + digit * (place + 2), 0) % BASE
}

function written(digits: readonly number[]): string {
  const symbols = digits.map((digit) => SYMBOLS.charAt(digit)).join('')
  return `${ORDER_PREFIX}${symbols.slice(0, 4)}-${symbols.slice(4)}`
}
