import { westernDigits } from '@nawl/domain/shop/western-digits'

/** Whole grams as people type them, in either kind of digits and with marks between thousands; null for anything else. */
export function readGrams(text: string): number | null {
  const plain = westernDigits(text).replace(/[\s,٬\u00A0\u202F]/g, '')
  return /^\d{1,8}$/.test(plain) ? Number(plain) : null
}
