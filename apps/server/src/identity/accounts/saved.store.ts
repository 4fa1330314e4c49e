import {
  type Favourite,
  type SavedThings,
  MOST_SAVED,
  type SavedDesign,
  type ViewedRug,
} from '@nawl/contract/account/saved'
import { mergeSaved } from '@nawl/domain/saved/merge-saved'
import { and, eq, sql } from 'drizzle-orm'

import { person } from '../../platform/db/schema/auth-schema.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { favourite, savedDesign, viewedRug } from '../../platform/db/schema/saved-schema.ts'
import { forgetOldest, readSaved, shown, writeSaved } from './saved-rows.ts'

/** The contract's maximum for `viewedRug`. */
const MOST_TIMES = 1_000_000

type Deps = { readonly database: Database; readonly now: () => number }

/** The result of a change, or why it was refused. The account may be deleted while the change waits. */
export type Keeping<T> =
  | { readonly ok: true; readonly kept: T }
  | { readonly ok: false; readonly reason: 'too-many-favourites' | 'too-many-designs' | 'session-ended' }

export type SavedStore = ReturnType<typeof savedStore>

/**
 * SQL of favourites, saved designs and viewed rugs. Additions lock the person's row first: they run one after another
 * for an account, so the limits hold, and nothing is added to an account that is being deleted.
 */
export function savedStore({ database: { orm }, now }: Deps) {
  const adding = <T>(personId: string, add: (tx: Tx) => Promise<Keeping<T>>): Promise<Keeping<T>> =>
    orm.transaction(async (tx) => {
      const same = eq(person.id, personId)
      const [locked] = await tx.select({ id: person.id }).from(person).where(same).for('no key update')
      return locked ? add(tx) : { ok: false, reason: 'session-ended' }
    })
  const at = () => new Date(now())

  return {
    read: (personId: string): Promise<SavedThings> => readSaved(orm, personId),

    /** Merges a visitor's saved things; adds nothing if a limit would be exceeded. */
    merge: (personId: string, brought: SavedThings) => adding(personId, (tx) => merge(tx, personId, brought)),

    /** An existing favourite keeps its time. */
    addFavourite: (personId: string, address: string) =>
      adding(personId, (tx) => addFavourite(tx, { personId, address, at: at() })),

    removeFavourite: async (personId: string, address: string): Promise<void> => {
      await orm.delete(favourite).where(and(eq(favourite.personId, personId), eq(favourite.address, address)))
    },

    /** Saves a design, or replaces the person's own design of that id. */
    saveDesign: (personId: string, design: Omit<SavedDesign, 'at'>) =>
      adding(personId, (tx) => saveDesign(tx, { ...design, personId, at: at() })),

    removeDesign: async (personId: string, id: string): Promise<void> => {
      await orm.delete(savedDesign).where(and(eq(savedDesign.personId, personId), eq(savedDesign.id, id)))
    },

    /** Counts a view; the least recently viewed rugs are dropped beyond the limit. */
    countView: (personId: string, address: string) =>
      adding(personId, (tx) => countView(tx, { personId, address, times: 1, at: at() })),
  }
}

async function merge(tx: Tx, personId: string, brought: SavedThings): Promise<Keeping<SavedThings>> {
  const merged = mergeSaved(await readSaved(tx, personId), brought)
  if (merged.favourites.length > MOST_SAVED.favourites) return { ok: false, reason: 'too-many-favourites' }
  if (merged.designs.length > MOST_SAVED.designs) return { ok: false, reason: 'too-many-designs' }
  await writeSaved(tx, personId, merged)
  return { ok: true, kept: await readSaved(tx, personId) }
}

async function addFavourite(tx: Tx, row: typeof favourite.$inferSelect): Promise<Keeping<Favourite>> {
  const own = eq(favourite.personId, row.personId)
  const [known] = await tx
    .select()
    .from(favourite)
    .where(and(own, eq(favourite.address, row.address)))
  if (known) return { ok: true, kept: shown(known) }
  if ((await tx.$count(favourite, own)) >= MOST_SAVED.favourites)
    return { ok: false, reason: 'too-many-favourites' }
  await tx.insert(favourite).values(row)
  return { ok: true, kept: shown(row) }
}

async function saveDesign(tx: Tx, row: typeof savedDesign.$inferSelect): Promise<Keeping<SavedDesign>> {
  const own = eq(savedDesign.personId, row.personId)
  const isNew = (await tx.$count(savedDesign, and(own, eq(savedDesign.id, row.id)))) === 0
  if (isNew && (await tx.$count(savedDesign, own)) >= MOST_SAVED.designs)
    return { ok: false, reason: 'too-many-designs' }
  const target = [savedDesign.personId, savedDesign.id]
  await tx.insert(savedDesign).values(row).onConflictDoUpdate({ target, set: row })
  return { ok: true, kept: shown(row) }
}

async function countView(tx: Tx, row: typeof viewedRug.$inferSelect): Promise<Keeping<ViewedRug>> {
  const [counted] = await tx
    .insert(viewedRug)
    .values(row)
    .onConflictDoUpdate({
      target: [viewedRug.personId, viewedRug.address],
      set: { times: sql`least(${viewedRug.times} + 1, ${MOST_TIMES})`, at: row.at },
    })
    .returning()
  if (!counted) throw new Error('the view was not written')
  await forgetOldest(tx, row.personId)
  return { ok: true, kept: shown(counted) }
}
