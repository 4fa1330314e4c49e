import { orderProgress } from '@nawl/contract/desk/floor'
import { orderParams, orderQuery } from '@nawl/contract/sales/order'

import { refusal } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { NO_STORE } from '../../platform/http/caching.ts'
import { photoRoute } from '../../sales/orders/photo.routes.ts'
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
    void reply.headers(NO_STORE)
    return orderProgressOf(order, await floor.store.read(order.number), {
      config: config.workshop,
      pictureOf: (id) => floorPhotoPath(link(id)),
    })
  })

  photoRoute(app, '/api/floor-photographs', {
    summary: 'A photograph of the workshop, by the address that the order gives',
    idOf: (token) => sales.links.photoOf(token, 'floor-photo'),
    read: floor.store.readPhoto,
  })
}
