import { type SavedThings, MOST_SAVED } from '@nawl/contract/account/saved'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { Tx } from '../../platform/db/database.ts'
import { favourite, savedDesign, viewedRug } from '../../platform/db/schema/saved-schema.ts'

/** An account's saved things, latest first. */
export async function readSaved(tx: Tx, personId: string): Promise<SavedThings> {
  return {
    favourites: await favouritesOf(tx, personId),
    designs: await designsOf(tx, personId),
    viewed: await viewedOf(tx, personId),
  }
}

type SavedTable = typeof favourite | typeof savedDesign | typeof viewedRug

/** Reads a person's rows of a table, latest first, then by `key`. */
const reader =
  <Table extends SavedTable>(table: Table, key: PgColumn) =>
  async (tx: Tx, personId: string) => {
    const source: PgTable = table
    const rows = await tx
      .select()
      .from(source)
      .where(eq(table.personId, personId))
      .orderBy(desc(table.at), asc(key))
    return (rows as Table['$inferSelect'][]).map(shown)
  }

export const favouritesOf = reader(favourite, favourite.address)
export const designsOf = reader(savedDesign, savedDesign.id)
export const viewedOf = reader(viewedRug, viewedRug.address)

/** Upserts by address or id; other rows stay, except views beyond the limit. */
export async function writeSaved(
  tx: Tx,
  personId: string,
  { favourites, designs, viewed }: SavedThings,
): Promise<void> {
  const own = <T extends { readonly at: string }>(thing: T) => ({
    ...thing,
    personId,
    at: new Date(thing.at),
  })
  if (favourites.length > 0)
    await tx
      .insert(favourite)
      .values(favourites.map(own))
      .onConflictDoUpdate({ target: [favourite.personId, favourite.address], set: incoming('at') })
  if (designs.length > 0)
    await tx
      .insert(savedDesign)
      .values(designs.map(own))
      .onConflictDoUpdate({
        target: [savedDesign.personId, savedDesign.id],
        set: incoming('address', 'name', 'link', 'at'),
      })
  if (viewed.length > 0)
    await tx
      .insert(viewedRug)
      .values(viewed.map(own))
      .onConflictDoUpdate({ target: [viewedRug.personId, viewedRug.address], set: incoming('times', 'at') })
  await forgetOldest(tx, personId)
}

/** Deletes the oldest views beyond the limit. */
export async function forgetOldest(tx: Tx, personId: string): Promise<void> {
  const old = (await viewedOf(tx, personId)).slice(MOST_SAVED.viewed).map(({ address }) => address)
  if (old.length > 0)
    await tx.delete(viewedRug).where(and(eq(viewedRug.personId, personId), inArray(viewedRug.address, old)))
}

/** A row in the API's format. */
export const shown = <Row extends { readonly personId: string; readonly at: Date }>({
  personId: _,
  ...row
}: Row) => ({
  ...row,
  at: row.at.toISOString(),
})

/** Sets these columns to the values of the row that an upsert would have inserted. Single-word column names only. */
const incoming = (...columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, sql.raw(`excluded.${column}`)]))
