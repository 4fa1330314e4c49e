import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

import { ApiError } from '../http/api-error.ts'
import { type BlobInfo, type BlobKey, type BlobStore, checkKey } from './blob-store.ts'

/** Blobs as files below a folder; a key is the relative path. */
export function folderBlobs(directory: string): BlobStore {
  const fileOf = (key: BlobKey) => {
    checkKey(key)
    return join(directory, key)
  }

  /** Removes the folder of an uploaded design after its last blob. */
  const removeEmptyFolder = async (key: BlobKey) => {
    if (key.split('/').length > 2) await rmdir(dirname(fileOf(key))).catch(() => {})
  }

  return {
    read: (key) => orNull(async () => new Uint8Array(await readFile(fileOf(key)))),
    info: (key) => orNull(() => infoOf(key, fileOf(key))),

    async write(key, bytes) {
      const file = fileOf(key)
      const draft = `${file}.${randomUUID()}.part`
      try {
        await mkdir(dirname(file), { recursive: true })
        // Flushed to disk before the rename: orders depend on these bytes.
        await writeFile(draft, bytes, { flush: true })
        await rename(draft, file)
      } catch (error) {
        await rm(draft, { force: true })
        throw isFull(error) ? noRoom(error) : error
      }
    },

    touch: async (key) => void (await orNull(() => utimes(fileOf(key), new Date(), new Date()))),

    async move(from, to) {
      const file = fileOf(to)
      await mkdir(dirname(file), { recursive: true })
      await orNull(() => rename(fileOf(from), file))
      await removeEmptyFolder(from)
    },

    async remove(key) {
      await rm(fileOf(key), { force: true })
      await removeEmptyFolder(key)
    },

    async *list(prefix) {
      const folder = join(directory, prefix.slice(0, prefix.lastIndexOf('/')))
      const entries = (await orNull(() => readdir(folder, { recursive: true, withFileTypes: true }))) ?? []
      for (const entry of entries) {
        if (!entry.isFile()) continue
        const file = join(entry.parentPath, entry.name)
        const key = relative(directory, file) as BlobKey
        // A file may be deleted during the listing.
        const info = key.startsWith(prefix) ? await orNull(() => infoOf(key, file)) : null
        if (info) yield info
      }
    },
  }
}

async function infoOf(key: BlobKey, file: string): Promise<BlobInfo> {
  const { size, mtimeMs, ino } = await stat(file)
  return { key, bytes: size, touchedAt: mtimeMs, version: `${ino}-${size}-${mtimeMs}` }
}

async function orNull<T>(look: () => Promise<T>): Promise<T | null> {
  try {
    return await look()
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')
}

function noRoom(cause: unknown): ApiError {
  return Object.assign(new ApiError('server/busy', { detail: 'there is no room for a picture' }), { cause })
}
