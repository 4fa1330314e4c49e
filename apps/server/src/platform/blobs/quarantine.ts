import { retentionMs } from '@nawl/domain/privacy/retention'
import { DAY_MS } from '@nawl/domain/time/durations'

import { BLOB_AREAS, type BlobArea, type BlobInfo, type BlobKey, type BlobStore } from './blob-store.ts'

export type Quarantined = {
  readonly key: BlobKey
  readonly bytes: number
  /** The day of removal, such as `2026-11-22`; part of the key, because copying a blob changes its age. */
  readonly day: string
  /** The key before quarantine. */
  readonly original: BlobKey
}

/** Moves blobs to quarantine instead of deleting them. */
export async function quarantine(blobs: BlobStore, taken: readonly BlobInfo[], now: number): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10)
  for (const { key } of taken) await blobs.move(key, `quarantine/${day}/${key}`)
}

/** The blobs in quarantine, in no particular order. */
export async function* listQuarantine(blobs: BlobStore): AsyncGenerator<Quarantined> {
  for await (const { key, bytes } of blobs.list('quarantine/')) {
    const [, day, original] = /^quarantine\/(\d{4}-\d\d-\d\d)\/(.+)$/.exec(key) ?? []
    // We wrote the key, so the cast holds.
    if (day && original) yield { key, bytes, day, original: original as BlobKey }
  }
}

/** Restores blobs from quarantine unless their key exists again; returns how many were restored. */
export async function bringBack(blobs: BlobStore, taken: readonly Quarantined[]): Promise<number> {
  let count = 0
  for (const { key, original } of taken) {
    if (await blobs.info(original)) continue
    await blobs.move(key, original)
    // Without this the next sweep would still see the old age.
    await blobs.touch(original)
    count += 1
  }
  return count
}

/** Deletes blobs that have been in quarantine for 30 full days. */
export async function emptyQuarantine(blobs: BlobStore, now: number): Promise<void> {
  for (const { key, day } of await Array.fromAsync(listQuarantine(blobs)))
    if (now - Date.parse(day) >= retentionMs('quarantine') + DAY_MS) await blobs.remove(key)
}

export const areaOf = (key: BlobKey): BlobArea | undefined => {
  const name = key.split('/')[0]
  return BLOB_AREAS.find((area) => area === name)
}
