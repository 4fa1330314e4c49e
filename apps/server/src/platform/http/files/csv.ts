import { pipeline, Readable } from 'node:stream'

import { shopClock } from '@nawl/domain/shop/time-zone'
import { stringify } from 'csv-stringify'
import type { FastifyReply } from 'fastify'

type Cell = string | number | null

/**
 * Rows as a CSV file (RFC 4180) while they are read: no more of them are in memory than the reader takes. Excel needs the
 * byte order mark to read UTF-8. What a spreadsheet would take for a formula begins with an apostrophe.
 */
export function csvFile(
  headings: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
  onCutOff: (error: Error) => void,
): Readable {
  const file = stringify({
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    header: true,
    columns: [...headings],
  })
  // The file ends early; whoever downloads it sees a failed download.
  pipeline(Readable.from(rows), file, (error) => error && onCutOff(error))
  return file
}

/** Answers with a CSV file. */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  headings: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): FastifyReply {
  const file = csvFile(headings, rows, (err) => reply.log.warn({ err }, `${name} was cut off`))
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(file)
}

/** Cents as a number that a spreadsheet adds up: `482.00`. */
export const decimalAmount = (cents: number): string => (cents / 100).toFixed(2)

/** An instant in the shop's time zone, as text that sorts and that spreadsheets read: `2027-01-04 12:00`. */
export const sortableMoment = (at: Date): string => shopClock(at).toISOString().slice(0, 16).replace('T', ' ')
