import type { Database } from '../../platform/db/database.ts'

type Tx = Database['orm']
type Read = (tx: Tx, personId: string) => Promise<unknown>
type Erase = (tx: Tx, personId: string) => Promise<void>

export type AccountData = ReturnType<typeof accountData>

/** What the parts of the shop keep with an account; each says how it is handed out and how it is deleted. */
export function accountData() {
  const readers = new Map<string, Read>()
  const erasers: Erase[] = []

  return {
    /** Adds a section to the copy of everything; `read` gives its JSON. */
    onExport: (section: string, read: Read): void => {
      if (readers.has(section)) throw new Error(`two parts of the shop export "${section}"`)
      readers.set(section, read)
    },
    /** Runs before the person's row goes, in the same transaction. Rows that cascade need none. */
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
