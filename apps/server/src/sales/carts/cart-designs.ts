import { sql } from 'drizzle-orm'

import { answer, type Database } from '../../platform/db/database.ts'

/**
 * Designs in use, in carts, orders and accounts: the addresses of their rugs, and the bitmap hashes of the snapshots in
 * carts and orders.
 */
export async function cartDesigns({ orm }: Database): Promise<{
  readonly rugIds: ReadonlySet<string>
  readonly bitmapHashes: ReadonlySet<string>
}> {
  const all = sql`
    select distinct design ->> 'rugId' as rug, design ->> 'bitmapHash' as bitmap
    from (
      select design from cart_line
      union all
      select jsonb_path_query(versions, '$[*].lines[*].design') from "order"
    ) as frozen (design)
    union
    select distinct address, null from saved_design`
  const rows = await answer<{ rug: string; bitmap: string | null }>(orm, all)
  return {
    rugIds: new Set(rows.map(({ rug }) => rug)),
    bitmapHashes: new Set(rows.flatMap(({ bitmap }) => bitmap ?? [])),
  }
}
