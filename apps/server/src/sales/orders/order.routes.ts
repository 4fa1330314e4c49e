import { cartResponse } from '@nawl/contract/sales/cart'
import {
  lookupRequest,
  lookupResponse,
  orderParams,
  orderQuery,
  orderResponse,
  ownOrders,
} from '@nawl/contract/sales/order'
import { versionInForce } from '@nawl/domain/order/order'
import type { RoomToLieIn } from '@nawl/domain/rug/room-for'

import type { AccountData } from '../../identity/accounts/account-data.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { Auth } from '../../identity/auth/auth.ts'
import type { CartStore } from '../carts/cart.store.ts'
import type { OwnerOf } from '../carts/cart-owner.ts'
import { shownCart } from '../carts/shown-cart.ts'
import { shownLine } from '../carts/shown-line.ts'
import type { Config } from '../../platform/config/config.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { HourlyLimits } from '../../platform/http/hourly-limit.ts'
import { perCaller } from '../../platform/http/per-caller.ts'
import { refusal } from '../../platform/http/refusal-schema.ts'
import { sameOrigin } from '../../platform/http/same-origin.ts'
import type { OpenOrder } from './order-access.ts'
import type { OrderViews } from './order-views.ts'
import type { OrderStore } from './order.store.ts'
import type { LinkSender } from './send-order-link.ts'

const LOOKUPS_PER_HOUR = 30

type Deps = {
  readonly config: Config
  readonly auth: Auth
  readonly accounts: AccountData
  readonly ownerOf: OwnerOf
  readonly carts: CartStore
  readonly orders: OrderStore
  readonly open: OpenOrder
  readonly views: OrderViews
  readonly linkSender: LinkSender
  readonly limits: HourlyLimits
  readonly rooms: readonly RoomToLieIn[]
}

const refusals = { '4xx': refusal, 503: refusal }
const about = (summary: string) => ({ tags: ['orders'], summary })
const ofOrder = { params: orderParams, querystring: orderQuery }
// Personal data must not be cached.
const fresh = { 'cache-control': 'no-store' }

/** GET routes of /api/orders: orders by their link or for their owner, and the lookup forms. */
export function orderRoutes(app: App, deps: Deps): void {
  const { config, open, views, carts, ownerOf, rooms } = deps

  const show = { ...about('An order'), ...ofOrder, response: { 200: orderResponse, ...refusals } }
  app.get('/api/orders/:number', { schema: show }, async (request, reply) =>
    reply.headers(fresh).send(await views.customer((await open(request)).order)),
  )

  const again = {
    ...about('Puts its designs into the cart once more'),
    ...ofOrder,
    response: { 200: cartResponse, ...refusals },
  }
  const preHandler = sameOrigin(config.publicUrl)
  app.post('/api/orders/:number/reorder', { schema: again, preHandler }, async (request, reply) => {
    const { order } = await open(request)
    const result = await carts.addAll(await ownerOf(request, reply), versionInForce(order).lines)
    if (!result.ok) throw new ApiError(`cart/${result.reason}`)
    return reply.headers(fresh).send(shownCart(result.cart, config, rooms))
  })
  lookupRoutes(app, deps)
  ownRoute(app, deps)
}

function lookupRoutes(app: App, { linkSender, limits }: Deps): void {
  const preHandler = perCaller(limits('order lookup', LOOKUPS_PER_HOUR))
  const lookup = {
    ...about('Mails the link to an order'),
    description: 'Answered alike whether or not there is such an order with that address.',
    body: lookupRequest,
    response: { 202: lookupResponse, ...refusals },
  }
  app.post('/api/orders/lookup', { schema: lookup, preHandler }, async ({ body }, reply) => {
    await linkSender.lookUp(body.number, body.email)
    return reply.status(202).headers(fresh).send({ status: 'check-your-mail' })
  })

  const renew = {
    ...about('Mails a fresh link to the order’s own address, for who has one that has expired'),
    ...ofOrder,
    response: { 202: lookupResponse, ...refusals },
  }
  app.post('/api/orders/:number/link', { schema: renew, preHandler }, async ({ params, query }, reply) => {
    if (!(await linkSender.renew(params.number, query.token ?? ''))) throw new ApiError('order/not-found')
    return reply.status(202).headers(fresh).send({ status: 'check-your-mail' })
  })
}

function ownRoute(app: App, { auth, accounts, orders }: Deps): void {
  const own = { ...about('One’s own orders, newest first'), response: { 200: ownOrders, ...refusals } }
  app.get('/api/account/orders', { schema: own }, async (request, reply) => {
    const { id } = await auth.requirePerson(request)
    const all = await orders.ofPerson(id)
    return reply.headers(fresh).send(
      all.map((order) => ({
        number: order.number,
        state: order.state,
        lines: versionInForce(order).lines.map(shownLine),
        tracking: order.tracking,
        placedAt: order.times.placedAt.toISOString(),
        total: versionInForce(order).price.amounts.USD.total,
      })),
    )
  })
  accounts.onExport('orders', async (tx, id) => orders.ofPerson(id, tx))
  accounts.onDelete((tx, id) => orders.unlink(tx, id))
}
