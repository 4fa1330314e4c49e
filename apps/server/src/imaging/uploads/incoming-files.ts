import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import type { MultipartFile } from '@fastify/multipart'
import { UPLOADS } from '@nawl/domain/rug/uploads'
import type { FastifyRequest } from 'fastify'

import { ApiError } from '../../platform/http/api-error.ts'

/** Uploads time out after minutes; older files are left over from a crash. */
const LEFT_MS = 60 * 60 * 1000

export type IncomingFiles = ReturnType<typeof incomingFiles>

/** Incoming uploads as files: a few slow ones of twenty megabytes each would fill the memory. */
export function incomingFiles(directory: string) {
  return {
    /** Calls `work` with the path of a new file and removes the file afterwards. */
    async inPlace<Answer>(work: (path: string) => Promise<Answer>): Promise<Answer> {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const path = join(directory, randomUUID())
      try {
        return await work(path)
      } finally {
        await rm(path, { force: true })
      }
    },

    /** Removes files left over from crashed processes. */
    async sweep(now: number): Promise<void> {
      for (const name of await readdir(directory).catch(() => [])) {
        const path = join(directory, name)
        const { mtimeMs } = await stat(path)
        if (now - mtimeMs > LEFT_MS) await rm(path, { force: true })
      }
    },
  }
}

/** Writes the file of a form. Throws the ApiError `picture/too-large` for `field` when it exceeds the form's limit. */
export async function writeIncoming(file: MultipartFile['file'], path: string, field: string): Promise<void> {
  file.once('limit', () => file.destroy(tooLarge(field)))
  await pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
}

/** Writes the only file of a form, in its field `photo`, to a path. Throws an ApiError for an invalid form. */
export function receivePhoto(request: FastifyRequest, path: string): Promise<void> {
  const field = 'photo'
  const limits = { fileSize: UPLOADS.mostBytes, files: 1, fields: 0, parts: 1 }
  return inForm(request, field, async () => {
    const file = await request.file({ limits })
    if (file?.fieldname !== field) throw new ApiError('picture/missing', { field })
    await writeIncoming(file.file, path, field)
  })
}

/** The refusal of a picture that is too large. */
export function tooLarge(field: string): ApiError {
  return new ApiError('picture/too-large', { field, detail: 'a picture has 20 MB at most' })
}

/** Enough for twenty megabytes on a slow line. */
const MOST_MS = 180_000

/** Reads a multipart form with a picture in `field`, in limited time. Throws an ApiError for an invalid form. */
export async function inForm<Form>(
  request: FastifyRequest,
  field: string,
  read: () => Promise<Form>,
): Promise<Form> {
  if (!request.isMultipart())
    throw new ApiError('request/unsupported-media-type', { detail: 'send multipart/form-data' })
  const tooLong = setTimeout(() => request.raw.destroy(), MOST_MS)
  try {
    return await read()
  } catch (error) {
    if (error instanceof ApiError) throw error
    // Errors of the multipart parser are the client's.
    const { code = '', message } = error as NodeJS.ErrnoException
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge(field)
    throw new ApiError('request/invalid', { field: 'body', detail: message.slice(0, 200) })
  } finally {
    clearTimeout(tooLong)
  }
}
