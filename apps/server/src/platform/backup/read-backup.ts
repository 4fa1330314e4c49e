import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import { extract as tarExtract } from 'tar-stream'

import type { BlobKey } from '../blobs/blob-store.ts'
import { entryOf, MANIFEST, manifest, type Manifest } from './manifest.ts'
import type { RowPart } from './rows.ts'

/** Verifies every entry of a backup against its manifest; throws when one differs. */
export async function checkBackup(file: string): Promise<Manifest> {
  const found: Manifest['entries'] = {}
  let expected: Manifest | undefined
  for await (const { name, content } of readEntries(file)) {
    if (name === MANIFEST) expected = manifest.parse(JSON.parse(content.toString()))
    else found[name] = entryOf(content)
  }
  if (!expected) throw new Error(`${file} is cut off: it has no manifest`)
  const names = new Set([...Object.keys(found), ...Object.keys(expected.entries)])
  for (const name of names)
    if (found[name]?.sha256 !== expected.entries[name]?.sha256) throw new Error(`${file} is damaged: ${name}`)
  return expected
}

/** The rows of a backup; referenced tables come before the tables that refer to them. */
export async function* rowsIn(file: string): AsyncGenerator<RowPart> {
  for await (const { name, content } of readEntries(file)) {
    const table = /^tables\/([^/]+)\/\d+\.json$/.exec(name)?.[1]
    if (table === undefined) continue
    // The checksum was verified, so this is what we wrote.
    const { columns, rows } = JSON.parse(content.toString()) as Omit<RowPart, 'table'>
    yield { table, columns, rows }
  }
}

/** The blobs of a backup. */
export async function* blobsIn(
  file: string,
): AsyncGenerator<{ readonly key: BlobKey; readonly content: Buffer }> {
  for await (const { name, content } of readEntries(file))
    if (name.startsWith('blobs/')) yield { key: name.slice('blobs/'.length) as BlobKey, content }
}

async function* readEntries(
  file: string,
): AsyncGenerator<{ readonly name: string; readonly content: Buffer }> {
  const extract = tarExtract()
  const reading = pipeline(createReadStream(file), createGunzip(), extract)
  // A read error also ends the loop below, which throws it.
  reading.catch(() => {})
  for await (const entry of extract) yield { name: entry.header.name, content: await buffer(entry) }
  await reading
}
