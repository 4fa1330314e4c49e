import type { FastifyRequest } from 'fastify'

import type { Person } from '../auth/person.store.ts'
import type { Tx } from '../../platform/db/database.ts'

type Read = (tx: Tx, personId: string) => Promise<unknown>
type Gather = (request: FastifyRequest, person: Person) => Promise<unknown>
type Erase = (tx: Tx, personId: string) => Promise<void>

export type AccountData = ReturnType<typeof accountData>

/** Registry of the data that parts of the shop store for an account: how to export and how to delete it. */
export function accountData() {
  const readers = new Map<string, Read>()
  const gatherers: Gather[] = []
  const erasers: Erase[] = []

  return {
    /** Adds a section to the account's export; `read` returns its JSON. */
    onExport: (section: string, read: Read): void => {
      if (readers.has(section)) throw new Error(`two parts of the shop export "${section}"`)
      readers.set(section, read)
    },
    /** Runs before an export is read, for data that becomes the account's only when somebody asks for it. */
    beforeExport: (gather: Gather): void => {
      gatherers.push(gather)
    },
    /** Runs before the account's row is deleted, in the same transaction. Not needed for rows that cascade. */
    onDelete: (erase: Erase): void => {
      erasers.push(erase)
    },
    gather: async (...asked: Parameters<Gather>): Promise<void> => {
      for (const gather of gatherers) await gather(...asked)
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
