import type { BlobConfig } from '../config/blob-config.ts'

/** What is kept as blobs: visitors' designs, bitmaps of designs in carts and orders, photographs of claims. */
export const BLOB_AREAS = ['own-artwork', 'frozen', 'claims'] as const
export type BlobArea = (typeof BLOB_AREAS)[number]
/** Beside them: which shop the store is of, in `shop/`, and what sweeps have taken away, in `quarantine/`. */
export type BlobKey = `${BlobArea | 'shop' | 'quarantine'}/${string}`

/** What is known of a blob without reading it. */
export type BlobInfo = {
  readonly key: BlobKey
  readonly bytes: number
  /** When it was last written or touched, in milliseconds. */
  readonly touchedAt: number
  /** Changes whenever the content does. */
  readonly version: string
}

/**
 * Bytes by name, the same for every process of the shop. Every call throws the ApiError `server/busy` while the place
 * where they are kept does not answer, or has no room.
 */
export type BlobStore = {
  /** The whole content, in memory of its own that can be handed to another thread; null where there is none. */
  readonly read: (key: BlobKey) => Promise<Uint8Array<ArrayBuffer> | null>
  readonly info: (key: BlobKey) => Promise<BlobInfo | null>
  /** Whole or not at all; what was there before is replaced. */
  readonly write: (key: BlobKey, bytes: Uint8Array) => Promise<void>
  /** Makes a blob as young as if it were written now. Where there is none it does nothing. */
  readonly touch: (key: BlobKey) => Promise<void>
  /** Gives a blob another key, where it replaces what is there. Where there is none it does nothing. */
  readonly move: (from: BlobKey, to: BlobKey) => Promise<void>
  readonly remove: (key: BlobKey) => Promise<void>
  /** All whose keys begin so, in no order. What somebody died writing ends in `.part`. */
  readonly list: (prefix: BlobKey) => AsyncIterable<BlobInfo>
}

/** A bucket where one is configured, else folders. `report` hears of each call that a bucket fails. */
export async function openBlobs(config: BlobConfig, report: (error: Error) => void): Promise<BlobStore> {
  if (config.kind === 's3') return (await import('./s3-blobs.ts')).s3Blobs(config, report)
  return (await import('./folder-blobs.ts')).folderBlobs(config.directory)
}

/** Throws for a key that is none of ours: no key ever leads out of its place. */
export function checkKey(key: BlobKey): void {
  if (!/^(?:own-artwork|frozen|claims|shop|quarantine)(?:\/[\w-][\w.-]*)+$/.test(key))
    throw new Error(`${key} is no blob's key`)
}
