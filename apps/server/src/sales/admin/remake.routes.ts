import { adminLineParams, adminOrder, remakeRequest } from '@nawl/contract/sales/admin'
import { idempotencyHeaders } from '@nawl/contract/sales/payment'
import { remakeLine } from '@nawl/domain/order/remake-line'

import { described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { waitingCaller } from '../../platform/threads/waiting-caller.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import type { CarryOut } from './admin.routes.ts'

/** POST /api/desk/orders/{number}/lines/{lineId}/remake: a line is made again at no cost, as an order of its own. */
export function remakeRoutes(
  app: App,
  carryOut: CarryOut,
  { orders, freeze, kinds }: Pick<SalesRouteDeps, 'orders' | 'freeze' | 'kinds'>,
): void {
  const schema = described('desk')(
    'Makes a line again at no cost, as an order of its own; the answer is the order that the line is of',
    { 200: adminOrder },
    { params: adminLineParams, headers: idempotencyHeaders, body: remakeRequest },
  )
  app.post(
    '/api/desk/orders/:number/lines/:lineId/remake',
    { schema, config: { permission: 'orders.handle' }, bodyLimit: 64 * 1024 },
    async (request, reply) => {
      const { lineId } = request.params
      const { design: wished, ...wish } = request.body
      const design = wished && (await freeze(wished, waitingCaller(request, reply)))
      const key = request.headers['idempotency-key']
      return carryOut(
        request,
        (found, { actor: by }, also) =>
          orders.remake(
            found,
            (order, now, free) =>
              remakeLine(order, now, { ...wish, lineId, design, by, number: free }, kinds.rules),
            also,
          ),
        { key, request: ['remake', lineId, request.body] },
      )
    },
  )
}
