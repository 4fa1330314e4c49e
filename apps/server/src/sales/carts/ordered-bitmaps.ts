import { retentionMs } from '@nawl/domain/privacy/retention'
import { HOUR_MS } from '@nawl/domain/time/durations'

import type { BlobInfo, BlobKey, BlobStore } from '../../platform/blobs/blob-store.ts'
import type { Judgement } from '../../platform/blobs/sweep-blobs.ts'

/** A bitmap stored or touched this recently may be about to enter a cart. */
const GRACE_MS = retentionMs('ordered-artwork')

/** Stores a bitmap under its SHA-256; `find` reads it from its source. */
export type StoreBitmap = (
  bitmapHash: string,
  find: () => Promise<{ readonly read: () => Promise<Uint8Array> }>,
) => Promise<void>

/**
 * Stores the bitmaps of snapshots, independent of the rugs they were drawn for. A stored bitmap is not checked again
 * within the hour, because a sweep removes nothing that was touched within a day.
 */
export function bitmapStore(blobs: BlobStore, now: () => number): StoreBitmap {
  const seenAt = new Map<string, number>()
  return async (bitmapHash, find) => {
    if (now() - (seenAt.get(bitmapHash) ?? -Infinity) < HOUR_MS) return
    const key: BlobKey = `frozen/${bitmapHash}.bmp`
    const stored = await blobs.info(key)
    if (!stored) await blobs.write(key, await (await find()).read())
    // Touching once an hour is enough for the sweep.
    else if (now() - stored.touchedAt > HOUR_MS) await blobs.touch(key)
    seenAt.set(bitmapHash, now())
  }
}

/** Bitmaps of designs in a cart or an order are needed; others are unwanted unless recent. */
export function judgeBitmaps(there: readonly BlobInfo[], held: ReadonlySet<string>, now: number): Judgement {
  const isHeld = ({ key }: BlobInfo) => held.has(key.slice('frozen/'.length).replace(/\.bmp$/, ''))
  return {
    needed: there.filter(isHeld),
    unwanted: there.filter((blob) => !isHeld(blob) && now - blob.touchedAt > GRACE_MS),
  }
}
