import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { completeRug } from '@nawl/domain/catalogue/complete-rug'
import { cents } from '@nawl/domain/money/money'
import { asc, getTableColumns, sql } from 'drizzle-orm'

import type { Database } from '../platform/db/database.ts'
import { rugCollection } from '../platform/db/schema/schema.ts'

export type RugCollectionStore = ReturnType<typeof rugCollectionStore>

/** SQL of the collection. */
export function rugCollectionStore({ orm }: Database) {
  return {
    /** Every rug, in catalogue order. */
    async list(): Promise<RugItem[]> {
      const rows = await orm.select().from(rugCollection).orderBy(asc(rugCollection.position))
      return rows.map(({ basePriceCents, ...row }) =>
        completeRug({ ...row, basePrice: basePriceCents / 100 }),
      )
    },

    /** Upserts the built-in rugs in their order. */
    async seed(rugs: readonly RugItem[]): Promise<void> {
      const rows = rugs.map(({ basePrice, variants, ...rug }, position) => ({
        ...rug,
        variants: variants ?? [],
        basePriceCents: cents(basePrice),
        position,
      }))
      await orm
        .insert(rugCollection)
        .values(rows)
        .onConflictDoUpdate({
          target: [rugCollection.collection, rugCollection.id],
          set: everyColumnAsInserted(),
        })
    },
  }
}

const everyColumnAsInserted = () =>
  Object.fromEntries(
    Object.entries(getTableColumns(rugCollection)).map(([key, { name }]) => [
      key,
      sql.raw(`excluded.${name}`),
    ]),
  )
