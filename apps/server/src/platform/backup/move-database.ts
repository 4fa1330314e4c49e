import { leaveShop } from '../blobs/shop-identity.ts'
import type { Database } from '../db/database.ts'
import { appliedVersion } from '../db/migrate.ts'
import { fillDatabase, mustBeEmpty } from './fill-database.ts'
import { countRows, readRows } from './rows.ts'
import { readTables } from './tables.ts'

type Move = { readonly from: Database; readonly to: Database; readonly replace: boolean }

/**
 * Copies every row into another database, which must be empty unless `replace` is set; returns the rows per table. The
 * shop id moves too and is removed from the source, so a shop started on the old database does not sweep the store.
 */
export async function moveDatabase({ from, to, replace }: Move): Promise<Readonly<Record<string, number>>> {
  if (!replace) await mustBeEmpty(to)
  const moved = await from.orm.transaction(
    async (tx) => {
      const expected = () => countRows(tx)
      await fillDatabase(to, { version: await appliedVersion(tx), parts: readRows(tx), expected })
      return expected()
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  // A database that this version has never migrated has no such table.
  if ((await readTables(from.orm)).some(({ name }) => name === 'shop_identity')) await leaveShop(from)
  return moved
}
