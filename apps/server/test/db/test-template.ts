import { cpSync } from 'node:fs'
import { join } from 'node:path'

/** Environment variables that tell test processes where the databases of `test-databases.ts` are. */
export const SHARED_POSTGRES = 'NAWL_TEST_POSTGRES'
export const EMBEDDED_TEMPLATE = 'NAWL_TEST_EMBEDDED'

/** The empty migrated database on the shared server, which tests copy. */
export const POSTGRES_TEMPLATE = 'migrated'

/** The URL of another database on the same server. */
export function urlOf(serverUrl: string, database: string): string {
  return serverUrl.replace('/postgres?', `/${database}?`)
}

/** Copies the files of a migrated embedded database to a new location; does nothing outside a test run. */
export function layEmbeddedDatabase(directory: string): void {
  const template = process.env[EMBEDDED_TEMPLATE]
  if (template) cpSync(join(template, 'pg'), join(directory, 'pg'), { recursive: true })
}
