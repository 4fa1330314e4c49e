import { offeredOrder, offerRequest } from '@nawl/contract/sales/admin'
import { idempotencyHeaders } from '@nawl/contract/sales/payment'

import type { MemberOf } from '../../identity/staff/desk-scope.ts'
import { described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'

type Deps = Pick<SalesRouteDeps, 'checkouts' | 'keys' | 'limits' | 'ownerOf' | 'orders' | 'wake'> & {
  readonly memberOf: MemberOf
}

/** Each of these sends an e-mail. */
const PER_HOUR = 100
const about = described('desk')

/** POST /api/desk/orders: what is in the caller's cart becomes an order of a customer, who accepts and pays it by a link. */
export function offerRoutes(app: App, deps: Deps): void {
  const { checkouts, keys, limits, memberOf, ownerOf, wake } = deps
  const limit = limits('desk-offer', PER_HOUR)
  const schema = about(
    'Offers what is in the caller’s cart to a customer',
    { 201: offeredOrder },
    { headers: idempotencyHeaders, body: offerRequest },
  )
  app.post(
    '/api/desk/orders',
    { schema, config: { permission: 'orders.handle' }, bodyLimit: 64 * 1024 },
    async (request, reply) => {
      const { actor, email } = memberOf(request)
      await limit.check(email)
      const owner = await ownerOf(request, reply)
      const key = request.headers['idempotency-key']
      const keyed = { owner: `desk:${email}`, key, request: ['offer', request.body] }
      const { status, body } = await keys.once(keyed, async (turn) => {
        const number = turn.subject ?? (await checkouts.offer(owner, request.body, actor, turn)).number
        return { status: 201 as const, body: { number } }
      })
      wake()
      return reply.status(status).send(body)
    },
  )
}
