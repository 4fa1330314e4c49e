import { realpath } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'

import { processingImagePath } from '@nawl/domain/catalogue/processing-image'

import { ApiError } from '../http/api-error.ts'

// The system's own: the one in JavaScript asks for every folder on the way.
const resolveLinks = promisify(realpath.native)

export type BitmapFile = {
  readonly path: string
  readonly bytes: number
  /** Changes whenever the file does. */
  readonly version: string
}

/**
 * The bitmap an image path names, somewhere below `root`. Pictures (jpg, jpeg, png, gif)
 * stand for the bitmap beside them. Throws ApiError: `image/bad-path` for anything that is
 * not a plain relative path to a bitmap, `image/not-found` where there is no such file.
 */
export async function findBitmap(root: string, imagePath: string): Promise<BitmapFile> {
  const fault = faultOf(imagePath)
  if (fault) throw new ApiError('image/bad-path', { field: 'imagePath', detail: `imagePath ${fault}` })
  const named = processingImagePath(imagePath)
  if (!/\.bmp$/i.test(named))
    throw new ApiError('image/bad-path', {
      field: 'imagePath',
      detail: 'imagePath does not name a .bmp file',
    })
  try {
    const [top, path] = await Promise.all([resolveLinks(root), resolveLinks(join(root, named))])
    const info = await stat(path)
    // A link may point anywhere; what counts is where the file really lies.
    if (path.startsWith(top + sep) && info.isFile())
      return { path, bytes: info.size, version: `${path}:${info.size}:${info.mtimeMs}` }
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  throw new ApiError('image/not-found', { field: 'imagePath', detail: `there is no ${named}` })
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
