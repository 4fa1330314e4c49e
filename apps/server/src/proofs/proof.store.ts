import { addEntry } from '@nawl/domain/proofs/add-entry'
import type { AddedEntry } from '@nawl/domain/proofs/add-entry'
import type { ProofEntry } from '@nawl/domain/proofs/proof'
import { MOST_PIN_TRIES } from '@nawl/domain/proofs/proof-link'
import { newsDueAt, withNews } from '@nawl/domain/proofs/proof-news'
import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'

import { person } from '../platform/db/schema/auth-schema.ts'
import { proof, proofEntry } from '../platform/db/schema/proof-schema.ts'
import type { Database, Tx } from '../platform/db/database.ts'

export type ProofRow = typeof proof.$inferSelect
export type SavedProof = { readonly row: ProofRow; readonly entries: readonly ProofEntry[] }
export type ProofStore = ReturnType<typeof proofStore>

/** More proofs of one account are a mistake, or somebody filling the database. */
const MOST_PROOFS = 200

/** SQL of proofs. Every addition locks the proof's row, so that ten people at once add one after another. */
export function proofStore({ database: { orm } }: { readonly database: Database }) {
  return {
    /** Makes a proof; one that the person made before under this id is left as it is. */
    make: (row: typeof proof.$inferInsert, entries: readonly ProofEntry[]) =>
      orm.transaction((tx) => make(tx, row, entries)),

    /** Whether a person may make a proof under an id, before anything is drawn for it. */
    mayMake: (key: Pick<ProofRow, 'id' | 'personId'>): Promise<MayMake> => mayMake(orm, key),

    find: (id: string): Promise<SavedProof | null> => find(orm, id),

    /** Somebody's own proof; null for another's, as for one that there is not. */
    async own(personId: string, id: string): Promise<SavedProof | null> {
      const found = await find(orm, id)
      return found?.row.personId === personId ? found : null
    },

    /** A person's proofs of a project, latest first. */
    async ofProject(personId: string, projectId: string): Promise<readonly SavedProof[]> {
      const rows = await orm
        .select()
        .from(proof)
        .where(and(eq(proof.personId, personId), eq(proof.projectId, projectId)))
        .orderBy(desc(proof.touchedAt), asc(proof.id))
      return withEntries(orm, rows)
    },

    add: (id: string, entry: ProofEntry) => orm.transaction((tx) => addTo(tx, id, entry)),
    /** The same within a transaction. */
    addIn: addTo,

    change: async (id: string, set: Partial<typeof proof.$inferInsert>): Promise<void> => {
      await orm.update(proof).set(set).where(eq(proof.id, id))
    },

    remove: async (personId: string, id: string): Promise<void> => {
      await orm.delete(proof).where(and(eq(proof.id, id), eq(proof.personId, personId)))
    },

    /** Counts a try of the PIN before it is looked at, so that tries at the same time all count; false if too many. */
    async countTry(id: string): Promise<boolean> {
      const rows = await orm
        .update(proof)
        .set({ pinTries: sql`${proof.pinTries} + 1` })
        .where(and(eq(proof.id, id), lt(proof.pinTries, MOST_PIN_TRIES)))
        .returning({ id: proof.id })
      return rows.length > 0
    },
    /** Takes a right one back. */
    async forgiveTry(id: string): Promise<void> {
      await orm
        .update(proof)
        .set({ pinTries: sql`greatest(${proof.pinTries} - 1, 0)` })
        .where(eq(proof.id, id))
    },
  }
}

async function make(
  tx: Tx,
  row: typeof proof.$inferInsert,
  entries: readonly ProofEntry[],
): Promise<'made' | Exclude<MayMake, 'yes'> | 'session-ended'> {
  const [owner] = await tx
    .select({ id: person.id })
    .from(person)
    .where(eq(person.id, row.personId))
    .for('update')
  // The account may be deleted while this waits.
  if (!owner) return 'session-ended'
  const may = await mayMake(tx, row)
  if (may !== 'yes') return may
  await tx.insert(proof).values(row)
  await tx
    .insert(proofEntry)
    .values(entries.map((entry, place) => ({ proofId: row.id, place, ...entry, body: entry.body })))
  return 'made'
}

type MayMake = 'yes' | 'there' | 'too-many' | 'id-taken'

async function mayMake(tx: Tx, { id, personId }: Pick<ProofRow, 'id' | 'personId'>): Promise<MayMake> {
  const [before] = await tx.select({ personId: proof.personId }).from(proof).where(eq(proof.id, id))
  if (before) return before.personId === personId ? 'there' : 'id-taken'
  const [all] = await tx.select({ count: count() }).from(proof).where(eq(proof.personId, personId))
  return all && all.count >= MOST_PROOFS ? 'too-many' : 'yes'
}

async function find(tx: Tx, id: string): Promise<SavedProof | null> {
  const [found] = await withEntries(tx, await tx.select().from(proof).where(eq(proof.id, id)))
  return found ?? null
}

/** Proofs with their entries in sequence. */
export async function withEntries(tx: Tx, rows: readonly ProofRow[]): Promise<readonly SavedProof[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const all = await tx
    .select()
    .from(proofEntry)
    .where(inArray(proofEntry.proofId, ids))
    .orderBy(asc(proofEntry.place))
  return rows.map((row) => ({
    row,
    entries: all.flatMap(({ proofId, place: _, ...entry }) => (proofId === row.id ? [entry] : [])),
  }))
}

/** Adds an entry if it may be added; what a client adds is news for the owner. */
async function addTo(tx: Tx, id: string, entry: ProofEntry): Promise<AddedEntry> {
  const [row] = await tx.select().from(proof).where(eq(proof.id, id)).for('update')
  const [held] = row ? await withEntries(tx, [row]) : []
  if (!row || !held) return { ok: false, reason: 'no-such-version' }
  const added = addEntry(held.entries, entry)
  if (!added.ok || !added.isNew) return added
  await tx.insert(proofEntry).values({ proofId: id, place: held.entries.length, ...entry })
  await tx
    .update(proof)
    .set({ touchedAt: entry.at, ...(entry.by === 'client' && newsAfter(row, entry.at)) })
    .where(eq(proof.id, id))
  return added
}

function newsAfter({ newsFirst, newsLast }: ProofRow, at: Date) {
  const before = newsFirst && newsLast && { first: newsFirst, last: newsLast }
  const news = withNews(before, at)
  return { newsFirst: news.first, newsLast: news.last, newsDue: newsDueAt(news) }
}
