import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { appliedVersion, MIGRATIONS } from './migrate.ts'
import { type Database, openDatabase } from './database.ts'
import { startPostgres } from '../../../test/db/postgres.ts'
import { rugCollection } from './schema/schema.ts'

/** Statements that break the previous version, which keeps serving during a migration. */
const CONTRACTS =
  /\b(?:drop (?:table|column|function|type)|rename (?:to|column)|set not null|alter column \S+ (?:set data )?type|add column (?!.*\b(?:default|generated)\b).* not null)\b/i

describe('several processes that start at once', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => void (postgres = await startPostgres()))
  afterAll(() => postgres.stop())

  it('migrate a database exactly once', async () => {
    const open = () => openDatabase({ url: postgres.url, directory: '' })
    const processes: Database[] = await Promise.all([open(), open(), open(), open()])
    const [first] = processes as [Database]
    await Promise.all(processes.map(({ migrate }) => migrate()))
    expect(await first.orm.select().from(rugCollection)).toEqual([])
    const journal = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
      entries: { when: number }[]
    }
    expect(await appliedVersion(first.orm)).toBe(journal.entries.at(-1)?.when)
    const applied = await first.orm.execute('select id from drizzle.__drizzle_migrations')
    expect(applied).toMatchObject({ rows: journal.entries.map((_, n) => ({ id: n + 1 })) })
    await Promise.all(processes.map(({ close }) => close()))
  })
})

describe('a migration', () => {
  // Up to 0005 there was no previous version to keep serving.
  const files = readdirSync(MIGRATIONS).filter((name) => /^\d{4}.*\.sql$/.test(name) && name >= '0006')

  it('drops nothing that the previous version uses, unless it notes since when it is unused', () => {
    const wrong = files.flatMap((name) =>
      readFileSync(join(MIGRATIONS, name), 'utf8')
        .split('--> statement-breakpoint')
        .filter((statement) => CONTRACTS.test(statement) && !/-- unused since \d+\.\d+/.test(statement))
        .map((statement) => `${name}: ${statement.trim()}`),
    )
    expect(wrong).toEqual([])
  })

  it.each([
    'ALTER TABLE "order" DROP COLUMN "notes";',
    'ALTER TABLE "order" RENAME COLUMN "notes" TO "remarks";',
    'ALTER TABLE "order" ADD COLUMN "weight" integer NOT NULL;',
    'ALTER TABLE "order" ALTER COLUMN "weight" SET NOT NULL;',
    'ALTER TABLE "order" ALTER COLUMN "weight" SET DATA TYPE bigint;',
  ])('that breaks the previous version is detected: %s', (statement) =>
    expect(CONTRACTS.test(statement)).toBe(true),
  )

  it.each([
    'ALTER TABLE "order" ADD COLUMN "weight" integer;',
    'ALTER TABLE "order" ADD COLUMN "weight" integer DEFAULT 0 NOT NULL;',
    'CREATE TABLE "shelf" ("id" uuid PRIMARY KEY NOT NULL);',
  ])('that only adds is accepted: %s', (statement) => expect(CONTRACTS.test(statement)).toBe(false))
})
