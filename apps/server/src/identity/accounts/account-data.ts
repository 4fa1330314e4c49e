import type { Tx } from '../../platform/db/database.ts'

type Read = (tx: Tx, personId: string) => Promise<unknown>
type Erase = (tx: Tx, personId: string) => Promise<void>

export type AccountData = ReturnType<typeof accountData>

/** Registry of the data that parts of the shop store for an account: how to export and how to delete it. */
export function accountData() {
  const readers = new Map<string, Read>()
  const erasers: Erase[] = []

  return {
    /** Adds a section to the account's export; `read` returns its JSON. */
    onExport: (section: string, read: Read): void => {
      if (readers.has(section)) throw new Error(`two parts of the shop export "${section}"`)
      readers.set(section, read)
    },
    /** Runs before the account's row is deleted, in the same transaction. Not needed for rows that cascade. */
    onDelete: (erase: Erase): void => {
      erasers.push(erase)
    },
    sections: async (tx: Tx, personId: string): Promise<Record<string, unknown>> => {
      const sections: Record<string, unknown> = {}
      for (const [section, read] of readers) sections[section] = await read(tx, personId)
      return sections
    },
    erase: async (tx: Tx, personId: string): Promise<void> => {
      for (const erase of erasers) await erase(tx, personId)
    },
  }
}
