import { sql } from 'drizzle-orm'

import type { Database } from '../../platform/db/database.ts'

/**
 * Designs that somebody counts on, in carts, orders and accounts: which rugs they are of, and from which bitmaps
 * the frozen ones, those of carts and orders, are made.
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
  // Both drivers answer so; drizzle does not say it for databases of either kind.
  const { rows } = (await orm.execute(all)) as { rows: { rug: string; bitmap: string | null }[] }
  return {
    rugIds: new Set(rows.map(({ rug }) => rug)),
    bitmapHashes: new Set(rows.flatMap(({ bitmap }) => bitmap ?? [])),
  }
}
