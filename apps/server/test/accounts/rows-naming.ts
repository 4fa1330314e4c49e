import { sql } from 'drizzle-orm'

import type { Database } from '../../src/platform/db/database.ts'

/** The number of rows per table with this text in any column; tables without one are left out. */
export async function rowsNaming({ orm }: Database, text: string): Promise<Record<string, number>> {
  const tables = await rows(
    sql`select table_name as found from information_schema.tables where table_schema = 'public'`,
  )
  const counts: Record<string, number> = {}
  for (const { found } of tables) {
    const table = sql.identifier(String(found))
    const [counted] = await rows(
      sql`select count(*)::int as found from ${table} as t where to_jsonb(t)::text like ${`%${text}%`}`,
    )
    if (Number(counted?.found) > 0) counts[String(found)] = Number(counted?.found)
  }
  return counts

  async function rows(query: ReturnType<typeof sql>) {
    // Both drivers return this shape, but drizzle does not type it for either kind.
    return ((await orm.execute(query)) as { rows: { found: string | number }[] }).rows
  }
}
