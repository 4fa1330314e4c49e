import { and, desc, eq, isNull, like, lte, max, sql } from 'drizzle-orm'

import type { Database, Tx } from '../db/database.ts'
import { type Json, revision } from '../db/schema/revision-schema.ts'

export type Revision = typeof revision.$inferSelect

/** What is to be published. `base` is the newest revision that its writer saw; 0 for none. */
export type NewRevision = {
  readonly document: string
  readonly value: Json
  readonly base: number
  readonly by: string
  readonly publicFrom?: Date | undefined
  readonly restores?: number | undefined
}

const LISTED = 50
/** Rows of one statement. */
const AT_ONCE = 500

/** SQL of revisions. */
export function revisionStore({ orm }: Database) {
  return {
    /** A document's revisions, newest first. */
    list: (document: string): Promise<Revision[]> =>
      orm
        .select()
        .from(revision)
        .where(eq(revision.document, document))
        .orderBy(desc(revision.number))
        .limit(LISTED),

    /** The documents with revisions whose names begin with a prefix, public or not. */
    async documentsBelow(prefix: string): Promise<string[]> {
      const rows = await orm
        .selectDistinct({ document: revision.document })
        .from(revision)
        .where(like(revision.document, `${prefix}%`))
      return rows.map(({ document }) => document)
    },

    async find(document: string, number: number): Promise<Revision | null> {
      const [found] = await orm
        .select()
        .from(revision)
        .where(and(eq(revision.document, document), eq(revision.number, number)))
      return found ?? null
    },

    /** The revision of each document that is public at an instant. */
    publicAt: (at: Date): Promise<Revision[]> =>
      orm
        .selectDistinctOn([revision.document])
        .from(revision)
        .where(and(lte(revision.publicFrom, at), isNull(revision.calledOffAt)))
        .orderBy(revision.document, desc(revision.publicFrom), desc(revision.number)),

    /** Differs whenever `publicAt` may differ. */
    async mark(at: Date): Promise<string> {
      const isPublic = sql`${revision.publicFrom} <= ${at.toISOString()}::timestamptz and ${revision.calledOffAt} is null`
      const [row] = await orm
        .select({ all: sql<number>`count(*)`, shown: sql<number>`count(*) filter (where ${isPublic})` })
        .from(revision)
      return `${row?.all} ${row?.shown}`
    },

    /** The newest revision's number of each document whose name begins with a prefix. */
    async newestBelow(prefix: string): Promise<ReadonlyMap<string, number>> {
      const rows = await orm
        .select({ document: revision.document, number: max(revision.number) })
        .from(revision)
        .where(like(revision.document, `${prefix}%`))
        .groupBy(revision.document)
      return new Map(rows.map(({ document, number }) => [document, number ?? 0]))
    },

    /** Publishes many at once; false when somebody published one of them since its base, and then nothing may stay. */
    async publishAll(tx: Tx, wishes: readonly NewRevision[], now: Date): Promise<boolean> {
      for (let from = 0; from < wishes.length; from += AT_ONCE) {
        const some = wishes.slice(from, from + AT_ONCE)
        // Numbers have no gaps and nobody gives one twice, so one that is free follows the newest.
        const rows = await tx
          .insert(revision)
          .values(
            some.map(({ document, value, base, by }) => ({
              document,
              number: base + 1,
              value,
              by,
              at: now,
              publicFrom: now,
              restores: null,
            })),
          )
          .onConflictDoNothing()
          .returning({ document: revision.document })
        if (rows.length !== some.length) return false
      }
      return true
    },

    publish: (tx: Tx, wish: NewRevision, now: Date) => publish(tx, wish, now),

    /** Calls off a revision that is not public yet; false when it is, or does not exist. */
    async callOff(tx: Tx, document: string, number: number, now: Date): Promise<boolean> {
      const rows = await tx
        .update(revision)
        .set({ calledOffAt: now })
        .where(
          and(
            eq(revision.document, document),
            eq(revision.number, number),
            isNull(revision.calledOffAt),
            sql`${revision.publicFrom} > ${now.toISOString()}::timestamptz`,
          ),
        )
        .returning({ number: revision.number })
      return rows.length > 0
    },
  }
}

/** Adds the next revision; null when somebody else published since `base`. */
async function publish(
  tx: Tx,
  { document, value, base, by, publicFrom, restores }: NewRevision,
  now: Date,
): Promise<number | null> {
  // Two who publish the same document at once wait for each other; the primary key would otherwise fail for one.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${document}, 0))`)
  const [newest] = await tx
    .select({ number: max(revision.number) })
    .from(revision)
    .where(eq(revision.document, document))
  if ((newest?.number ?? 0) !== base) return null
  const number = base + 1
  await tx.insert(revision).values({
    document,
    number,
    value,
    by,
    at: now,
    publicFrom: publicFrom && publicFrom > now ? publicFrom : now,
    restores: restores ?? null,
  })
  return number
}
