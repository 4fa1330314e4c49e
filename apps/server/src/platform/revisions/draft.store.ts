import { and, desc, eq, like, sql } from 'drizzle-orm'

import type { Database, Tx } from '../db/database.ts'
import { draft, type Json } from '../db/schema/revision-schema.ts'

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
/** Rows of one statement. */
const AT_ONCE = 500

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

    /** All drafts whose names begin with a prefix, by document. */
    async all(prefix: string): Promise<ReadonlyMap<string, Draft>> {
      const rows = await orm
        .select()
        .from(draft)
        .where(like(draft.document, `${prefix}%`))
      return new Map(rows.map((row) => [row.document, row]))
    },

    /** Saves many as `save` does; false when one of them is not as its writer saw it, and then nothing may stay. */
    async saveAll(tx: Tx, drafts: readonly NewDraft[], at: Date): Promise<boolean> {
      for (let from = 0; from < drafts.length; from += AT_ONCE) {
        const some = drafts.slice(from, from + AT_ONCE)
        const rows = await tx
          .insert(draft)
          .values(some.map(({ version, ...written }) => ({ ...written, version: version + 1, at })))
          .onConflictDoUpdate({
            target: draft.document,
            set: {
              value: sql`excluded.value`,
              version: sql`excluded.version`,
              base: sql`excluded.base`,
              by: sql`excluded.by`,
              at: sql`excluded.at`,
            },
            setWhere: sql`${draft.version} = excluded.version - 1`,
          })
          .returning({ version: draft.version, document: draft.document })
        if (rows.length !== some.length) return false
      }
      return true
    },

    /** Drops many as `drop` does; false when one of them is not as its writer saw it, and then nothing may stay. */
    async dropAll(tx: Tx, seen: readonly Pick<Draft, 'document' | 'version'>[]): Promise<boolean> {
      for (let from = 0; from < seen.length; from += AT_ONCE) {
        const some = seen.slice(from, from + AT_ONCE)
        const pairs = sql.join(
          some.map(({ document, version }) => sql`(${document}, ${version}::int)`),
          sql`, `,
        )
        const rows = await tx
          .delete(draft)
          .where(sql`(${draft.document}, ${draft.version}) in (${pairs})`)
          .returning({ document: draft.document })
        if (rows.length !== some.length) return false
      }
      return true
    },

    /** Saves what somebody wrote; null when somebody else saved, published or dropped the draft meanwhile. */
    async save({ document, version, ...written }: NewDraft, at: Date, tx: Tx = orm): Promise<Draft | null> {
      const next = { ...written, version: version + 1, at }
      const rows =
        version === 0
          ? await tx
              .insert(draft)
              .values({ document, ...next })
              .onConflictDoNothing()
              .returning()
          : await tx
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
