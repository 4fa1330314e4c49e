import { adminQuery, orderFilter, orderNumbers } from '@nawl/contract/desk/lists'
import { type AdminOrder, adminOrder, adminOrders } from '@nawl/contract/sales/admin'
import { orderParams } from '@nawl/contract/sales/order'
import { workshopList, workshopOrder } from '@nawl/contract/desk/workshop'
import { markReady, startProduction } from '@nawl/domain/order/fulfil-order'
import type { Order } from '@nawl/domain/order/order'
import { readOrderNumber } from '@nawl/domain/order/order-number'
import type { Outcome } from '@nawl/domain/order/outcome'
import type { FastifyRequest } from 'fastify'

import type { App } from '../../platform/http/fastify-app.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Keyed } from '../../platform/http/limits/idempotency-keys.ts'
import { ApiError, described } from '../../platform/http/api-error.ts'
import { accepted, type Also } from '../orders/order.store.ts'
import { calendarRoutes } from '../calendar/calendar.routes.ts'
import { adminCommandRoutes } from './admin-command.routes.ts'
import { correctionRoutes } from './correction.routes.ts'
import { customerCommandRoutes } from './customer-command.routes.ts'
import { adminStore } from './admin.store.ts'
import { offerRoutes } from './offer.routes.ts'
import { remakeRoutes } from './remake.routes.ts'
import { todayRoutes } from './today.routes.ts'
import { documentListRoutes } from '../tax-documents/document-list.routes.ts'
import { deskDocumentRoutes } from '../tax-documents/desk-document.routes.ts'
import { customsRoutes } from '../customs/customs.routes.ts'
import { deskStatementRoutes } from '../tax-documents/statement/statement.routes.ts'
import { statementRoutes } from '../bank/statement.routes.ts'
import { monthRoutes } from '../ledger/month.routes.ts'
import { attentionRoutes } from '../payments/attention.routes.ts'
import { deskTradeRoutes } from '../trade/desk-trade.routes.ts'
import { deskVoucherRoutes } from '../vouchers/desk-voucher.routes.ts'
import { orderExportRoute } from './order-export.routes.ts'
import { workshopOrderOf } from './workshop-order.ts'
import { deskScope } from '../../identity/staff/desk-scope.ts'
import type { Member } from '../../identity/staff/member.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'

const about = described('desk')

/** What the workshop records itself. */
const STAGES = {
  'start-production': ['The workshop begins', startProduction],
  ready: ['The rugs are ready', markReady],
} as const

const READ = { permission: 'orders.read' } as const
const MADE = { permission: 'rugs.make' } as const

/** /api/desk/orders and /api/desk/workshop. Register in a scope of its own. */
export async function adminRoutes(app: App, deps: SalesRouteDeps): Promise<void> {
  const { database, staffRoutes, orders, views, wake } = deps
  const memberOf = deskScope(app, deps)
  const store = adminStore(database, deps.now, deps.kinds)

  const list = about('Orders, in pages', { 200: adminOrders }, { querystring: adminQuery })
  app.get('/api/desk/orders', { schema: list, config: READ }, async ({ query }) => store.list(query))

  const all = about(
    'The numbers of all orders that match',
    { 200: orderNumbers },
    { querystring: orderFilter },
  )
  app.get('/api/desk/orders/numbers', { schema: all, config: READ }, ({ query }) => store.numbers(query))

  orderExportRoute(app, { ...deps, store, memberOf })

  const show = about('An order with its whole record', { 200: adminOrder }, { params: orderParams })
  app.get('/api/desk/orders/:number', { schema: show, config: READ }, async (request) =>
    shown(request.params.number, memberOf(request)),
  )

  staffRoutes(app, orderOf, memberOf)
  deskDocumentRoutes(app, { ...deps, orderOf })
  customsRoutes(app, { ...deps, orderOf })
  deskStatementRoutes(app, { ...deps, orderOf })
  documentListRoutes(app, { ...deps, memberOf })
  monthRoutes(app, { ...deps, memberOf })
  attentionRoutes(app, { ...deps, memberOf })
  todayRoutes(app, { ...deps, memberOf })
  await app.register(async (scope) => statementRoutes(scope as App, { ...deps, memberOf }))
  deskVoucherRoutes(app, { ...deps, memberOf })
  deskTradeRoutes(app, { ...deps, memberOf })

  const carryOut: CarryOut = async (request, command, keyed) => {
    const by = memberOf(request)
    const number = numberIn(request.params.number)
    const run = async (also?: Also) => {
      accepted(await command(number, by, also))
    }
    await (keyed ? once(deps, { ...keyed, owner: `desk:${number}` }, run) : run())
    wake()
    return shown(number, by)
  }
  const carriedOut: AdminCommand = (request, step, keyed) =>
    carryOut(
      request,
      (number, by, also) => orders.change(number, (order, now, tx) => step(order, now, by, tx), also),
      keyed,
    )
  adminCommandRoutes(app, carriedOut, deps.kinds)
  correctionRoutes(app, carriedOut, deps)
  remakeRoutes(app, carryOut, deps)
  offerRoutes(app, { ...deps, memberOf })
  customerCommandRoutes(app, { ...deps, memberOf }, carriedOut)

  calendarRoutes(app, deps)

  const workshop = about('Paid orders that are not shipped, the oldest first', { 200: workshopList })
  app.get('/api/desk/workshop', { schema: workshop, config: MADE }, async () => ({
    orders: (await store.inWorkshop()).map((order) =>
      workshopOrderOf(order, deps.config.workshop, deps.kinds),
    ),
  }))
  for (const [path, [summary, step]] of Object.entries(STAGES)) {
    const schema = about(summary, { 200: workshopOrder }, { params: orderParams })
    app.post(`/api/desk/workshop/:number/${path}`, { schema, config: MADE }, async (request) => {
      const { actor: by } = memberOf(request)
      const number = numberIn(request.params.number)
      accepted(await orders.change(number, (order, now) => step(order, now, { by }, deps.kinds.rules)))
      wake()
      return workshopOrderOf(await orderOf(number), deps.config.workshop, deps.kinds)
    })
  }

  async function orderOf(typed: string): Promise<Order> {
    const found = await orders.find(numberIn(typed))
    if (!found) throw new ApiError('order/not-found')
    return found.order
  }

  async function shown(typed: string, { permissions }: Member): Promise<AdminOrder> {
    return views.desk(await orderOf(typed), permissions)
  }
}

type OrderRequest = FastifyRequest & { readonly params: { readonly number: string } }

/** Runs a staff command on an order, once per idempotency key; returns the order afterwards. */
export type AdminCommand = (
  request: OrderRequest,
  command: (order: Order, now: Date, by: Member, tx: Tx) => Outcome | Promise<Outcome>,
  keyed?: Pick<Keyed, 'key' | 'request'>,
) => Promise<AdminOrder>

/** The same for what is more than a command on one order. */
export type CarryOut = (
  request: OrderRequest,
  command: (number: string, by: Member, also?: Also) => Promise<Outcome | null>,
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
