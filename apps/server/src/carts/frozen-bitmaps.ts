import type { BlobKey, BlobStore } from '../blobs/blob-store.ts'

const HOUR_MS = 60 * 60 * 1000
/** What was kept, or wanted again, so lately may be on its way into a cart. */
const GRACE_MS = 24 * HOUR_MS

/**
 * Keeps the bitmap of a frozen design, named by its SHA-256, whatever becomes of the rug it was drawn for. One that is
 * kept already stays; `find` says where else it is to be had.
 */
export async function keepBitmap(
  blobs: BlobStore,
  bitmapHash: string,
  find: () => Promise<{ readonly read: () => Promise<Uint8Array> }>,
): Promise<void> {
  const key: BlobKey = `frozen/${bitmapHash}.bmp`
  const kept = await blobs.info(key)
  if (!kept) return blobs.write(key, await (await find()).read())
  // Once an hour is enough to tell the sweep that somebody wants it.
  if (Date.now() - kept.touchedAt > HOUR_MS) await blobs.touch(key)
}

/** Deletes bitmaps of designs that lie in no cart and no order. */
export async function sweepBitmaps(blobs: BlobStore, held: ReadonlySet<string>, now: number): Promise<void> {
  for await (const { key, touchedAt } of blobs.list('frozen/')) {
    const hash = key.slice('frozen/'.length).replace(/\.bmp$/, '')
    if (!held.has(hash) && now - touchedAt > GRACE_MS) await blobs.remove(key)
  }
}
