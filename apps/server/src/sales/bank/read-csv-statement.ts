import { type CsvReading, MOST_STATEMENT_ROWS } from '@nawl/contract/desk/statements'
import {
  MOST_STATEMENT_COLUMNS,
  SEPARATORS,
  type StatementColumn,
} from '@nawl/contract/desk/statement-columns'
import type { Cents } from '@nawl/domain/money/money'
import type { StatementRow } from '@nawl/domain/bank/statement-row'

import { type CsvRecord, parseCsv } from '../../platform/csv/parse-csv.ts'
import { amountIn, columnNamed, datesOf, dayIn, decimalOf } from './csv-cells.ts'
import { type FaultList, faultList, type ReadStatement, refusedAt } from './statement-file.ts'

/** Records among which the headings are looked for, and those that are shown. */
const MOST_BEFORE = 40
const SHOWN = 6
const LONGEST_SHOWN = 80
const MOST_LEFT_OUT = 50

/** A CSV file and how it would be read. */
export type LookedAt = {
  readonly reading: CsvReading
  readonly records: readonly (readonly string[])[]
}
export type CsvWishes = { readonly [Key in keyof CsvReading]?: CsvReading[Key] | undefined }

/** Reads a CSV file as a person says; only looks at it, with guesses, where the columns are not said. Null for no table. */
export async function readCsvStatement(
  text: string,
  wishes: CsvWishes,
): Promise<ReadStatement | LookedAt | null> {
  const separator = wishes.separator ?? separatorOf(text)
  const records = await parseCsv(text, separator, MOST_STATEMENT_ROWS + MOST_BEFORE).catch(() => null)
  if (!records || records.length < 2) return null
  if (records.length > MOST_STATEMENT_ROWS + MOST_BEFORE) return refusedAt(MOST_STATEMENT_ROWS, 'text', '')
  const headings = Math.min(wishes.headings ?? headingsIn(records), records.length)
  const body = records.slice(headings)
  const written = records[headings - 1]?.cells ?? []
  const columns = wishes.columns ?? written.slice(0, MOST_STATEMENT_COLUMNS).map(columnNamed).map(onlyOnce())
  const cellsOf = (...of: readonly StatementColumn[]) =>
    body.flatMap(({ cells }) => (cells ?? []).filter((_, at) => of.includes(columns[at] ?? 'none')))
  const reading: CsvReading = {
    separator,
    headings,
    columns: [...columns],
    dates: wishes.dates ?? datesOf(cellsOf('date')),
    decimal: wishes.decimal ?? decimalOf(cellsOf('amount', 'credit', 'debit')),
    currency: wishes.currency ?? 'AED',
  }
  if (wishes.columns === undefined) {
    const shown = records.slice(headings - 1, headings - 1 + SHOWN)
    return {
      reading,
      records: shown.map(({ cells }) => (cells ?? []).map((cell) => cell.slice(0, LONGEST_SHOWN))),
    }
  }
  return rowsOf(body, reading)
}

function rowsOf(body: readonly CsvRecord[], reading: CsvReading): ReadStatement {
  const list = faultList()
  const leftOut: number[] = []
  const rows: (StatementRow & { readonly account: string })[] = []
  for (const { line, cells } of body) {
    if (!cells) {
      list.add(line, 'row', '')
      continue
    }
    const of = (column: StatementColumn) =>
      cells
        .filter((_, at) => reading.columns[at] === column)
        .join(' ')
        .replace(/^'(?=[=+\-@])/, '')
        .trim()
    // Sums and remarks below the rows.
    if (!/\d/.test(of('date'))) {
      leftOut.push(line)
      continue
    }
    const row = rowOf(line, of, reading, list)
    if (row) rows.push(row)
  }
  return list.faults.length > 0
    ? { kind: 'refused', faults: list.faults }
    : { kind: 'rows', format: 'csv', rows, leftOut: leftOut.slice(0, MOST_LEFT_OUT) }
}

function rowOf(line: number, of: (column: StatementColumn) => string, reading: CsvReading, list: FaultList) {
  const bookedOn = dayIn(of('date'), reading.dates)
  const amount = signedAmount(of, reading)
  const currency = of('currency').toUpperCase() || reading.currency
  if (bookedOn === null) list.add(line, 'date', of('date'))
  if (amount === null) list.add(line, 'amount', [of('amount'), of('credit'), of('debit')].join(' '))
  if (!/^[A-Z]{3}$/.test(currency)) list.add(line, 'currency', currency)
  if (bookedOn === null || amount === null) return null
  return {
    line,
    account: '',
    bookedOn,
    amount: amount as Cents,
    currency,
    name: of('name'),
    text: of('text').replaceAll(/\s+/g, ' '),
    reference: of('reference') || null,
  }
}

/** One column with a sign, or one for what came and one for what went. */
function signedAmount(
  of: (column: StatementColumn) => string,
  { columns, decimal }: CsvReading,
): number | null {
  if (columns.includes('amount')) return amountIn(of('amount'), decimal)
  const side = (cell: string) => (cell === '' || cell === '-' ? 0 : amountIn(cell, decimal))
  const [credit, debit] = [side(of('credit')), side(of('debit'))]
  if (credit === null || debit === null || (of('credit') === '' && of('debit') === '')) return null
  // Debits are written with a sign by some banks and without by others.
  return credit - Math.abs(debit)
}

/** The mark that parts the most lines into as many cells as others. */
function separatorOf(text: string): CsvReading['separator'] {
  const lines = text.split(/[\r\n]+/, MOST_BEFORE).filter((line) => line.trim() !== '')
  const counts = SEPARATORS.map((mark) => {
    const byCells = Map.groupBy(
      lines.map((line) => line.split(mark).length).filter((cells) => cells > 1),
      (cells) => cells,
    )
    const most = [...byCells].toSorted(([, p], [, q]) => q.length - p.length)[0]
    return { mark, score: most ? most[1].length * Math.min(most[0], 6) : 0 }
  })
  return counts.reduce((best, other) => (other.score > best.score ? other : best)).mark
}

/** Banks write the account and the period above: the record that names the most columns has the headings. From 1. */
function headingsIn(records: readonly CsvRecord[]): number {
  const known = records
    .slice(0, MOST_BEFORE)
    .map(({ cells }) => (cells ?? []).filter((cell) => columnNamed(cell) !== 'none').length)
  return Math.max(known.indexOf(Math.max(...known)), 0) + 1
}

/** A column is named once, but what was written may stand in several. */
function onlyOnce(): (column: StatementColumn) => StatementColumn {
  const seen = new Set<StatementColumn>()
  return (column) => {
    if (column !== 'text' && seen.has(column)) return 'none'
    seen.add(column)
    return column
  }
}
