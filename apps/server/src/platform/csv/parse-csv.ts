import { setImmediate as breathe } from 'node:timers/promises'

import type { ImportAnswer } from '@nawl/contract/desk/csv-import'
import { parse } from 'csv-parse'

export type Delimiter = ImportAnswer['delimiter']
/** A record of a file; null cells where it could not be read. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] | null }

/** Cells of one record, well above the columns there are: a file of nothing but commas would fill the memory. */
const MOST_CELLS = 100
/** Other callers have their turn after this many records. */
const AT_A_TIME = 1_000

/** Reads a text as records, the headings first. Ends after `most` of them and one more. Throws for what is no table. */
export async function parseCsv(text: string, delimiter: string, most: number): Promise<readonly CsvRecord[]> {
  const records: CsvRecord[] = []
  const parser = parse({
    bom: true,
    cast: (cell, { index }) => {
      if (index >= MOST_CELLS) throw new RangeError('a record has too many cells')
      return cell
    },
    delimiter,
    info: true,
    relax_column_count: true,
    // What is meant by a mark inside a cell is seen before anything is applied; refusing it would swallow rows.
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      records.push({ line: lineOf(error), cells: null })
      return undefined
    },
  })
  parser.end(text)
  for await (const { record, info } of parser as AsyncIterable<Parsed>) {
    records.push({ line: info.lines - newlinesIn(record), cells: record })
    if (records.length > most) break
    if (records.length % AT_A_TIME === 0) await breathe()
  }
  // What cannot be read is known sooner than what was read before it.
  return records.toSorted((p, q) => p.line - q.line)
}

type Parsed = { readonly record: readonly string[]; readonly info: { readonly lines: number } }

/** Records end on the line that is counted. */
const newlinesIn = (record: readonly string[]) =>
  record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)

const lineOf = (error: unknown) => {
  const { lines } = (error ?? {}) as { readonly lines?: number }
  return lines ?? 0
}

/** What parts the headings: comma, semicolon or tab, whichever occurs most. */
export function delimiterOf(text: string): Delimiter {
  const [headings = ''] = text.split(/[\r\n]/, 1)
  const counts = ([',', ';', '\t'] as const).map((mark) => ({ mark, count: headings.split(mark).length }))
  return counts.reduce((best, other) => (other.count > best.count ? other : best)).mark
}
