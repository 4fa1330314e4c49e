import { realpath, type Stats, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

import { processingImagePath, uncutImagePath } from '@nawl/domain/catalogue/processing-image'
import { drawingIdAt } from '@nawl/domain/catalogue/own-design'
import { uploadIdAt } from '@nawl/domain/rug/uploads'
import { BMP_HEAD_BYTES } from '@nawl/engine/bitmap/read-bmp-header'
import { LRUCache } from 'lru-cache'

import { fileHead } from '../file-head.ts'
import type { BlobKey, BlobStore } from '../../platform/blobs/blob-store.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { drawingKey } from '../designs/drawings.store.ts'
import { bitmapDrawn } from '../artwork/late-artwork.ts'

// The native version; the JavaScript one stats every folder on the path.
const resolveLinks = promisify(realpath.native)
const unpack = promisify(brotliDecompress)

export type BitmapPlaces = {
  readonly artworkDir: string
  /** Uploaded designs, `own/{id}.bmp`, the shop's own, `designs/{id}.bmp`, and bitmaps of designs in carts and orders, `frozen/{hash}.bmp`. */
  readonly blobs: Pick<BlobStore, 'read' | 'info'>
}

/** Public prefix of the artwork folder; a rug without a bitmap path refers to its picture by it. */
const PUBLIC_FOLDER = /^artwork\//

/** Above the size of our own bitmaps; limits the memory for a foreign file. */
const UNPACKED_BYTES = 64 * 2 ** 20

const FROZEN = /^frozen\/[0-9a-f]{64}\.bmp$/

export type BitmapFile = {
  /** Changes with every change of the file. */
  readonly version: string
  /** First bytes and total size, to validate a file of any size without reading it. */
  readonly head: () => Promise<{ readonly first: Uint8Array; readonly bytes: number }>
  /** The content, which may be transferred to another thread. Throws ApiError `image/not-found` if it was deleted. */
  readonly read: () => Promise<Uint8Array<ArrayBuffer>>
  /** The content compressed by Brotli, where that is what is kept. */
  readonly packed?: () => Promise<Uint8Array>
  /** Whether its colours are its yarns, because it is drawn for the asking. */
  readonly isDrawn?: boolean
}

/**
 * Finds the bitmap of an image path. A picture (jpg, jpeg, png, gif) stands for the bitmap beside it; a missing square
 * or round version for the rectangle. Throws ApiError: `image/bad-path` for anything but a plain relative path to a
 * bitmap, `image/not-found` when there is no such file.
 */
export async function findBitmap(places: BitmapPlaces, imagePath: string): Promise<BitmapFile> {
  const fault = faultOf(imagePath)
  if (fault) throw new ApiError('image/bad-path', { field: 'imagePath', detail: `imagePath ${fault}` })
  const named = processingImagePath(imagePath)
  if (!/\.bmp$/i.test(named))
    throw new ApiError('image/bad-path', {
      field: 'imagePath',
      detail: 'imagePath does not name a .bmp file',
    })
  const uncut = uncutImagePath(named)
  const file = (await bitmapAt(places, named)) ?? (uncut && (await bitmapAt(places, uncut)))
  if (file) return file
  throw missing(named)
}

const missing = (named: string) =>
  new ApiError('image/not-found', { field: 'imagePath', detail: `there is no ${named}` })

async function bitmapAt({ artworkDir, blobs }: BitmapPlaces, named: string): Promise<BitmapFile | null> {
  // The name is a content hash, so a cached separation needs no lookup.
  if (FROZEN.test(named)) return blobBitmap(blobs, named as BlobKey, named)
  const drawing = drawingIdAt(named)
  if (drawing !== null) {
    const key = drawingKey(drawing)
    // Named after its content, too, but anybody may ask for one that does not exist.
    return (await blobs.info(key)) && blobBitmap(blobs, key, named)
  }
  const own = uploadIdAt(named)
  if (own === null) return drawnBitmap(artworkDir, named.replace(PUBLIC_FOLDER, ''))
  const info = await blobs.info(`own-artwork/${own}/design.bmp`)
  return info && blobBitmap(blobs, info.key, `${info.key}:${info.version}`)
}

/** Blobs are our own and of limited size, so the head is read with the rest. */
function blobBitmap(blobs: BitmapPlaces['blobs'], key: BlobKey, version: string): BitmapFile {
  const read = async () => {
    const content = await blobs.read(key)
    if (content) return content
    throw missing(key)
  }
  return { version, head: () => wholeAsHead(read), read }
}

async function wholeAsHead(read: BitmapFile['read']) {
  const content = await read()
  return { first: content, bytes: content.length }
}

/** Waits for a design that is still being drawn. */
async function drawnBitmap(artworkDir: string, named: string): Promise<BitmapFile | null> {
  const file = await artworkBitmap(artworkDir, named)
  if (file) return file
  await bitmapDrawn(artworkDir, named)
  return artworkBitmap(artworkDir, named)
}

/** A catalogue bitmap: the file itself or, in the container image, its compressed copy (tools/release/release-files.ts). */
async function artworkBitmap(artworkDir: string, named: string): Promise<BitmapFile | null> {
  const plain = await artworkFile(artworkDir, named)
  if (plain) return plain
  const packed = await artworkFile(artworkDir, `${named}.br`)
  if (!packed) return null
  const read = async () =>
    new Uint8Array(await unpack(await packed.read(), { maxOutputLength: UNPACKED_BYTES }))
  return { version: packed.version, head: () => wholeAsHead(read), read, packed: packed.read }
}

async function artworkFile(artworkDir: string, named: string): Promise<BitmapFile | null> {
  try {
    const address = join(artworkDir, named)
    // Not worth a thread: waking one costs ten times this call, and every colour makes it.
    const info = statSync(address)
    // Every promise of what is known already would cost as much as looking it up.
    const top = realFolders.get(artworkDir) ?? (await realFolder(artworkDir))
    const path = knownPath(address, info) ?? (await realPath(address, info))
    // Symbolic links may point anywhere, so the real path decides.
    if (!path.startsWith(top + sep) || !info.isFile()) return null
    return {
      version: `${path}:${info.size}:${info.mtimeMs}`,
      head: async () => ({ first: await fileHead(path, BMP_HEAD_BYTES), bytes: info.size }),
      read: async () => new Uint8Array(await readFile(path)),
    }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

type Resolved = { readonly path: string; readonly identity: string }
/** Our own designs, their cuts and packed copies, and room for an owner's files. */
const resolvedPaths = new LRUCache<string, Resolved>({ max: 2_000 })

const identityOf = ({ dev, ino, ctimeMs }: Stats) => `${dev}:${ino}:${ctimeMs}`

/** The real path of an address, which is not resolved again while the same unchanged file stands there. */
function knownPath(address: string, info: Stats): string | null {
  const known = resolvedPaths.get(address)
  return known?.identity === identityOf(info) ? known.path : null
}

async function realPath(address: string, info: Stats): Promise<string> {
  const path = await resolveLinks(address)
  resolvedPaths.set(address, { path, identity: identityOf(info) })
  return path
}

const realFolders = new Map<string, string>()

/** The real path of a folder, which does not change while the shop runs. */
async function realFolder(folder: string): Promise<string> {
  const real = await resolveLinks(folder)
  realFolders.set(folder, real)
  return real
}

function faultOf(path: string): string | null {
  if (path.includes('\0')) return 'contains a NUL character'
  if (path.includes('\\')) return 'contains a backslash'
  if (path.includes('%')) return 'contains a percent sign; send it without URL encoding'
  if (path.startsWith('/')) return 'starts with a slash'
  if (/^[a-z][a-z0-9+.-]*:/i.test(path)) return 'is an absolute address'
  if (path.split('/').some((part) => part === '' || part === '.' || part === '..'))
    return 'has an empty, . or .. part'
  return null
}

function isMissing(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  return ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes(code)
}
