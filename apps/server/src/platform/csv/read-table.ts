import { setImmediate as breathe } from 'node:timers/promises'

import { MOST_ROWS, type RowProblem } from '@nawl/contract/desk/csv-import'

import { ApiError } from '../http/api-error.ts'
import { isFormula, numberIn, withoutFormulaQuote } from './cell-text.ts'
import type { CsvRecord } from './parse-csv.ts'

/** The columns of a file, as its kind knows them. */
export type Columns<Column extends string> = {
  readonly all: readonly Column[]
  readonly needed: readonly Column[]
  /** Where a minus sign begins a number and no formula. */
  readonly numbers: ReadonlySet<Column>
}

/** A row of a file: its cells by column, trimmed and without an export's apostrophes; with problems it cannot be read further. */
export type TableRow<Column extends string> = {
  readonly line: number
  readonly cells: ReadonlyMap<Column, string>
  readonly problems: readonly RowProblem[]
}

const AT_A_TIME = 500

/** Reads records below their headings. Throws ApiError when the headings are wrong, or the rows none or too many. */
export async function readTable<Column extends string>(
  records: readonly CsvRecord[],
  columns: Columns<Column>,
): Promise<readonly TableRow<Column>[]> {
  const found = columnsIn(records[0], columns)
  const body = records.slice(1)
  if (body.length === 0) throw new ApiError('csv/empty')
  if (body.length > MOST_ROWS) throw new ApiError('csv/too-many-rows')
  const rows: TableRow<Column>[] = []
  for (const [n, record] of body.entries()) {
    rows.push(rowOf(record, found, columns.numbers))
    if (n % AT_A_TIME === 0) await breathe()
  }
  return rows
}

/** The columns in the order of the file. */
function columnsIn<Column extends string>(
  headings: CsvRecord | undefined,
  { all, needed }: Columns<Column>,
): readonly Column[] {
  if (!headings?.cells) throw new ApiError('csv/empty')
  const found = headings.cells.map((cell) => {
    const name = cell
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_')
    return all.find((column) => column.toLowerCase() === name)
  })
  const absent = needed.find((column) => !found.includes(column))
  if (absent !== undefined) throw new ApiError('csv/no-column', { detail: absent })
  const stray = found.findIndex((column, at) => column === undefined || found.indexOf(column) !== at)
  if (stray >= 0)
    throw new ApiError('csv/unknown-column', { detail: headings.cells[stray]?.slice(0, 60) ?? '' })
  return found as readonly Column[]
}

function rowOf<Column extends string>(
  { line, cells: written }: CsvRecord,
  columns: readonly Column[],
  numbers: ReadonlySet<Column>,
): TableRow<Column> {
  if (!written) return { line, cells: new Map(), problems: [{ column: null, problem: 'quotes' }] }
  const cells = new Map<Column, string>()
  const formulas: RowProblem[] = []
  for (const [at, column] of columns.entries()) {
    const cell = (written[at] ?? '').trim()
    const before = withoutFormulaQuote(cell)
    if (before === null && isFormula(cell) && !(numbers.has(column) && numberIn(cell) !== null))
      formulas.push({ column, problem: 'formula' })
    cells.set(column, before ?? cell)
  }
  const fits = written.length === columns.length
  return { line, cells, problems: fits ? formulas : [{ column: null, problem: 'columns' }] }
}
