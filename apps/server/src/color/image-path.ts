import { realpath } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'

import { processingImagePath, uncutImagePath } from '@nawl/domain/catalogue/processing-image'
import { ownIdAt } from '@nawl/domain/rug/own-artwork'

import { ApiError } from '../http/api-error.ts'

// The system's own: the one in JavaScript asks for every folder on the way.
const resolveLinks = promisify(realpath.native)

export type BitmapRoots = {
  readonly artworkDir: string
  /** Visitors' designs: `own/{id}.bmp` lies in a folder of its own there. */
  readonly ownArtworkDir: string
  /** Bitmaps of designs in carts and orders: `frozen/{hash}.bmp`. */
  readonly frozenDir: string
}

const FROZEN = /^frozen\/([0-9a-f]{64}\.bmp)$/

export type BitmapFile = {
  readonly path: string
  readonly bytes: number
  /** Changes whenever the file does. */
  readonly version: string
}

/**
 * The bitmap an image path names, somewhere below the roots. Pictures (jpg, jpeg, png, gif)
 * stand for the bitmap beside them, and a square or round cut that nobody composed for the
 * rectangle. Throws ApiError: `image/bad-path` for anything that is not a plain relative path
 * to a bitmap, `image/not-found` where there is no such file.
 */
export async function findBitmap(roots: BitmapRoots, imagePath: string): Promise<BitmapFile> {
  const fault = faultOf(imagePath)
  if (fault) throw new ApiError('image/bad-path', { field: 'imagePath', detail: `imagePath ${fault}` })
  const named = processingImagePath(imagePath)
  if (!/\.bmp$/i.test(named))
    throw new ApiError('image/bad-path', {
      field: 'imagePath',
      detail: 'imagePath does not name a .bmp file',
    })
  const uncut = uncutImagePath(named)
  const file = (await bitmapAt(roots, named)) ?? (uncut && (await bitmapAt(roots, uncut)))
  if (file) return file
  throw new ApiError('image/not-found', { field: 'imagePath', detail: `there is no ${named}` })
}

async function bitmapAt(roots: BitmapRoots, named: string): Promise<BitmapFile | null> {
  const [root, path] = placeOf(roots, named)
  try {
    const [top, real] = await Promise.all([resolveLinks(root), resolveLinks(join(root, path))])
    const info = await stat(real)
    // A link may point anywhere; what counts is where the file really lies.
    const isOurs = real.startsWith(top + sep) && info.isFile()
    return isOurs ? { path: real, bytes: info.size, version: `${real}:${info.size}:${info.mtimeMs}` } : null
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** The root that a path lies below, and where. */
function placeOf(roots: BitmapRoots, named: string): readonly [root: string, path: string] {
  const frozen = FROZEN.exec(named)?.[1]
  if (frozen !== undefined) return [roots.frozenDir, frozen]
  const own = ownIdAt(named)
  return own === null ? [roots.artworkDir, named] : [roots.ownArtworkDir, join(own, 'design.bmp')]
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
