import { approveRequest, orderLineParams, questionRequest } from '@nawl/contract/sales/approval'
import { orderQuery, orderResponse } from '@nawl/contract/sales/order'
import { approveDesign, questionPiece } from '@nawl/domain/order/approve-design'
import { type Order, versionInForce } from '@nawl/domain/order/order'
import { kindIn } from '@nawl/domain/product/product'

import type { App } from '../../platform/http/fastify-app.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { customerCommands } from '../orders/customer-commands.ts'
import { accepted } from '../orders/order.store.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'

const about = (summary: string) => ({
  tags: ['orders'],
  summary,
  params: orderLineParams,
  querystring: orderQuery,
  response: { 200: orderResponse, '4xx': refusal },
})
/** For each order. */
const APPROVALS_PER_HOUR = 100
/** Each sends an e-mail to the desk. */
const QUESTIONS_PER_HOUR = 10

/** POST /api/orders/{number}/lines/{lineId}/…: what customers say about a tufted piece, by the order's link or account. */
export function approvalRoutes(app: App, deps: SalesRouteDeps): void {
  const { orders, links, kinds, limits } = deps
  const { answered, commanded } = customerCommands(deps)
  const approvalLimit = limits('piece-approval', APPROVALS_PER_HOUR)
  const questionLimit = limits('piece-question', QUESTIONS_PER_HOUR)

  /** The hash of what a line is made as now; empty for what is not approved. */
  function hashOf(order: Order, lineId: string): string {
    const line = versionInForce(order).lines.find(({ id }) => id === lineId)
    return line ? (kindIn(kinds.sold, line.design).hash?.(line.design) ?? '') : ''
  }

  const approve = {
    ...about('Approves what a line is made as'),
    description:
      '`hash` is that of the version that was looked at: `order/changed-meanwhile` where it is another by now. The same approval once more changes nothing.',
    body: approveRequest,
  }
  app.post('/api/orders/:number/lines/:lineId/approve', { schema: approve }, (request, reply) => {
    const { lineId } = request.params
    return answered(request, reply, approvalLimit, async (number) => {
      const { sign } = await links.approvals()
      accepted(
        await orders.change(number, (order, now) => {
          const hash = hashOf(order, lineId)
          const signature = sign(number, { line: lineId, hash, at: now })
          return approveDesign(order, now, { lineId, seen: request.body.hash, hash, signature }, kinds.rules)
        }),
      )
    })
  })

  const question = { ...about('Asks about a tufted piece'), body: questionRequest }
  app.post('/api/orders/:number/lines/:lineId/question', { schema: question }, (request, reply) => {
    const asked = { lineId: request.params.lineId, text: request.body.text }
    return commanded(request, reply, questionLimit, (order, now) => questionPiece(order, now, asked))
  })
}
