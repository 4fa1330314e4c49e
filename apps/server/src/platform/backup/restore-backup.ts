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
 * Makes a shop of a backup. Nothing is touched unless the file is whole, of a version that this shop knows, and the place
 * empty; with `replace` what is there goes. Blobs come first: should anything fail, the rows are as before. The two get
 * an id of their own: a trial run that is pointed at the store of the shop it was copied from must not sweep it.
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
  const kept = new Set<BlobKey>()
  for await (const { key, content } of blobsIn(file)) {
    await blobs.write(key, content)
    kept.add(key)
  }
  const { version, tables } = manifest
  await fillDatabase(database, { version, parts: rowsIn(file), expected: async () => tables })
  for await (const { key } of allBlobs(blobs)) if (!kept.has(key)) await blobs.remove(key)
  await leaveShop(database)
  await joinShop({ database, blobs })
  return manifest
}

async function* allBlobs(blobs: BlobStore) {
  for (const area of BLOB_AREAS) yield* blobs.list(`${area}/`)
}
