import { realpath } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

import { processingImagePath, uncutImagePath } from '@nawl/domain/catalogue/processing-image'
import { uploadIdAt } from '@nawl/domain/rug/uploads'
import { BMP_HEAD_BYTES } from '@nawl/engine/bitmap/read-bmp-header'

import type { BlobKey, BlobStore } from '../../platform/blobs/blob-store.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { bitmapDrawn } from '../artwork/late-artwork.ts'

// The system's own: the one in JavaScript asks for every folder on the way.
const resolveLinks = promisify(realpath.native)
const unpack = promisify(brotliDecompress)

export type BitmapPlaces = {
  readonly artworkDir: string
  /** Visitors' designs, `own/{id}.bmp`, and bitmaps of designs in carts and orders, `frozen/{hash}.bmp`. */
  readonly blobs: Pick<BlobStore, 'read' | 'info'>
}

/** Where pages find the artwork folder: a rug of which only its picture is known names its bitmap by that. */
const PUBLIC_FOLDER = /^artwork\//

/** More than any bitmap of ours, and little enough for whatever somebody else laid there. */
const UNPACKED_BYTES = 64 * 2 ** 20

const FROZEN = /^frozen\/[0-9a-f]{64}\.bmp$/

export type BitmapFile = {
  /** Changes whenever the file does. */
  readonly version: string
  /** Its first bytes and how many it has in all, so that a file of any size is judged without being read. */
  readonly head: () => Promise<{ readonly first: Uint8Array; readonly bytes: number }>
  /** Its content, to be handed to another thread. Throws ApiError `image/not-found` where it has gone. */
  readonly read: () => Promise<Uint8Array<ArrayBuffer>>
}

/**
 * The bitmap an image path names, in one of the places. Pictures (jpg, jpeg, png, gif)
 * stand for the bitmap beside them, and a square or round cut that nobody composed for the
 * rectangle. Throws ApiError: `image/bad-path` for anything that is not a plain relative path
 * to a bitmap, `image/not-found` where there is no such file.
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
  // Named by its content: what has been taken apart once is known without asking for it again.
  if (FROZEN.test(named)) return blobBitmap(blobs, named as BlobKey, named)
  const own = uploadIdAt(named)
  if (own === null) return drawnBitmap(artworkDir, named.replace(PUBLIC_FOLDER, ''))
  const info = await blobs.info(`own-artwork/${own}/design.bmp`)
  return info && blobBitmap(blobs, info.key, `${info.key}:${info.version}`)
}

/** Blobs are our own, and of a size that we chose: their heads are read with the rest. */
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

/** A design that is not drawn yet is waited for. */
async function drawnBitmap(artworkDir: string, named: string): Promise<BitmapFile | null> {
  const file = await artworkBitmap(artworkDir, named)
  if (file) return file
  await bitmapDrawn(artworkDir, named)
  return artworkBitmap(artworkDir, named)
}

/** A bitmap of the catalogue, as it was drawn or, in the image, packed beside its name (tools/release-files.ts). */
async function artworkBitmap(artworkDir: string, named: string): Promise<BitmapFile | null> {
  const plain = await artworkFile(artworkDir, named)
  if (plain) return plain
  const packed = await artworkFile(artworkDir, `${named}.br`)
  if (!packed) return null
  const read = async () =>
    new Uint8Array(await unpack(await packed.read(), { maxOutputLength: UNPACKED_BYTES }))
  return { version: packed.version, head: () => wholeAsHead(read), read }
}

async function artworkFile(artworkDir: string, named: string): Promise<BitmapFile | null> {
  try {
    const [top, path] = await Promise.all([realFolder(artworkDir), resolveLinks(join(artworkDir, named))])
    const info = await stat(path)
    // A link may point anywhere; what counts is where the file really lies.
    if (!path.startsWith(top + sep) || !info.isFile()) return null
    return {
      version: `${path}:${info.size}:${info.mtimeMs}`,
      head: async () => ({ first: await readHead(path), bytes: info.size }),
      read: async () => new Uint8Array(await readFile(path)),
    }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const realFolders = new Map<string, string>()

/** Where a folder really lies; it stays there while the shop runs. */
async function realFolder(folder: string): Promise<string> {
  const real = realFolders.get(folder) ?? (await resolveLinks(folder))
  realFolders.set(folder, real)
  return real
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BMP_HEAD_BYTES), 0, BMP_HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
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
