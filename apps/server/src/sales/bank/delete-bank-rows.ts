import { and, eq, isNull, lt, notExists } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import { bankRow, bankStatement } from '../../platform/db/schema/bank-schema.ts'

/** Deletes rows of bank statements that the bank booked before this date on no order, and statements without any row. */
export async function deleteBankRows(orm: Tx, before: Date): Promise<void> {
  const day = before.toISOString().slice(0, 10)
  await orm.delete(bankRow).where(and(isNull(bankRow.orderNumber), lt(bankRow.bookedOn, day)))
  const rows = orm.select({ key: bankRow.key }).from(bankRow).where(eq(bankRow.statementId, bankStatement.id))
  await orm.delete(bankStatement).where(and(lt(bankStatement.at, before), notExists(rows)))
}
