import multipart from '@fastify/multipart'
import { claimPhoto, orderParams, orderQuery } from '@nawl/contract/order'
import { OWN_ARTWORK } from '@nawl/domain/rug/own-artwork'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { App } from '../app.ts'
import { waitingLine } from '../color/waiting-line.ts'
import { ApiError } from '../http/api-error.ts'
import { refusal } from '../http/refusal-schema.ts'
import type { ClaimPhotos } from './claim-photos.ts'
import type { OpenOrder } from './order-access.ts'
import type { OrderLinks } from './order-links.ts'

const MOST_MS = 180_000

type Deps = { readonly open: OpenOrder; readonly photos: ClaimPhotos; readonly links: OrderLinks }

/** Photographs of a claim. To be registered in a scope of its own: only there forms are read. */
export async function claimPhotoRoutes(app: App, { open, photos, links }: Deps): Promise<void> {
  await app.register(multipart)
  // Held in memory while they are decoded: this many at a time.
  const arrivals = waitingLine({ places: 2, length: 16 })

  const send = {
    tags: ['orders'],
    summary: 'A photograph for a claim',
    description:
      'multipart/form-data: the file in `photo`. It belongs to the claim that names its id within a day.',
    consumes: ['multipart/form-data'],
    params: orderParams,
    querystring: orderQuery,
    response: { 201: claimPhoto, '4xx': refusal, 503: refusal },
  }
  app.post('/api/orders/:number/claim/photos', { schema: send }, async (request, reply) => {
    const { order } = await open(request)
    const id = await arrivals.inTurn(async () =>
      photos.receive(order.number, await receivePhoto(request, reply)),
    )
    return reply.status(201).header('cache-control', 'no-store').send({ id })
  })

  const show = {
    tags: ['orders'],
    summary: 'A photograph of a claim, by the address that the order gives',
    params: z.object({ token: z.string().max(128) }),
    response: { 200: z.any().meta({ description: 'image/webp' }), '4xx': refusal },
  }
  app.get('/api/claim-photos/:token', { schema: show }, async (request, reply) => {
    const id = await links.photoOf(request.params.token)
    const bytes = id === null ? null : await photos.read(id)
    if (!bytes) throw new ApiError('order/not-found')
    return reply
      .header('cache-control', 'private, max-age=86400')
      .header('x-robots-tag', 'noindex')
      .type('image/webp')
      .send(Buffer.from(bytes.buffer))
  })
}

async function receivePhoto(request: FastifyRequest, reply: FastifyReply): Promise<Uint8Array> {
  if (!request.isMultipart())
    throw new ApiError('request/unsupported-media-type', { detail: 'send multipart/form-data' })
  const tooLong = setTimeout(() => request.raw.destroy(), MOST_MS)
  try {
    const file = await request.file({
      limits: { fileSize: OWN_ARTWORK.mostBytes, files: 1, fields: 0, parts: 1 },
    })
    if (file?.fieldname !== 'photo') throw new ApiError('picture/missing', { field: 'photo' })
    return new Uint8Array(await file.toBuffer())
  } catch (error) {
    // Without this the rest of the body would be read to its end, if it has one.
    void reply.header('connection', 'close')
    if (error instanceof ApiError) throw error
    const { code = '', message } = error as NodeJS.ErrnoException
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new ApiError('picture/too-large', { field: 'photo' })
    throw new ApiError('request/invalid', { field: 'body', detail: message.slice(0, 200) })
  } finally {
    clearTimeout(tooLong)
  }
}
