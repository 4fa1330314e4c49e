import { cpSync } from 'node:fs'
import { join } from 'node:path'

/** The variables in which a test run tells its processes where the databases are that `test-databases.ts` has made. */
export const SHARED_POSTGRES = 'NAWL_TEST_POSTGRES'
export const EMBEDDED_TEMPLATE = 'NAWL_TEST_EMBEDDED'

/** The migrated database of the shared server, empty, that tests get copies of. */
export const POSTGRES_TEMPLATE = 'migrated'

/** The address of another database of the same server. */
export function urlOf(serverUrl: string, database: string): string {
  return serverUrl.replace('/postgres?', `/${database}?`)
}

/** Lays the files of a migrated embedded database where one is about to be opened; outside of a test run, nothing. */
export function layEmbeddedDatabase(directory: string): void {
  const template = process.env[EMBEDDED_TEMPLATE]
  if (template) cpSync(join(template, 'pg'), join(directory, 'pg'), { recursive: true })
}
