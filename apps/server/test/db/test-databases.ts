// Creates the databases that tests copy, once per run: creating one from scratch takes seconds of CPU.
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { type Database, openDatabase } from '../../src/platform/db/database.ts'
import { MIGRATIONS } from '../../src/platform/db/migrate.ts'
import { startPostgres } from './postgres.ts'
import { EMBEDDED_TEMPLATE, POSTGRES_TEMPLATE, SHARED_POSTGRES, urlOf } from './test-template.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
/** Inputs of the embedded database's files: the code that creates it, and its PostgreSQL version. */
const EMBEDDED_SOURCES = [
  ...globSync(join(MIGRATIONS, '*.sql')).toSorted(),
  join(MIGRATIONS, '../embedded-database.ts'),
  join(MIGRATIONS, '../durable-database.ts'),
  join(ROOT, 'node_modules/@electric-sql/pglite/package.json'),
]

/** Vitest's global setup; the returned function is the teardown. */
export default async function makeTestDatabases(): Promise<() => Promise<void>> {
  const [server] = await Promise.all([startTemplateServer(), makeEmbeddedTemplate()])
  return server.stop
}

async function startTemplateServer() {
  const server = await startPostgres()
  await using(await openDatabase({ url: server.url, directory: '' }), ({ orm }) =>
    orm.execute(`create database ${POSTGRES_TEMPLATE}`),
  )
  // A database can be copied only while nobody is connected to it.
  const url = urlOf(server.url, POSTGRES_TEMPLATE)
  await using(await openDatabase({ url, directory: '' }), ({ migrate }) => migrate())
  process.env[SHARED_POSTGRES] = server.url
  return server
}

/** Cached between runs; depends only on its sources. */
async function makeEmbeddedTemplate(): Promise<void> {
  const sources = createHash('sha256')
  for (const file of EMBEDDED_SOURCES) sources.update(readFileSync(file))
  const template = join(ROOT, 'var/test-databases', sources.digest('hex').slice(0, 24))
  if (!existsSync(template)) {
    mkdirSync(dirname(template), { recursive: true })
    const draft = mkdtempSync(`${template}-`)
    await using(await openDatabase({ url: undefined, directory: draft }), async ({ migrate, orm }) => {
      await migrate()
      // Tests create no further databases in it, and without these templates a copy has a third of the files.
      await orm.execute(`update pg_database set datistemplate = false`)
      for (const name of ['template0', 'template1']) await orm.execute(`drop database ${name}`)
    })
    // A concurrent run may have created it first.
    if (!existsSync(template)) renameSync(draft, template)
  }
  process.env[EMBEDDED_TEMPLATE] = template
}

async function using(database: Database, use: (database: Database) => Promise<unknown>): Promise<void> {
  try {
    await use(database)
  } finally {
    await database.close()
  }
}
