import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import type { MultipartFile } from '@fastify/multipart'

import { ApiError } from '../../platform/http/api-error.ts'

/** An upload is given up after minutes; what is older was left by a process that ended. */
const LEFT_MS = 60 * 60 * 1000

export type IncomingFiles = ReturnType<typeof incomingFiles>

/** Uploads on their way, as files: in memory a few slow ones of twenty megabytes each would fill it. */
export function incomingFiles(directory: string) {
  return {
    /** Gives `work` the path of a file that is not there yet, and removes what it has written there. */
    async inPlace<Answer>(work: (path: string) => Promise<Answer>): Promise<Answer> {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const path = join(directory, randomUUID())
      try {
        return await work(path)
      } finally {
        await rm(path, { force: true })
      }
    },

    /** Removes what processes that ended have left. */
    async sweep(now: number): Promise<void> {
      for (const name of await readdir(directory).catch(() => [])) {
        const path = join(directory, name)
        const { mtimeMs } = await stat(path)
        if (now - mtimeMs > LEFT_MS) await rm(path, { force: true })
      }
    },
  }
}

/** Writes the file of a form. Throws the ApiError `picture/too-large`, naming `field`, where the form's limit cuts it. */
export async function writeIncoming(file: MultipartFile['file'], path: string, field: string): Promise<void> {
  file.once('limit', () => file.destroy(tooLarge(field)))
  await pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
}

/** That a picture is larger than is taken. */
export function tooLarge(field: string): ApiError {
  return new ApiError('picture/too-large', { field, detail: 'a picture has 20 MB at most' })
}
