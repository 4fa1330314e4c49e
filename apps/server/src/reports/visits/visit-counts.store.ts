import type { VisitEvent } from '@nawl/domain/reports/report'
import type { Day } from '@nawl/domain/time/day'
import { lt, sql } from 'drizzle-orm'

import type { Database } from '../../platform/db/database.ts'
import { visitCount } from '../../platform/db/schema/report-schema.ts'

/** What is counted, apart from how often. */
export type Counted = {
  readonly day: Day
  readonly event: VisitEvent
  readonly design: string
  readonly country: string
}
type Row = Counted & { readonly count: number }

/** Rows of one statement. */
const PART = 2_000

/** Adds sums to those in the database, which all processes share. */
export function visitCountStore({ orm }: Pick<Database, 'orm'>) {
  return {
    /** Deletes the sums of all days before one. */
    async deleteBefore(day: Day): Promise<void> {
      await orm.delete(visitCount).where(lt(visitCount.day, day))
    },
    /** All rows or none. */
    async add(rows: readonly Row[]): Promise<void> {
      // In one order, so that two processes do not wait for each other in a circle.
      const sorted = rows.toSorted((p, q) => (keyOf(p) < keyOf(q) ? -1 : 1))
      await orm.transaction(async (tx) => {
        for (let from = 0; from < sorted.length; from += PART)
          await tx
            .insert(visitCount)
            .values(sorted.slice(from, from + PART))
            .onConflictDoUpdate({
              target: [visitCount.day, visitCount.event, visitCount.design, visitCount.country],
              set: { count: sql`${visitCount.count} + excluded.count` },
            })
      })
    },
  }
}

const keyOf = ({ day, event, design, country }: Counted) => [day, event, design, country].join('\n')
