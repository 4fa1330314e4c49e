import type { YarnValue } from '@nawl/contract/desk/yarns'
import { and, desc, eq, like, sql } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import { revision } from '../../platform/db/schema/revision-schema.ts'
import type { SavedYarn } from './card-yarn.ts'

/** Of the documents' names. */
export const YARN_PREFIX = 'yarn/'

/** Rows of one statement. */
const AT_ONCE = 500

type NewYarn = {
  readonly code: string
  readonly number: number
  readonly value: YarnValue | null
  readonly restores?: number
}

/** SQL of yarns, which are revisions like all that owners write. */
export const yarnStore = {
  /** Until the transaction ends nobody else changes the card: two yarns could otherwise get one name at once. */
  lock: (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${YARN_PREFIX}, 0))`),

  /** The newest revision of each yarn that was ever changed. */
  async newest(tx: Tx): Promise<SavedYarn[]> {
    const rows = await tx
      .selectDistinctOn([revision.document], {
        document: revision.document,
        number: revision.number,
        value: revision.value,
      })
      .from(revision)
      .where(like(revision.document, `${YARN_PREFIX}%`))
      .orderBy(revision.document, desc(revision.number))
    return rows.map(({ document, number, value }) => ({
      code: document.slice(YARN_PREFIX.length),
      number,
      value: value as YarnValue | null,
    }))
  },

  async add(tx: Tx, yarns: readonly NewYarn[], { by, at }: { by: string; at: Date }): Promise<void> {
    const rows = yarns.map(({ code, number, value, restores }) => ({
      document: `${YARN_PREFIX}${code}`,
      number,
      value,
      by,
      at,
      publicFrom: at,
      restores: restores ?? null,
    }))
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await tx.insert(revision).values(rows.slice(from, from + AT_ONCE))
  },

  async valueAt(tx: Tx, code: string, number: number): Promise<YarnValue | null> {
    const [found] = await tx
      .select({ value: revision.value })
      .from(revision)
      .where(and(eq(revision.document, `${YARN_PREFIX}${code}`), eq(revision.number, number)))
    return (found?.value as YarnValue | undefined) ?? null
  },
}
