import { ROW_STATUSES, STATEMENT_FORMATS } from '@nawl/domain/bank/statement-row'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { instant } from '../instant.ts'
import { cents, order } from './commerce-schema.ts'

/** Bank statements that staff uploaded; the file itself is not stored. */
export const bankStatement = pgTable(
  'bank_statement',
  {
    id: uuid().primaryKey(),
    /** Of the file. */
    name: text().notNull(),
    format: text({ enum: STATEMENT_FORMATS }).notNull(),
    at: instant('at').notNull(),
    /** E-mail address of the member of staff. */
    by: text().notNull(),
    rows: integer().notNull(),
    /** Rows that no statement before had. */
    added: integer().notNull(),
  },
  (table) => [index('bank_statement_at').on(table.at)],
)

/** Rows of bank statements, each once, however many statements have it. */
export const bankRow = pgTable(
  'bank_row',
  {
    /** The hash of what makes it this row and no other. */
    key: text().primaryKey(),
    statementId: uuid('statement_id')
      .notNull()
      .references(() => bankStatement.id),
    line: integer().notNull(),
    bookedOn: date('booked_on').notNull(),
    /** Above zero what came in, in hundredths of the currency. */
    amount: cents('amount').notNull(),
    currency: text().notNull(),
    name: text().notNull(),
    text: text().notNull(),
    reference: text(),
    /** The orders whose numbers stand in it. */
    numbers: text().array().notNull(),
    status: text({ enum: ROW_STATUSES }).notNull(),
    /** Only of one that is booked; it goes with the order. */
    orderNumber: text('order_number').references(() => order.number, { onDelete: 'cascade' }),
    /** When, by whom and why it was booked or set aside. */
    doneAt: instant('done_at'),
    doneBy: text('done_by'),
    why: text(),
  },
  (table) => [
    index('bank_row_open')
      .on(table.bookedOn, table.key)
      .where(sql`status = 'open' and amount > 0`),
    index('bank_row_done').on(table.doneAt),
    index('bank_row_order').on(table.orderNumber),
    index('bank_row_statement').on(table.statementId),
    check('bank_row_booked', sql`(${table.status} = 'booked') = (${table.orderNumber} is not null)`),
    check('bank_row_open_or_done', sql`(${table.status} = 'open') = (${table.doneAt} is null)`),
  ],
)
