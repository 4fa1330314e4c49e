import { type AdminOrder, adminOrder, adminOrders, adminQuery } from '@nawl/contract/sales/admin'
import { orderParams } from '@nawl/contract/sales/order'
import type { Order } from '@nawl/domain/order/order'
import { readOrderNumber } from '@nawl/domain/order/order-number'
import type { Outcome } from '@nawl/domain/order/outcome'

import type { App } from '../../platform/http/fastify-app.ts'
import type { Keyed } from '../../platform/http/idempotency-keys.ts'
import { ApiError, described } from '../../platform/http/api-error.ts'
import { accepted, type Also } from '../orders/order.store.ts'
import { adminCommandRoutes } from './admin-command.routes.ts'
import { adminStore } from './admin.store.ts'
import { type StaffActor, staffOnly } from '../../identity/staff/staff-accounts.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'

const about = described('desk')

/**
 * /api/desk: staff routes for orders. Register in a scope of its own: its hook is the only place that checks for staff,
 * before any other part of the request is read.
 */
export async function adminRoutes(app: App, deps: SalesRouteDeps): Promise<void> {
  const { auth, database, staffRoutes, orders, views, wake } = deps
  const requireStaff = staffOnly(auth, deps.staff)
  const actors = new WeakMap<object, StaffActor>()
  app.addHook('onRequest', async (request) => void actors.set(request, await requireStaff(request)))
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  const store = adminStore(database)

  const list = about('Orders, newest first', { 200: adminOrders }, { querystring: adminQuery })
  app.get('/api/desk/orders', { schema: list }, async ({ query }) => store.list(query))

  const show = about('An order with its whole record', { 200: adminOrder }, { params: orderParams })
  app.get('/api/desk/orders/:number', { schema: show }, async ({ params }) => shown(params.number))

  staffRoutes(app, orderOf)

  adminCommandRoutes(app, async (request, typed, command, keyed) => {
    const by = actors.get(request)
    if (!by) throw new ApiError('desk/not-staff')
    const number = numberIn(typed)
    const carryOut = async (also?: Also) => {
      accepted(await orders.change(number, (order, now) => command(order, now, by), also))
    }
    await (keyed ? once(deps, { ...keyed, owner: `desk:${number}` }, carryOut) : carryOut())
    wake()
    return shown(number)
  })

  async function orderOf(typed: string): Promise<Order> {
    const found = await orders.find(numberIn(typed))
    if (!found) throw new ApiError('order/not-found')
    return found.order
  }

  async function shown(typed: string): Promise<AdminOrder> {
    return views.desk(await orderOf(typed))
  }
}

/** Runs a staff command on an order, once per idempotency key; returns the order afterwards. */
export type AdminCommand = (
  request: object,
  number: string,
  command: (order: Order, now: Date, by: StaffActor) => Outcome,
  keyed?: Pick<Keyed, 'key' | 'request'>,
) => Promise<AdminOrder>

/** The command's `also` records it under its key. */
async function once(
  { keys }: SalesRouteDeps,
  keyed: Keyed,
  carryOut: (also: Also) => Promise<void>,
): Promise<void> {
  await keys.once(keyed, async ({ subject, note }) => {
    if (subject === null) await carryOut((tx, { order }) => note(tx, order.number))
    return { status: 200, body: null }
  })
}

function numberIn(typed: string): string {
  const number = readOrderNumber(typed)
  if (number === null) throw new ApiError('order/not-found')
  return number
}
