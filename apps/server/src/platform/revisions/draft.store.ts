import { and, desc, eq, like } from 'drizzle-orm'

import type { Database, Tx } from '../db/database.ts'
import { draft, type Json } from '../db/revision-schema.ts'

export type Draft = typeof draft.$inferSelect

/** What is to be saved. `version` is the one that its writer saw; 0 for a new draft. */
export type NewDraft = {
  readonly document: string
  readonly value: Json
  readonly version: number
  readonly base: number
  readonly by: string
}

const MOST_LISTED = 200

/** SQL of drafts. */
export function draftStore({ orm }: Database) {
  async function find(document: string, tx: Tx = orm): Promise<Draft | null> {
    const [found] = await tx.select().from(draft).where(eq(draft.document, document))
    return found ?? null
  }

  return {
    find,

    /** The drafts whose names begin with a prefix, newest first, with what comes after it. */
    async below(prefix: string): Promise<readonly (Draft & { readonly key: string })[]> {
      const rows = await orm
        .select()
        .from(draft)
        .where(like(draft.document, `${prefix}%`))
        .orderBy(desc(draft.at))
        .limit(MOST_LISTED)
      return rows.map((row) => ({ ...row, key: row.document.slice(prefix.length) }))
    },

    /** Saves what somebody wrote; null when somebody else saved, published or dropped the draft meanwhile. */
    async save({ document, version, ...written }: NewDraft, at: Date): Promise<Draft | null> {
      const next = { ...written, version: version + 1, at }
      const rows =
        version === 0
          ? await orm
              .insert(draft)
              .values({ document, ...next })
              .onConflictDoNothing()
              .returning()
          : await orm
              .update(draft)
              .set(next)
              .where(and(eq(draft.document, document), eq(draft.version, version)))
              .returning()
      return rows[0] ?? null
    },

    /** Drops a draft that is still as its writer saw it. */
    async drop(tx: Tx, document: string, version: number): Promise<boolean> {
      const rows = await tx
        .delete(draft)
        .where(and(eq(draft.document, document), eq(draft.version, version)))
        .returning({ document: draft.document })
      return rows.length > 0
    },
  }
}
