import type { CsvEncoding } from '@nawl/contract/desk/csv-encodings'
import { MOST_STATEMENT_ROWS } from '@nawl/contract/desk/statements'

import { decodeCsv } from '../../platform/csv/decode-csv.ts'
import { readCamt } from './read-camt.ts'
import { type CsvWishes, type LookedAt, readCsvStatement } from './read-csv-statement.ts'
import { isMt940, readMt940 } from './read-mt940.ts'
import { type ReadStatement, refusedAt } from './statement-file.ts'

type Wishes = CsvWishes & { readonly encoding?: CsvEncoding | undefined }

/** Reads a statement in whichever format it is. */
export async function readStatement(bytes: Uint8Array, wishes: Wishes): Promise<ReadStatement | LookedAt> {
  const text = textOf(bytes, wishes.encoding)
  if (text === null || text.trim() === '') return refusedAt(1, 'text', '')
  const read = await readText(text.replace(/^\uFEFF/, ''), wishes)
  if (!read) return refusedAt(1, 'text', text.trimStart().slice(0, 40))
  if (!('kind' in read) || read.kind === 'refused') return read
  const [over] = read.rows.slice(MOST_STATEMENT_ROWS)
  if (over) return refusedAt(over.line, 'row', '')
  return read.rows.length === 0 ? refusedAt(1, 'row', '') : read
}

function readText(text: string, wishes: Wishes): Promise<ReadStatement | LookedAt | null> | ReadStatement {
  if (/^\s*<(?:\?xml|[\w:]*Document|!)/.test(text)) return readCamt(text)
  return isMt940(text) ? readMt940(text) : readCsvStatement(text, wishes)
}

/** An XML file says its encoding itself. */
function textOf(bytes: Uint8Array, said: CsvEncoding | undefined): string | null {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w.-]+)["']/.exec(head)?.[1]
  if (said === undefined && declared !== undefined)
    try {
      return new TextDecoder(declared, { fatal: true }).decode(bytes)
    } catch {
      return null
    }
  return decodeCsv(bytes, said)?.text ?? null
}
