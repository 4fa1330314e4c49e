import { setImmediate as breathe } from 'node:timers/promises'

import type { ImportRow, RowProblem } from '@nawl/contract/desk/csv-import'
import { PRICE_COLUMNS, type PriceColumn, shopPrices } from '@nawl/contract/desk/shop-prices'

import type { CsvRecord } from '../../platform/csv/parse-csv.ts'
import { readTable, type TableRow } from '../../platform/csv/read-table.ts'
import { refuseTwins } from '../../platform/csv/refuse-twins.ts'
import type { ImportPlan } from '../csv/csv-import.routes.ts'
import { type PriceEntry, priceEntry, stepsOf, type WrittenPrices } from './price-entries.ts'

type Row = {
  readonly line: number
  readonly code: string
  readonly entry: PriceEntry | null
  readonly cell: string
  readonly problems: RowProblem[]
}

const AT_A_TIME = 500
const COLUMNS = {
  all: PRICE_COLUMNS,
  needed: ['what', 'key', 'value'],
  numbers: new Set<PriceColumn>(['value']),
} as const

/** What each row of a file would do to a price list; null for a list when nothing would change. */
export async function planPrices(
  records: readonly CsvRecord[],
  before: WrittenPrices,
): Promise<ImportPlan<WrittenPrices | null>> {
  const rows: Row[] = []
  for (const [n, record] of (await readTable(records, COLUMNS)).entries()) {
    rows.push(rowOf(record))
    if (n % AT_A_TIME === 0) await breathe()
  }
  refuseTwins(rows, 'key')
  const after = refuseFaults(rows, before)
  const answers = rows.map((row) => answerOf(row, before, after))
  return { rows: answers, wishes: answers.some(({ fate }) => fate === 'changed') ? after : null }
}

function rowOf({ line, cells, problems }: TableRow<PriceColumn>): Row {
  const [what, key, cell, unit] = PRICE_COLUMNS.map((column) => cells.get(column) ?? '') as [
    string,
    string,
    string,
    string,
  ]
  const entry = problems.length > 0 ? null : priceEntry(what, key)
  const code = entry ? `${entry.what} ${entry.key}` : `${what} ${key}`.trim().slice(0, 60)
  const row = { line, code, entry, cell, problems: [...problems] }
  if (problems.length === 0 && !entry) row.problems.push({ column: 'key', problem: 'unknown' })
  // Another unit is another price.
  if (entry && unit !== '' && unit.toLowerCase() !== entry.unit.toLowerCase())
    row.problems.push({ column: 'unit', problem: 'wrong' })
  if (entry && cell === '' && entry.what !== 'discount')
    row.problems.push({ column: 'value', problem: 'missing' })
  else if (entry && !entry.put({}, cell)) row.problems.push({ column: 'value', problem: 'wrong' })
  return row
}

/**
 * The list with the rows in it. Refuses those that the contract refuses, as long as refusing some makes others wrong; what is
 * wrong in a draft without them is left to whoever writes it.
 */
function refuseFaults(rows: readonly Row[], before: WrittenPrices): WrittenPrices {
  for (;;) {
    const alive = rows.filter(({ entry, problems }) => entry && problems.length === 0)
    const after = structuredClone(before)
    for (const { entry, cell } of alive) entry?.put(after, cell)
    const changed = alive.filter(({ entry }) => entry && entry.cell(after) !== entry.cell(before))
    const parsed = shopPrices.safeParse(after)
    const issues = parsed.success ? [] : parsed.error.issues
    for (const { path, code, message } of issues) {
      const place = placed(after, path)
      for (const row of changed)
        if (row.entry && within(row.entry.path, place) && row.problems.length === 0)
          row.problems.push({ column: 'value', problem: problemOf(code, message) })
    }
    if (!changed.some(({ problems }) => problems.length > 0)) return after
  }
}

/** The place of an issue as entries name it: a discount by its number of rugs. */
function placed(list: WrittenPrices, path: readonly PropertyKey[]): readonly PropertyKey[] {
  const [part, at] = path
  if (part !== 'discounts' || typeof at !== 'number') return path.filter((name) => typeof name !== 'symbol')
  return ['discounts', stepsOf(list)[at]?.from ?? at]
}

/** Whether one of two places holds the other. */
const within = (entry: readonly PropertyKey[], place: readonly PropertyKey[]) =>
  entry.slice(0, place.length).every((name, at) => name === place[at])

function problemOf(code: string, message: string): RowProblem['problem'] {
  if (message === 'backwards' || message === 'unordered') return message
  return code === 'too_big' || code === 'too_small' ? 'range' : 'wrong'
}

function answerOf(
  { line, code, entry, problems }: Row,
  before: WrittenPrices,
  after: WrittenPrices,
): ImportRow {
  if (problems.length > 0 || !entry) return { line, code, fate: 'refused', problems }
  const change = { column: 'value', before: entry.cell(before), after: entry.cell(after) }
  return change.before === change.after
    ? { line, code, fate: 'unchanged' }
    : { line, code, fate: 'changed', changes: [change] }
}
