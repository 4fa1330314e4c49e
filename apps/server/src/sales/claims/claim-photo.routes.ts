import multipart from '@fastify/multipart'
import { claimPhoto, orderParams, orderQuery } from '@nawl/contract/sales/order'
import { claimsFault } from '@nawl/domain/order/claims/claim-order'
import type { Order } from '@nawl/domain/order/order'

import type { App } from '../../platform/http/fastify-app.ts'
import { callerGone } from '../../platform/threads/waiting-caller.ts'
import { boundedQueue } from '../../platform/threads/queue.ts'
import { ApiError, refusals } from '../../platform/http/api-error.ts'
import { perCaller } from '../../platform/http/limits/hourly-limit.ts'
import { NO_STORE } from '../../platform/http/caching.ts'
import { photoRoute } from '../orders/photo.routes.ts'
import { receivePhoto } from '../../imaging/uploads/incoming-files.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'

/** Enough for several claims, each uploaded twice. */
const PHOTOS_PER_HOUR = 60

/** Uploads of claim photographs. Register in a scope of its own: only there multipart forms are parsed. */
export async function claimPhotoRoutes(
  app: App,
  { open, photos, links, limits, uploads, incoming, now }: SalesRouteDeps,
): Promise<void> {
  await app.register(multipart)
  // Each upload holds a connection and a file, for minutes on a slow line.
  const arrivals = boundedQueue({ places: 16, length: 16 })
  const preHandler = perCaller(limits('claim photograph', PHOTOS_PER_HOUR))

  /** Refuses before the body is read when no claim is possible. */
  async function mustBeWanted(order: Order): Promise<void> {
    const fault = claimsFault(order, new Date(now()))
    if (fault) throw new ApiError(`order/${fault}`)
    if (!(await photos.hasRoom(order.number))) throw new ApiError('order/too-many-photos')
  }

  const send = {
    tags: ['orders'],
    summary: 'A photograph for a claim',
    description:
      'multipart/form-data: the file in `photo`. It belongs to the claim that names its id within a day.',
    consumes: ['multipart/form-data'],
    params: orderParams,
    querystring: orderQuery,
    response: { 201: claimPhoto, ...refusals },
  }
  app.post('/api/orders/:number/claim/photos', { schema: send, preHandler }, async (request, reply) => {
    // A refused client stops sending when the connection closes.
    void reply.header('connection', 'close')
    const { order } = await open(request)
    await mustBeWanted(order)
    const left = callerGone(reply.raw)
    const photo = await arrivals.inTurn(
      () =>
        incoming.inPlace(async (path) => {
          await receivePhoto(request, path)
          return uploads.rewrite(path, left)
        }),
      { signal: left },
    )
    const id = await photos.keep(order.number, photo)
    void reply.removeHeader('connection')
    return reply.status(201).headers(NO_STORE).send({ id })
  })

  photoRoute(app, '/api/claim-photos', {
    summary: 'A photograph of a claim, by the address that the order gives',
    idOf: links.photoOf,
    read: photos.read,
  })
}
