import { type UploadRequest, uploadRequest } from '@nawl/contract/imaging/upload'
import { UPLOADS } from '@nawl/domain/rug/uploads'
import { isConvex } from '@nawl/engine/finding/quad'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'

import { ApiError } from '../../platform/http/api-error.ts'
import { inForm, tooLarge, writeIncoming } from './incoming-files.ts'

/** Limits of the form: one picture and one field. */
const FORM_LIMITS = {
  fileSize: UPLOADS.mostBytes,
  files: 1,
  fields: 1,
  parts: 2,
  fieldSize: 4096,
  fieldNameSize: 32,
  headerPairs: 16,
} as const
/** Allowance for the form's own bytes. */
const FORM_BYTES = 16 * 1024

export type Received = { readonly path: string; readonly wish: UploadRequest }

/**
 * Receives an upload: the file in `picture`, written to `path`, and the options in `design`. Throws an ApiError with
 * the field for an invalid form, and then closes the connection.
 */
export async function receiveArtwork(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<Received> {
  return { path, wish: await receivePicture(request, reply, path, { field: 'design', read: readWish }) }
}

type Options<Wish> = {
  readonly field: string
  readonly read: (text: unknown, field: string) => Wish
  /** What a form without that field means, where it may be left out. */
  readonly without?: Wish
}

/** The same with other options, as JSON in `field`, which `read` understands. */
export async function receivePicture<Wish extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  options: Options<Wish>,
): Promise<Wish> {
  return inForm(request, 'picture', () => readForm(request, path, options)).catch((error: unknown) => {
    // Otherwise the rest of the body would be read to its end.
    void reply.header('connection', 'close')
    throw error
  })
}

async function readForm<Wish extends object>(
  request: FastifyRequest,
  path: string,
  { field, read, without }: Options<Wish>,
): Promise<Wish> {
  if (Number(request.headers['content-length'] ?? 0) > UPLOADS.mostBytes + FORM_BYTES)
    throw tooLarge('picture')
  let hasPicture = false
  let wish: Wish | null = without ?? null
  for await (const part of request.parts({ limits: FORM_LIMITS })) {
    if (part.type === 'file' && part.fieldname === 'picture') {
      await writeIncoming(part.file, path, 'picture')
      hasPicture = true
    } else if (part.type === 'field' && part.fieldname === field) wish = read(part.value, field)
    else throw new ApiError('request/invalid', { field: part.fieldname, detail: 'is not asked for' })
  }
  if (!hasPicture)
    throw new ApiError('picture/missing', { field: 'picture', detail: 'there is no file in picture' })
  if (!wish) throw new ApiError('request/invalid', { field, detail: `${field} is missing` })
  return wish
}

const notConvex = new ApiError('request/invalid', {
  field: 'design.corners',
  detail: 'design.corners: no rectangle looks like this, or they do not go round clockwise',
})

function readWish(text: unknown, field: string): UploadRequest {
  const wish = asJson(uploadRequest)(text, field)
  if (wish.corners && !isConvex(wish.corners)) throw notConvex
  return wish
}

/** Reads a form's field as JSON of that schema. */
export const asJson =
  <Schema extends z.ZodType>(schema: Schema) =>
  (text: unknown, name: string): z.output<Schema> => {
    const parsed = schema.safeParse(parseJson(String(text), name))
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    const keys = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
    const field = [name, ...(issue?.path ?? []), ...keys].join('.')
    throw new ApiError('request/invalid', { field, detail: `${field}: ${issue?.message ?? 'is not valid'}` })
  }

function parseJson(text: string, field: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('request/not-json', { field, detail: `${field} is not JSON` })
  }
}
