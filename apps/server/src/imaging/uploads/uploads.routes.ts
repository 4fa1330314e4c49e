import multipart from '@fastify/multipart'
import { createdArtwork, uploadedDesignAnswer, renameRequest } from '@nawl/contract/imaging/upload'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { App } from '../../platform/http/fastify-app.ts'
import type { BlobStore } from '../../platform/blobs/blob-store.ts'
import type { HourlyLimits } from '../../platform/http/limits/hourly-limit.ts'
import type { RugRenderer } from '../color/rug-renderer.ts'
import { callerGone } from '../../platform/threads/waiting-caller.ts'
import { boundedQueue } from '../../platform/threads/queue.ts'
import { ApiError, refusal } from '../../platform/http/api-error.ts'
import { asBuffer } from '../../platform/as-buffer.ts'
import { NO_STORE } from '../../platform/http/caching.ts'
import type { UploadPool } from './upload-pool.ts'
import type { IncomingFiles } from './incoming-files.ts'
import { makeDesign } from './make-design.ts'
import { type UploadedDesignStore, uploadedDesignStore } from './uploaded-designs.store.ts'
import { receiveArtwork } from './receive-artwork.ts'

/** Designs stored per caller and hour. */
const UPLOADS_PER_HOUR = 60
/** Attempts per caller and hour; a refused picture is seldom the sender's fault. */
const ATTEMPTS_PER_HOUR = 240
const MOST_KEPT_BYTES = 4 * 2 ** 30

type Deps = { readonly blobs: BlobStore; readonly limits: HourlyLimits; readonly renderer: RugRenderer } & {
  readonly uploads: UploadPool
  readonly incoming: IncomingFiles
}

/** /api/own-artwork: POST, GET, PATCH, DELETE. Register in its own scope: only there forms are parsed. */
export async function uploadRoutes(
  app: App,
  { blobs, limits, uploads, incoming, renderer }: Deps,
): Promise<void> {
  const store = uploadedDesignStore({
    blobs,
    mostBytes: MOST_KEPT_BYTES,
    now: Date.now,
  })
  await app.register(multipart)

  const attempts = limits('upload attempt', ATTEMPTS_PER_HOUR)
  const storedUploads = limits('upload', UPLOADS_PER_HOUR)
  // Each upload holds a connection and a file, for minutes on a slow line.
  const arrivals = boundedQueue({ places: 24, length: 32 })
  app.post('/api/own-artwork', { schema: createSchema }, async (request, reply) => {
    if (!(await attempts.allows(request.ip))) throw new ApiError('own-artwork/too-many')
    if (!(await store.hasRoom())) throw new ApiError('own-artwork/no-room')
    const left = callerGone(reply.raw)
    const mayKeep = async () => {
      if (!(await storedUploads.allows(request.ip))) throw new ApiError('own-artwork/too-many')
    }
    const made = await arrivals.inTurn(
      () =>
        incoming.inPlace(async (path) =>
          makeDesign({ store, uploads, renderer, mayKeep }, await receiveArtwork(request, reply, path), left),
        ),
      { signal: left },
    )
    return reply.status(201).headers(NO_STORE).send(made)
  })
  savedRoutes(app, store)
}

const byId = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/, 'is no id') })
const about = (summary: string) => ({ tags: ['own artwork'], summary })
const createSchema = {
  ...about('A design out of a picture'),
  description: 'multipart/form-data: the file in `picture`, what to make of it as JSON in `design`.',
  consumes: ['multipart/form-data'],
  response: { 201: createdArtwork, '4xx': refusal },
}

function savedRoutes(app: App, store: UploadedDesignStore): void {
  const show = { ...about('A design'), params: byId, response: { 200: uploadedDesignAnswer, '4xx': refusal } }
  app.get('/api/own-artwork/:id', { schema: show }, async ({ params: { id } }, reply) => {
    void reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex')
    return found(await store.find(id))
  })

  const picture = { hide: true, params: byId }
  app.get('/api/own-artwork/:id/picture.webp', { schema: picture }, async ({ params: { id } }, reply) => {
    const bytes = found(await store.picture(id))
    // The picture never changes, but it must disappear when its owner deletes the design.
    void reply.header('cache-control', 'private, max-age=604800').header('x-robots-tag', 'noindex')
    return reply.type('image/webp').send(asBuffer(bytes))
  })

  const rename = {
    ...about('Renames a design'),
    params: byId,
    body: renameRequest,
    response: { 200: uploadedDesignAnswer, '4xx': refusal },
  }
  app.patch('/api/own-artwork/:id', { schema: rename }, async (request) => {
    const { id } = request.params
    await mustOwn(store, id, request)
    return found(await store.rename(id, request.body.name))
  })

  const remove = { ...about('Deletes a design'), params: byId, response: { 204: z.void(), '4xx': refusal } }
  app.delete('/api/own-artwork/:id', { schema: remove }, async (request, reply) => {
    const { id } = request.params
    await mustOwn(store, id, request)
    await store.discard(id)
    return reply.status(204).send()
  })
}

/** The secret is sent as `Authorization: Bearer …`. */
async function mustOwn(store: UploadedDesignStore, id: string, { headers }: FastifyRequest): Promise<void> {
  const secret = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
  if (!found(await store.isOwner(id, secret))) throw new ApiError('own-artwork/wrong-secret')
}

function found<T>(design: T | null): T {
  if (design === null) throw new ApiError('own-artwork/not-found')
  return design
}
