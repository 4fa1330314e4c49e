import { westernDigits } from '@nawl/domain/shop/western-digits'

/** What a spreadsheet would take for a formula. */
export const isFormula = (cell: string) => /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u.test(cell)

/** A cell as it was before the export put an apostrophe in front of what looks like a formula. */
export const withoutFormulaQuote = (cell: string) =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : null

/** A number in either kind of digits, with a point or a comma; null for anything else. */
export function numberIn(cell: string): number | null {
  const plain = westernDigits(cell).replace('−', '-').replace(',', '.')
  return /^[+-]?\d{1,7}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : null
}

/** Yes or no, in English or Arabic; undefined for anything else. */
export const truthIn = (cell: string): boolean | undefined => TRUTHS.get(cell.toLowerCase())

const TRUTHS: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'y', 'true', '1', 'نعم', 'x'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0', 'لا'].map((word) => [word, false] as const),
])
