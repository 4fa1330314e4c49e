import { integer, pgTable, text } from 'drizzle-orm/pg-core'

import { instant } from '../instant.ts'

/** The number of each design that an owner added, for its pattern code. Rows stay, so no number is given twice. */
export const designNumber = pgTable('design_number', {
  slug: text().primaryKey(),
  number: integer().notNull().unique(),
  at: instant('at').notNull(),
})
