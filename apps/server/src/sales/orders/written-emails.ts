import type { AdminOrder } from '@nawl/contract/sales/admin'
import type { Order } from '@nawl/domain/order/order'
import { and, eq, inArray } from 'drizzle-orm'

import type { Database } from '../../platform/db/database.ts'
import { outboxMail } from '../../platform/db/schema/schema.ts'
import { orderMail } from './order-mail.ts'

/** What staff wrote to the customer of an order, and how far each e-mail is. */
export const writtenEmails =
  ({ orm }: Pick<Database, 'orm'>) =>
  async ({ number, letters }: Pick<Order, 'number' | 'letters'>): Promise<AdminOrder['letters']> => {
    if (letters.length === 0) return []
    const abouts = letters.map((_, n) => orderMail(number, `written:${n + 1}`))
    const rows = await orm
      .select({ about: outboxMail.about, status: outboxMail.status })
      .from(outboxMail)
      .where(and(eq(outboxMail.kind, 'order-written'), inArray(outboxMail.about, abouts)))
    const states = new Map(rows.map(({ about, status }) => [about, status]))
    return letters.map(({ by, at, text }, n) => ({
      by,
      at: at.toISOString(),
      text,
      letter: states.get(abouts[n] ?? '') ?? null,
    }))
  }
