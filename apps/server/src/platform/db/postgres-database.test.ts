import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { postgresDatabase } from './postgres-database.ts'
import { startPostgres } from '../../../test/db/postgres.ts'

describe('a PostgreSQL server that drops connections', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  let database: ReturnType<typeof postgresDatabase>
  beforeAll(async () => {
    server = await startPostgres()
    database = postgresDatabase(server.url)
  })
  afterAll(async () => {
    await database.close()
    await server.stop()
  })

  it('fails only the transaction that it interrupts between two queries', async () => {
    const interrupted = database.orm.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await server.crash()
      await server.revive()
      await tx.execute(sql`select 1`)
    })
    await expect(interrupted).rejects.toThrow('Failed query')
    await expect(database.ping()).resolves.toBeUndefined()
  })
})
