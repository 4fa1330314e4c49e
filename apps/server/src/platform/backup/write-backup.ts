import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import { type Pack, pack as tarPack } from 'tar-stream'

import { asBuffer } from '../as-buffer.ts'
import { BLOB_AREAS, type BlobStore } from '../blobs/blob-store.ts'
import type { Database } from '../db/database.ts'
import { appliedVersion } from '../db/migrate.ts'
import { entryOf, MANIFEST, type Manifest } from './manifest.ts'
import { countRows, readRows } from './rows.ts'

type Deps = { readonly database: Database; readonly blobs: BlobStore; readonly now: () => number }

/**
 * Writes everything that a shop cannot recreate as one gzipped tar: a snapshot of the rows, then the blobs, then a
 * manifest. Blobs are written before the rows that name them and deleted a day later at the earliest, so all blobs of
 * the snapshot exist. Streams with little memory; the embedded database does nothing else while its rows are read.
 */
export async function writeBackup({ database, blobs, now }: Deps, out: Writable): Promise<void> {
  const pack = tarPack()
  const entries: Manifest['entries'] = {}
  const add = async (name: string, content: Uint8Array) => {
    entries[name] = entryOf(content)
    await addEntry(pack, name, content, now())
  }
  const fill = async () => {
    const { version, tables } = await addRows(database, add)
    await addBlobs(blobs, add)
    const manifest: Manifest = {
      format: 1,
      version,
      createdAt: new Date(now()).toISOString(),
      tables,
      entries,
    }
    await addEntry(pack, MANIFEST, json(manifest), now())
    pack.finalize()
  }
  const filling = fill().catch((error: unknown) => {
    pack.destroy(error as Error)
    throw error
  })
  await Promise.all([pipeline(pack, createGzip(), out), filling])
}

type Add = (name: string, content: Uint8Array) => Promise<void>

function addRows({ orm }: Database, add: Add): Promise<Pick<Manifest, 'version' | 'tables'>> {
  return orm.transaction(
    async (tx) => {
      let part = 0
      for await (const { table, ...rows } of readRows(tx))
        await add(`tables/${table}/${String(part++).padStart(6, '0')}.json`, json(rows))
      return { version: await appliedVersion(tx), tables: await countRows(tx) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function addBlobs(blobs: BlobStore, add: Add): Promise<void> {
  for (const area of BLOB_AREAS)
    for await (const { key } of blobs.list(`${area}/`)) {
      // Drafts are not part of a backup, and a blob may be deleted during the copy.
      const content = key.endsWith('.part') ? null : await blobs.read(key)
      if (content) await add(`blobs/${key}`, content)
    }
}

function addEntry(pack: Pack, name: string, content: Uint8Array, now: number): Promise<void> {
  return new Promise((resolve, reject) => {
    pack.entry({ name, mtime: new Date(now) }, asBuffer(content), (error) =>
      error ? reject(error) : resolve(),
    )
  })
}

const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
