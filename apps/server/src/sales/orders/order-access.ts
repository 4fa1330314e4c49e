import { readOrderNumber } from '@nawl/domain/order/order-number'
import type { FastifyRequest } from 'fastify'

import type { Auth } from '../../identity/auth/auth.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { OrderLinks } from './order-links.ts'
import type { SavedOrder, OrderStore } from './order.store.ts'

type Deps = { readonly auth: Auth; readonly links: OrderLinks; readonly orders: OrderStore }
type Asked = FastifyRequest & {
  readonly params: { readonly number: string }
  readonly query: { readonly token?: string | undefined }
}
export type OpenOrder = (request: Asked) => Promise<SavedOrder>

/**
 * The order of a call, for who has its token or is signed in as its owner. Everybody else gets the same answer, whether
 * there is such an order or not. The one place where this is decided.
 */
export function orderAccess({ auth, links, orders }: Deps): OpenOrder {
  return async (request) => {
    const { token } = request.query
    const number = readOrderNumber(request.params.number)
    const link = token !== undefined && number !== null ? await links.stateOf(token, number) : 'invalid'
    const holdsLink = link === 'opens'
    // Who is nobody we know is told so, whatever the number.
    const isSigned = !holdsLink && request.headers.authorization !== undefined
    const caller = isSigned ? await auth.requirePerson(request) : null
    const kept = number !== null && (holdsLink || caller) ? await orders.find(number) : null
    if (kept && (holdsLink || (caller && kept.personId === caller.id))) return kept
    // Who had the link knows of the order; they are told how to get another.
    throw new ApiError(link === 'expired' ? 'order/link-expired' : 'order/not-found')
  }
}
