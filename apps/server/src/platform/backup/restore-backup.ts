import { readMigrationFiles } from 'drizzle-orm/migrator'

import { BLOB_AREAS, type BlobKey, type BlobStore } from '../blobs/blob-store.ts'
import { joinShop, leaveShop } from '../blobs/shop-identity.ts'
import type { Database } from '../db/database.ts'
import { MIGRATIONS } from '../db/migrate.ts'
import { fillDatabase, mustBeEmpty } from './fill-database.ts'
import type { Manifest } from './manifest.ts'
import { blobsIn, checkBackup, rowsIn } from './read-backup.ts'

type Place = { readonly database: Database; readonly blobs: BlobStore }

/**
 * Restores a shop from a backup. Changes nothing unless the file is complete, its version is known and the target is
 * empty; `replace` deletes what is there. Blobs are written first, so a failure leaves the rows unchanged. The restored
 * shop gets a new id, so that a trial copy pointed at the original store does not sweep it.
 */
export async function restoreBackup(
  { database, blobs }: Place,
  file: string,
  { replace }: { readonly replace: boolean },
): Promise<Manifest> {
  const manifest = await checkBackup(file)
  const newest = Math.max(
    ...readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ folderMillis }) => folderMillis),
  )
  if (manifest.version > newest)
    throw new Error('the backup is of a newer version of the shop: update it first')
  if (!replace) {
    await mustBeEmpty(database)
    for await (const { key } of allBlobs(blobs))
      throw new Error(`there are blobs, like ${key}; --replace deletes them`)
  }
  const written = new Set<BlobKey>()
  for await (const { key, content } of blobsIn(file)) {
    await blobs.write(key, content)
    written.add(key)
  }
  const { version, tables } = manifest
  await fillDatabase(database, { version, parts: rowsIn(file), expected: async () => tables })
  for await (const { key } of allBlobs(blobs)) if (!written.has(key)) await blobs.remove(key)
  await leaveShop(database)
  await joinShop({ database, blobs })
  return manifest
}

async function* allBlobs(blobs: BlobStore) {
  for (const area of BLOB_AREAS) yield* blobs.list(`${area}/`)
}
