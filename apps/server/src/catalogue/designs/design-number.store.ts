import { SHOP_TIME_ZONE } from '@nawl/domain/shop/time-zone'

import { sql } from 'drizzle-orm'

import type { Database } from '../../platform/db/database.ts'
import { designNumber } from '../../platform/db/schema/design-schema.ts'

/** Above the numbers of built-in patterns, with room for those of later versions. */
const BELOW_FIRST = 2000

export type DesignNumbers = ReturnType<typeof designNumbers>

/** The running numbers of owners' designs, which are never given twice. */
export function designNumbers({ orm }: Database) {
  return {
    /** The pattern codes by slug, as of built-in designs: the year of the design and its number. */
    async codes(): Promise<ReadonlyMap<string, string>> {
      const rows = await orm.select().from(designNumber)
      return new Map(rows.map(({ slug, number, at }) => [slug, `em-${yearOf(at)}-ma-${number}`]))
    },

    /** Gives a design its number, once. */
    async give(slug: string, at: Date): Promise<void> {
      await orm.transaction(async (tx) => {
        // Two who publish at once would otherwise count alike. No sequence: rows move between databases as they are.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext('design_number'))`)
        const number = sql<number>`(select coalesce(max(number), ${BELOW_FIRST}) + 1 from design_number)`
        await tx.insert(designNumber).values({ slug, number, at }).onConflictDoNothing()
      })
    },
  }
}

const yearOf = (at: Date) =>
  new Intl.DateTimeFormat('en-GB', { year: '2-digit', timeZone: SHOP_TIME_ZONE }).format(at)
