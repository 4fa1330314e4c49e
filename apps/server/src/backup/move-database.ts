import type { Database } from '../db/database.ts'
import { appliedVersion } from '../db/migrate.ts'
import { fillDatabase, mustBeEmpty } from './fill-database.ts'
import { countRows, readRows } from './rows.ts'

type Move = { readonly from: Database; readonly to: Database; readonly replace: boolean }

/** Copies every row into another database, which is empty or may be replaced; how many of each table. */
export async function moveDatabase({ from, to, replace }: Move): Promise<Readonly<Record<string, number>>> {
  if (!replace) await mustBeEmpty(to)
  return from.orm.transaction(
    async (tx) => {
      const expected = () => countRows(tx)
      await fillDatabase(to, { version: await appliedVersion(tx), parts: readRows(tx), expected })
      return expected()
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
