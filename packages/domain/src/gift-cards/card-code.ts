import { westernDigits } from '../shop/western-digits.ts'

/** Crockford's alphabet: no I, L, O or U, which are read as others. 32 characters of 5 bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 100 bits, and a check character. */
const RANDOM_CHARACTERS = 20
const GROUP = /.{1,4}/g

/** Writes a code of random bytes, at least 20: `7K4M-3PXA-…`, the last character a check against slips. */
export function writeCardCode(random: Uint8Array): string {
  if (random.length < RANDOM_CHARACTERS) throw new Error('a card code needs 20 random bytes')
  // 32 divides 256, so that no character is likelier than another.
  const characters = Array.from(random.slice(0, RANDOM_CHARACTERS), (byte) => ALPHABET[byte % 32] ?? '')
  return grouped(characters.join('') + checkOf(characters.join('')))
}

/** A code as typed, in its one spelling, or null for what cannot be one: a slip is found without asking anybody. */
export function readCardCode(typed: string): string | null {
  const plain = westernDigits(typed)
    .toUpperCase()
    .replaceAll(/[\s-]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  if (plain.length !== RANDOM_CHARACTERS + 1) return null
  if (plain.split('').some((character) => !ALPHABET.includes(character))) return null
  return checkOf(plain.slice(0, -1)) === plain.at(-1) ? grouped(plain) : null
}

/** Whether a text is more likely a card's code than that of a discount, which is shorter. */
export const looksLikeCard = (typed: string): boolean => typed.replaceAll(/[\s-]/gu, '').length > 16

/** Luhn's algorithm modulo 32: it finds every wrong character, and nearly every swap of neighbours. */
function checkOf(characters: string): string {
  let sum = 0
  for (const [n, character] of characters.split('').toReversed().entries()) {
    const value = ALPHABET.indexOf(character) * (n % 2 === 0 ? 2 : 1)
    sum += Math.floor(value / 32) + (value % 32)
  }
  return ALPHABET[(32 - (sum % 32)) % 32] ?? ''
}

const grouped = (characters: string): string => (characters.match(GROUP) ?? []).join('-')
