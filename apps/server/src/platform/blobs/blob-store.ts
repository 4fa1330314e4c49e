import type { BlobConfig } from '../config/blob-config.ts'

/** What is stored as blobs: visitors' designs, drawings of the shop's own designs with their pictures, what these were made of, the shop's logos, owners' photographs, bitmaps of designs in carts and orders, photographs of claims, printed invoices and credit notes, photographs of the workshop. */
export const BLOB_AREAS = [
  'own-artwork',
  'designs',
  'originals',
  'logos',
  'photos',
  'frozen',
  'claims',
  'documents',
  'floor',
] as const
export type BlobArea = (typeof BLOB_AREAS)[number]
/** Two more prefixes: `shop/` holds the id of the owning shop, `quarantine/` what sweeps have removed. */
export type BlobKey = `${BlobArea | 'shop' | 'quarantine'}/${string}`

/** Metadata that is known without reading a blob. */
export type BlobInfo = {
  readonly key: BlobKey
  readonly bytes: number
  /** When the blob was last written or touched, in milliseconds. */
  readonly touchedAt: number
  /** Changes with every change of the content. */
  readonly version: string
}

/** Bytes by key, shared by all processes. Methods throw ApiError `server/busy` while storage is away or full. */
export type BlobStore = {
  /** The content in a buffer of its own, which may be transferred to another thread; null when the blob is missing. */
  readonly read: (key: BlobKey) => Promise<Uint8Array<ArrayBuffer> | null>
  readonly info: (key: BlobKey) => Promise<BlobInfo | null>
  /** Writes atomically and replaces an existing blob. */
  readonly write: (key: BlobKey, bytes: Uint8Array) => Promise<void>
  /** Sets a blob's age to zero. Does nothing when there is no such blob. */
  readonly touch: (key: BlobKey) => Promise<void>
  /** Renames a blob and replaces an existing one. Does nothing when there is no such blob. */
  readonly move: (from: BlobKey, to: BlobKey) => Promise<void>
  readonly remove: (key: BlobKey) => Promise<void>
  /** All blobs whose keys start with the prefix, in no particular order. Unfinished writes end in `.part`. */
  readonly list: (prefix: BlobKey) => AsyncIterable<BlobInfo>
}

/** Opens the configured bucket, else folders. `report` receives every failed call to a bucket. */
export async function openBlobs(config: BlobConfig, report: (error: Error) => void): Promise<BlobStore> {
  if (config.kind === 's3') return (await import('./s3-blobs.ts')).s3Blobs(config, report)
  return (await import('./folder-blobs.ts')).folderBlobs(config.directory)
}

/** Throws for a malformed key, so that no key can point outside the store. */
export function checkKey(key: BlobKey): void {
  if (
    !/^(?:own-artwork|designs|originals|logos|photos|frozen|claims|documents|floor|shop|quarantine)(?:\/[\w-][\w.-]*)+$/.test(
      key,
    )
  )
    throw new Error(`${key} is no blob's key`)
}
