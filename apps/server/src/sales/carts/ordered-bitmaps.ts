import { retentionMs } from '@nawl/domain/privacy/retention'

import type { BlobInfo, BlobKey, BlobStore } from '../../platform/blobs/blob-store.ts'
import type { Judgement } from '../../platform/blobs/sweep-blobs.ts'

const HOUR_MS = 60 * 60 * 1000
/** What was kept, or wanted again, so lately may be on its way into a cart. */
const GRACE_MS = retentionMs('ordered-artwork')

/** Keeps a bitmap under its SHA-256; `find` says where else it is to be had. */
export type StoreBitmap = (
  bitmapHash: string,
  find: () => Promise<{ readonly read: () => Promise<Uint8Array> }>,
) => Promise<void>

/**
 * Keeps bitmaps of frozen designs, whatever becomes of the rugs they were drawn for. What is kept already stays, and
 * is not looked for again within the hour: nobody takes away what was wanted a day ago.
 */
export function bitmapStore(blobs: BlobStore, now: () => number): StoreBitmap {
  const seenAt = new Map<string, number>()
  return async (bitmapHash, find) => {
    if (now() - (seenAt.get(bitmapHash) ?? -Infinity) < HOUR_MS) return
    const key: BlobKey = `frozen/${bitmapHash}.bmp`
    const kept = await blobs.info(key)
    if (!kept) await blobs.write(key, await (await find()).read())
    // Once an hour is enough to tell the sweep that somebody wants it.
    else if (now() - kept.touchedAt > HOUR_MS) await blobs.touch(key)
    seenAt.set(bitmapHash, now())
  }
}

/** Bitmaps of designs that lie in a cart or an order are needed; the others are not, unless they are new. */
export function judgeBitmaps(there: readonly BlobInfo[], held: ReadonlySet<string>, now: number): Judgement {
  const isHeld = ({ key }: BlobInfo) => held.has(key.slice('frozen/'.length).replace(/\.bmp$/, ''))
  return {
    needed: there.filter(isHeld),
    unwanted: there.filter((blob) => !isHeld(blob) && now - blob.touchedAt > GRACE_MS),
  }
}
