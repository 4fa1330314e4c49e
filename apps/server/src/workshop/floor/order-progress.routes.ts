import { orderProgress } from '@nawl/contract/desk/floor'
import { orderParams, orderQuery } from '@nawl/contract/sales/order'
import { z } from 'zod'

import { ApiError, refusal } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { OpenOrder } from '../../sales/orders/order-access.ts'
import { floorPhotoPath } from '../../sales/orders/order-links.ts'
import type { Floor, FloorDeps } from './floor.routes.ts'
import { orderProgressOf } from './shown-floor.ts'

/** What the customer sees of the workshop, by the order's link or account; and its photographs, each by its own link. */
export function orderProgressRoutes(
  app: App,
  { config, sales, floor, open }: FloorDeps & { readonly floor: Floor; readonly open: OpenOrder },
): void {
  const progress = {
    tags: ['orders'],
    summary: 'How far the rugs of an order are, with photographs of the workshop',
    params: orderParams,
    querystring: orderQuery,
    response: { 200: orderProgress, '4xx': refusal },
  }
  app.get('/api/orders/:number/progress', { schema: progress }, async (request, reply) => {
    const { order } = await open(request)
    const link = await sales.links.photoTokens('floor-photo')
    void reply.header('cache-control', 'no-store')
    return orderProgressOf(order, await floor.store.read(order.number), {
      config: config.workshop,
      pictureOf: (id) => floorPhotoPath(link(id)),
    })
  })

  const show = {
    tags: ['orders'],
    summary: 'A photograph of the workshop, by the address that the order gives',
    params: z.object({ token: z.string().max(128) }),
    response: { 200: z.any().meta({ description: 'image/webp' }), '4xx': refusal },
  }
  app.get('/api/floor-photographs/:token', { schema: show }, async (request, reply) => {
    const id = await sales.links.photoOf(request.params.token, 'floor-photo')
    const bytes = id === null ? null : await floor.store.readPhoto(id)
    if (!bytes) throw new ApiError('order/not-found')
    return reply
      .header('cache-control', 'private, max-age=86400')
      .header('x-robots-tag', 'noindex')
      .type('image/webp')
      .send(Buffer.from(bytes.buffer))
  })
}
