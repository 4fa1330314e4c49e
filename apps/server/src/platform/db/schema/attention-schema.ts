import { ATTENTION_KINDS } from '@nawl/domain/order/attention'
import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'

import { instant } from '../instant.ts'
import { cents, order } from './commerce-schema.ts'

/** What a person has to look at: disputes, and money at a provider that does not fit its order. */
export const attention = pgTable(
  'attention',
  {
    /** Of a dispute or a refund the provider's id, of a payment its provider and reference. */
    key: text().primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => order.number, { onDelete: 'cascade' }),
    kind: text({ enum: ATTENTION_KINDS }).notNull(),
    amount: cents('amount').notNull(),
    currency: text({ enum: ['USD', 'AED'] }).notNull(),
    /** Until when a dispute can be answered. */
    dueBy: instant('due_by'),
    at: instant('at').notNull(),
    doneAt: instant('done_at'),
    /** E-mail address of the member of staff. */
    doneBy: text('done_by'),
  },
  (table) => [
    index('attention_open')
      .on(table.at)
      .where(sql`done_at is null`),
    index('attention_order').on(table.orderNumber),
  ],
)
