import { join } from 'node:path'

import { type BlobStore, openBlobs } from '../../apps/server/src/platform/blobs/blob-store.ts'
import { type Config, readConfig } from '../../apps/server/src/platform/config/config.ts'
import { keepToOurselves } from '../../apps/server/src/platform/data-dir.ts'
import { type Database, openDatabase } from '../../apps/server/src/platform/db/database.ts'

/** The shop's configuration as the shop reads it. Throws if it is invalid. */
export function shopConfig(): Config {
  const reading = readConfig(process.env)
  if (!reading.ok) throw new Error(reading.message)
  return reading.config
}

/** The folder of the embedded database. */
export const databaseFolder = (config: Config) => join(config.dataDir, 'db')

/** Opens a shop's data for `run` and closes it afterwards in any case. */
export async function withShopData<T>(
  config: Config,
  work: (data: { readonly database: Database; readonly blobs: BlobStore }) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ url: config.databaseUrl, directory: databaseFolder(config) })
  try {
    const blobs = await openBlobs(config.blobs, (error) => console.error(error.message))
    return await work({ database, blobs })
  } finally {
    await database.close()
  }
}

/** Runs a command-line tool: an error prints one line and exits with 1. Files it creates are private to the user. */
export function command(run: () => Promise<void>): void {
  keepToOurselves()
  run().catch((error: unknown) => {
    const { message, cause } = error as Error
    // If the database is unreachable, say so instead of naming the failed statement.
    const what = message.startsWith('Failed query') ? 'the database did not answer' : message
    console.error(cause instanceof Error ? `${what}: ${reasonOf(cause)}` : what)
    process.exitCode = 1
  })
}

/** If several addresses were tried, the error has only a code. */
const reasonOf = ({ message, ...rest }: Error & { readonly code?: string }) => message || rest.code

/** `451 rows of 23 tables`. */
export function rowsText(tables: Readonly<Record<string, number>>): string {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  return `${rows} rows of ${Object.keys(tables).length} tables`
}
