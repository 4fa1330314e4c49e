import { cartResponse } from '@nawl/contract/sales/cart'
import {
  lookupRequest,
  lookupResponse,
  orderParams,
  orderQuery,
  orderResponse,
  ownOrders,
} from '@nawl/contract/sales/order'
import { isToApprove } from '@nawl/domain/order/approval'
import { type Order, versionInForce } from '@nawl/domain/order/order'
import { kindIn } from '@nawl/domain/product/product'

import type { App } from '../../platform/http/fastify-app.ts'
import { lineInRoom, shownCart } from '../carts/shown-cart.ts'
import { ApiError, described } from '../../platform/http/api-error.ts'
import { perCaller } from '../../platform/http/limits/hourly-limit.ts'
import { sameOrigin } from '../../platform/http/limits/same-origin.ts'
import { NO_STORE } from '../../platform/http/caching.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { creditOf } from '../vouchers/sample-credit.store.ts'
import { shownCredit } from './order-views.ts'

const LOOKUPS_PER_HOUR = 30
/** Per caller. */
const REORDERS_PER_HOUR = 100

const about = described('orders')
const ofOrder = { params: orderParams, querystring: orderQuery }
// Personal data must not be cached.

/** GET routes of /api/orders: orders by their link or for their owner, and the lookup forms. */
export function orderRoutes(app: App, deps: SalesRouteDeps): void {
  const { config, settings, open, views, carts, ownerOf, rooms, kinds, limits } = deps

  const show = about('An order', { 200: orderResponse }, { ...ofOrder })
  app.get('/api/orders/:number', { schema: show }, async (request, reply) =>
    reply.headers(NO_STORE).send(await views.customer((await open(request)).order)),
  )

  const again = about('Puts its designs into the cart once more', { 200: cartResponse }, { ...ofOrder })
  const preHandler = [sameOrigin(config.publicUrl), perCaller(limits('reorder', REORDERS_PER_HOUR))]
  app.post('/api/orders/:number/reorder', { schema: again, preHandler }, async (request, reply) => {
    const { order } = await open(request)
    const result = await carts.addAll(await ownerOf(request, reply), versionInForce(order).lines)
    if (!result.ok) throw new ApiError(`cart/${result.reason}`)
    return reply.headers(NO_STORE).send(shownCart(result.cart, settings, rooms, kinds))
  })
  lookupRoutes(app, deps)
  ownRoute(app, deps)
}

function lookupRoutes(app: App, { linkSender, limits }: SalesRouteDeps): void {
  const preHandler = perCaller(limits('order lookup', LOOKUPS_PER_HOUR))
  const lookup = about(
    'Mails the link to an order',
    { 202: lookupResponse },
    {
      description: 'Answered alike whether or not there is such an order with that address.',
      body: lookupRequest,
    },
  )
  app.post('/api/orders/lookup', { schema: lookup, preHandler }, async ({ body }, reply) => {
    await linkSender.lookUp(body.number, body.email)
    return reply.status(202).headers(NO_STORE).send({ status: 'check-your-mail' })
  })

  const renew = about(
    'Mails a fresh link to the order’s own address, for who has one that has expired',
    { 202: lookupResponse },
    { ...ofOrder },
  )
  app.post('/api/orders/:number/link', { schema: renew, preHandler }, async ({ params, query }, reply) => {
    if (!(await linkSender.renew(params.number, query.token ?? ''))) throw new ApiError('order/not-found')
    return reply.status(202).headers(NO_STORE).send({ status: 'check-your-mail' })
  })
}

function ownRoute(
  app: App,
  { auth, accounts, orders, claimOrders, rooms, kinds, database, now }: SalesRouteDeps,
): void {
  const creditNow = async (order: Order) => {
    const { lines } = versionInForce(order)
    const isCredited = lines.some(({ design }) => kindIn(kinds.rules, design).isCredited)
    const credit = isCredited ? await creditOf(database.orm, order.number) : null
    return credit && shownCredit(credit, new Date(now()))
  }
  const own = about('One’s own orders, newest first', { 200: ownOrders })
  app.get('/api/account/orders', { schema: own }, async (request, reply) => {
    const person = await auth.requirePerson(request)
    await claimOrders(request, person)
    const all = await orders.ofPerson(person.id)
    const credits = await Promise.all(all.map(creditNow))
    return reply.headers(NO_STORE).send(
      all.map((order, n) => ({
        number: order.number,
        state: order.state,
        lines: versionInForce(order).lines.map((line) => lineInRoom(line, rooms, 'webp', kinds)),
        tracking: order.tracking,
        placedAt: order.times.placedAt.toISOString(),
        total: versionInForce(order).price.amounts.USD.total,
        credit: credits[n] ?? null,
        isToApprove: isToApprove(order, kinds.rules),
      })),
    )
  })
  accounts.beforeExport(claimOrders)
  accounts.onExport('orders', async (tx, id) => orders.ofPerson(id, tx))
  accounts.onDelete((tx, id) => orders.unlink(tx, id))
}
