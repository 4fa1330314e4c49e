import type { BlobKey, BlobStore } from '../blobs/blob-store.ts'

const HOUR_MS = 60 * 60 * 1000
/** What was kept, or wanted again, so lately may be on its way into a cart. */
const GRACE_MS = 24 * HOUR_MS

/** Keeps a bitmap under its SHA-256; `find` says where else it is to be had. */
export type KeepBitmap = (
  bitmapHash: string,
  find: () => Promise<{ readonly read: () => Promise<Uint8Array> }>,
) => Promise<void>

/**
 * Keeps bitmaps of frozen designs, whatever becomes of the rugs they were drawn for. What is kept already stays, and
 * is not looked for again within the hour: nobody takes away what was wanted a day ago.
 */
export function bitmapKeeper(blobs: BlobStore, now: () => number): KeepBitmap {
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

/** Deletes bitmaps of designs that lie in no cart and no order. */
export async function sweepBitmaps(blobs: BlobStore, held: ReadonlySet<string>, now: number): Promise<void> {
  for await (const { key, touchedAt } of blobs.list('frozen/')) {
    const hash = key.slice('frozen/'.length).replace(/\.bmp$/, '')
    if (!held.has(hash) && now - touchedAt > GRACE_MS) await blobs.remove(key)
  }
}
