import type { ACTIVITY_KINDS } from '@nawl/contract/desk/activity'
import type { Role } from '@nawl/domain/staff/roles'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { instant } from '../instant.ts'

/** Members of staff whom an owner invited, by address in lower case. Owners named in STAFF_EMAILS have no row. */
export const staffMember = pgTable('staff_member', {
  email: text().primaryKey(),
  role: text().$type<Role>().notNull(),
  invitedBy: text('invited_by').notNull(),
  invitedAt: instant('invited_at').notNull(),
})

/** What was changed at the desk, apart from orders: rows are only added. */
export const deskChange = pgTable(
  'desk_change',
  {
    id: uuid().primaryKey(),
    at: instant('at').notNull(),
    /** E-mail address of the member of staff. */
    by: text().notNull(),
    kind: text().$type<(typeof ACTIVITY_KINDS)[number]>().notNull(),
    subject: text().notNull(),
    before: jsonb().$type<Values>(),
    after: jsonb().$type<Values>(),
  },
  (table) => [index('desk_change_at').on(table.at, table.id)],
)

type Values = Readonly<Record<string, Value>>
type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value }
