import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { isPersonGone } from './database-errors.ts'
import { openDatabase, type Database } from './database.ts'
import { layEmbeddedDatabase } from '../../../test/db/test-template.ts'
import { DATABASES, startDatabase } from '../../../test/db/postgres.ts'

describe.each(DATABASES)('a row of a deleted account, on %s', (kind) => {
  let server: Awaited<ReturnType<typeof startDatabase>>
  let database: Database
  const home = mkdtempSync(join(tmpdir(), 'nawl-gone-'))
  beforeAll(async () => {
    server = await startDatabase(kind)
    if (!server.url) layEmbeddedDatabase(home)
    database = await openDatabase({ url: server.url, directory: home })
    await database.migrate()
  })
  afterAll(async () => {
    await database.close()
    await server.stop()
    rmSync(home, { recursive: true, force: true })
  })

  it('is distinguished from other errors', async () => {
    const favourite = sql`insert into favourite (person_id, address, at)
      values ('f3a7a1de-5e0c-4f0e-9d42-6f9a3d1b2c55', 'aria', now())`
    const failure = await database.orm.execute(favourite).then(
      () => null,
      (error: unknown) => error,
    )
    expect(isPersonGone(failure)).toBe(true)
    const other = await database.orm.execute(sql`select 1 / 0`).then(
      () => null,
      (error: unknown) => error,
    )
    expect(isPersonGone(other)).toBe(false)
  })
})
