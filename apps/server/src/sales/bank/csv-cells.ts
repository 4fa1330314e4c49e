import type { CsvReading } from '@nawl/contract/desk/statements'
import type { StatementColumn } from '@nawl/contract/desk/statement-columns'
import { westernDigits } from '@nawl/domain/shop/western-digits'

import { minorUnits, isoDay } from './statement-file.ts'

type Dates = CsvReading['dates']
type Decimal = CsvReading['decimal']

/** How banks name their columns, without marks; the first that fits counts. */
const NAMES: readonly (readonly [StatementColumn, RegExp])[] = [
  ['none', /balance|الرصيد|value date|تاريخ القيمه|تاريخ الاستحقاق/],
  ['date', /^(?:booking |posting |post |transaction |trans |txn )?date(?: of .*)?$|^date |^التاريخ|^تاريخ/],
  ['credit', /^credit|^cr$|deposit|money in|paid in|^دائن|^داين|ايداع|^له$/],
  ['debit', /^debit|^dr$|withdraw|money out|paid out|^مدين|سحب|^عليه$/],
  ['amount', /amount|المبلغ|^مبلغ|القيمه/],
  ['currency', /currency|^ccy$|العمله/],
  ['name', /payer|sender|ordering|counterparty|beneficiary|^name|party name|المرسل|الاسم|^اسم|المحول/],
  ['reference', /reference|^ref$|^ref |transaction id|^txn id|المرجع|مرجع|رقم العمليه|رقم المعامله/],
  [
    'text',
    /description|details|narrative|narration|particulars|remittance|remarks|^memo|البيان|الوصف|التفاصيل|تفاصيل|ملاحظات/,
  ],
]

/** What a column is by its heading in English or Arabic. */
export function columnNamed(heading: string): StatementColumn {
  const plain = heading
    .normalize('NFKC')
    .replace(/\([^()]*\)/, '')
    .replaceAll(/[ً-ْـ]/g, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return NAMES.find(([, name]) => name.test(plain))?.[0] ?? 'none'
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The three parts of a date as they stand; null for what is none. A time of day after it is left away. */
function partsOf(cell: string): readonly [string, string, string] | null {
  const plain = westernDigits(cell)
    .trim()
    .replaceAll(/[\u200e\u200f]/g, '')
  const found = /^(\d{1,4})[-/. ]+(\d{1,2}|[a-z]{3,9})[-/., ]+(\d{1,4})(?:[T ].*)?$/i.exec(plain)
  if (found) return [found[1] ?? '', found[2] ?? '', found[3] ?? '']
  const [, year, month, day] = /^(20\d\d)(\d\d)(\d\d)$/.exec(plain) ?? []
  return year !== undefined && month !== undefined && day !== undefined ? [year, month, day] : null
}

/** A date in an order of its parts; a month's name and a year of four digits tell the order themselves. */
export function dayIn(cell: string, dates: Dates): string | null {
  const parts = partsOf(cell)
  if (!parts) return null
  const [first, second, third] = parts
  const named = MONTHS.indexOf(second.slice(0, 3).toLowerCase()) + 1
  const order = first.length === 4 ? 'ymd' : named > 0 ? 'dmy' : dates
  const [year, month, day] =
    order === 'ymd'
      ? [first, second, third]
      : order === 'dmy'
        ? [third, second, first]
        : [third, first, second]
  const full = year.length === 2 ? 2000 + Number(year) : Number(year)
  return isoDay(full, named > 0 ? named : Number(month), Number(day))
}

/** The order that dates of a column are in: whichever is possible for all of them. */
export function datesOf(cells: readonly string[]): Dates {
  const parts = cells.flatMap((cell) => {
    const found = partsOf(cell)
    return found ? [found] : []
  })
  if (parts.some(([first]) => first.length === 4)) return 'ymd'
  return parts.some(([, second]) => Number(second) > 12) ? 'mdy' : 'dmy'
}

/** An amount in minorUnits, with a sign before or after it, in brackets, or with CR and DR. Null for what is none. */
export function amountIn(cell: string, decimal: Decimal): number | null {
  const plain = westernDigits(cell)
    .replaceAll('٬', ',')
    .replaceAll('٫', decimal === 'point' ? '.' : ',')
    .replaceAll('−', '-')
    .replaceAll(/[\s\u00a0\u202f\u200e\u200f'’]|AED|د\.إ\.?|درهم/g, '')
    .toUpperCase()
  const isNegative = /^\(.*\)$|^-|-$|DR?$/.test(plain)
  const digits = plain
    .replace(/[CD]R?$/, '')
    .replace(/^[(+-]/, '')
    .replace(/[)+-]$/, '')
  const [point, group] = decimal === 'point' ? ['.', ','] : [',', '.']
  const grouped = `\\d{1,3}(?:\\${group}\\d{2,3})*\\${group}\\d{3}`
  if (!new RegExp(`^(?:\\d+|${grouped})(?:\\${point}\\d*)?$`).test(digits)) return null
  const amount = minorUnits(digits.replaceAll(group, '').replace(point, '.'))
  return amount === null || !isNegative ? amount : -amount
}

/** What stands before the fils: of the last mark in each amount, what is followed by two digits or fewer. */
export function decimalOf(cells: readonly string[]): Decimal {
  const marks = cells.flatMap((cell) => /([.,])\d{1,2}(?!\d|[.,])\D*$/.exec(westernDigits(cell))?.[1] ?? [])
  const commas = marks.filter((mark) => mark === ',').length
  return commas > marks.length - commas ? 'comma' : 'point'
}
