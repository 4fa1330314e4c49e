import { join } from 'node:path'

import { type BlobStore, openBlobs } from '../../apps/server/src/platform/blobs/blob-store.ts'
import { type Config, readConfig } from '../../apps/server/src/platform/config/config.ts'
import { keepToOurselves } from '../../apps/server/src/platform/data-dir.ts'
import { type Database, openDatabase } from '../../apps/server/src/platform/db/database.ts'

/** The shop's configuration, as the shop itself would read it. Throws what is wrong with it. */
export function shopConfig(): Config {
  const reading = readConfig(process.env)
  if (!reading.ok) throw new Error(reading.message)
  return reading.config
}

/** Where the embedded database lies. */
export const databaseFolder = (config: Config) => join(config.dataDir, 'db')

/** Does something with the data of a shop and closes them, whatever becomes of it. */
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

/**
 * Runs a command of the terminal: what it refuses is one line, and a 1 for who called it. What it writes is read by
 * nobody else on the machine.
 */
export function command(run: () => Promise<void>): void {
  keepToOurselves()
  run().catch((error: unknown) => {
    const { message, cause } = error as Error
    // Whose DATABASE_URL leads nowhere is told so, not by which statement it was found out.
    const what = message.startsWith('Failed query') ? 'the database did not answer' : message
    console.error(cause instanceof Error ? `${what}: ${reasonOf(cause)}` : what)
    process.exitCode = 1
  })
}

/** Where several addresses were tried, the error has only a code. */
const reasonOf = ({ message, ...rest }: Error & { readonly code?: string }) => message || rest.code

/** `451 rows of 23 tables`. */
export function rowsText(tables: Readonly<Record<string, number>>): string {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  return `${rows} rows of ${Object.keys(tables).length} tables`
}
