import { readOrderNumber } from '@nawl/domain/order/order-number'
import type { FastifyRequest } from 'fastify'

import type { Auth } from '../../identity/auth/auth.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { ClaimOrders } from './claim-orders.ts'
import type { SavedOrder } from './order.store.ts'
import type { OrderDeps } from '../sales-deps.ts'

type Asked = FastifyRequest & {
  readonly params: { readonly number: string }
  readonly query: { readonly token?: string | undefined }
}
export type OpenOrder = (request: Asked) => Promise<SavedOrder>

/**
 * Authorizes access to an order: by its token, or for its signed-in owner, who is also whoever has verified the address
 * that it was placed under as a guest. Everybody else gets the same answer whether or not the order exists. The only
 * place that decides this.
 */
export function orderAccess({
  auth,
  links,
  orders,
  claimOrders,
}: Pick<OrderDeps, 'links' | 'orders'> & {
  readonly auth: Auth
  readonly claimOrders: ClaimOrders
}): OpenOrder {
  return async (request) => {
    const { token } = request.query
    const number = readOrderNumber(request.params.number)
    const link = token !== undefined && number !== null ? await links.stateOf(token, number) : 'invalid'
    const holdsLink = link === 'opens'
    // An invalid session is reported as such, whatever the order number.
    const isSigned = !holdsLink && request.headers.authorization !== undefined
    const caller = isSigned ? await auth.requirePerson(request) : null
    const find = async () => (number !== null && (holdsLink || caller) ? orders.find(number) : null)
    const seen = await find()
    const claimed = seen && caller && seen.personId === null && (await claimOrders(request, caller))
    const found = claimed ? await find() : seen
    // Such a link went to a mistyped address: whoever reads there is a stranger.
    if (found && holdsLink && token && !(await links.isForAddressOf(token, found.order)))
      throw new ApiError('order/link-expired')
    if (found && (holdsLink || (caller && found.personId === caller.id))) return found
    // The holder of an expired link knows that the order exists and is told how to renew the link.
    throw new ApiError(link === 'expired' ? 'order/link-expired' : 'order/not-found')
  }
}
