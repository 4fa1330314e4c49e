import { PROPOSAL_REASONS, UNKNOWN_REASONS } from '@nawl/domain/bank/match-transfers'
import { ROW_STATUSES, STATEMENT_FIELDS, STATEMENT_FORMATS } from '@nawl/domain/bank/statement-row'
import { ORDER_REFUSALS } from '@nawl/domain/order/outcome'
import { TRANSFER_DIFFERENCES } from '@nawl/domain/order/receive-transfer'
import { z } from 'zod'

import { oneLine } from '../outreach/one-line.ts'
import { CSV_ENCODINGS } from './csv/csv-encodings.ts'
import {
  DATE_ORDERS,
  DECIMAL_MARKS,
  MOST_STATEMENT_COLUMNS,
  SEPARATORS,
  STATEMENT_COLUMNS,
} from './statement-columns.ts'

/** Most bytes of a statement, most rows, and most rows that are booked at once. */
export const MOST_STATEMENT_BYTES = 4 * 1024 * 1024
export const MOST_STATEMENT_ROWS = 5_000
export const MOST_BOOKED = 200

const instant = z.iso.datetime()
const minor = z.number().int()
const key = z.string().regex(/^[0-9a-f]{64}$/)
const column = z.enum(STATEMENT_COLUMNS)

/** How a CSV file is read; recognised where it is not said. */
const csvReading = z.object({
  separator: z.enum(SEPARATORS),
  headings: z.int().min(1).max(50).meta({ description: 'Which record of the file has the headings, from 1' }),
  columns: z.array(column).max(MOST_STATEMENT_COLUMNS).meta({ description: 'What each column is' }),
  dates: z.enum(DATE_ORDERS),
  decimal: z.enum(DECIMAL_MARKS),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .meta({ description: 'Where no column says it' }),
})
export type CsvReading = z.infer<typeof csvReading>

/** POST /api/desk/statements?…: the file is the body, as application/octet-stream. */
export const statementQuery = z.object({
  name: oneLine(120).meta({ description: 'Of the file' }),
  encoding: z.enum(CSV_ENCODINGS).optional().meta({ description: 'Recognised without it' }),
  separator: z.enum(SEPARATORS).optional(),
  headings: z.coerce.number().int().min(1).max(50).optional(),
  columns: z
    .string()
    .max(600)
    .transform((list) => list.split(','))
    .pipe(csvReading.shape.columns)
    .optional()
    .meta({
      description: 'Of a CSV file, with commas. Without it the file is only looked at, and nothing saved',
    }),
  dates: z.enum(DATE_ORDERS).optional(),
  decimal: z.enum(DECIMAL_MARKS).optional(),
  currency: csvReading.shape.currency.optional(),
})

const transfer = z.object({
  number: z.string().meta({ description: 'Of the order' }),
  paymentId: z.string(),
  amount: minor.meta({ description: 'Fils that it waits for' }),
  name: z.string().meta({ description: 'Whose order it is' }),
})

const statementRow = z.object({
  key,
  line: z.int(),
  file: z.string(),
  bookedOn: z.iso.date(),
  amount: minor.meta({ description: 'In hundredths of the currency' }),
  currency: z.string(),
  name: z.string(),
  text: z.string(),
  reference: z.string().nullable().meta({ description: 'What the bank calls it' }),
})

const openRow = statementRow.extend({
  match: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('certain'), transfers: z.array(transfer) }),
    z.object({ kind: z.literal('proposed'), why: z.enum(PROPOSAL_REASONS), transfers: z.array(transfer) }),
    z.object({ kind: z.literal('unknown'), why: z.enum(UNKNOWN_REASONS) }),
  ]),
})
export type OpenStatementRow = z.infer<typeof openRow>

/** GET /api/desk/statements: credits that wait, what became of the last others, and the last statements. */
export const statementDesk = z.object({
  open: z.array(openRow).meta({ description: 'Newest first, two hundred at most' }),
  openCount: z.int(),
  done: z
    .array(
      statementRow.extend({
        status: z.enum(ROW_STATUSES),
        orderNumber: z.string().nullable(),
        by: z.string(),
        at: instant,
        why: z.string().nullable(),
      }),
    )
    .meta({ description: 'The last fifty that were booked or set aside' }),
  statements: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        format: z.enum(STATEMENT_FORMATS),
        at: instant,
        by: z.string(),
        rows: z.int(),
        added: z.int().meta({ description: 'Rows that no statement before had' }),
      }),
    )
    .meta({ description: 'The last twenty' }),
})
export type StatementDesk = z.infer<typeof statementDesk>

/** What became of a file. */
export const statementAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('added'),
    rows: z.int(),
    added: z.int(),
    credits: z.int().meta({ description: 'Of the added' }),
    leftOut: z.array(z.int()).meta({ description: 'Lines of a CSV file that have no date, the first fifty' }),
    desk: statementDesk,
  }),
  z.object({
    kind: z.literal('columns'),
    reading: csvReading,
    records: z.array(z.array(z.string())).meta({ description: 'The headings and what follows them' }),
  }),
  z.object({
    kind: z.literal('refused'),
    faults: z.array(z.object({ line: z.int(), field: z.enum(STATEMENT_FIELDS), found: z.string() })),
  }),
])
export type StatementAnswer = z.infer<typeof statementAnswer>

/** POST /api/desk/statements/book */
export const bookRowsRequest = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        key,
        number: z.string().max(20),
        paymentId: z.string().max(64),
        difference: z.enum(TRANSFER_DIFFERENCES),
      }),
    )
    .min(1)
    .max(MOST_BOOKED),
})
export type BookRowsRequest = z.infer<typeof bookRowsRequest>

/** Why a row was not booked: what the order says, or somebody was quicker. */
export const ROW_REFUSALS = [...ORDER_REFUSALS, 'done-already', 'no-such-order'] as const
export const bookRowsAnswer = z.object({
  booked: z.int(),
  refused: z.array(z.object({ key, reason: z.enum(ROW_REFUSALS) })),
  desk: statementDesk,
})
export type BookRowsAnswer = z.infer<typeof bookRowsAnswer>

/** POST /api/desk/statements/set-aside */
export const setAsideRequest = z.strictObject({
  key,
  why: oneLine(200).meta({ description: 'For the staff' }),
})
