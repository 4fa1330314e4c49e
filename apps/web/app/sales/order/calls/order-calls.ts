import type { OrderProgress } from '@nawl/contract/desk/floor'
import type { OrderResponse } from '@nawl/contract/sales/order'

import { AccountError } from '../../../sign-in/account-error.ts'
import { accountFetch } from '../../../sign-in/session.ts'
import { storedSession } from '../../../sign-in/stored-session.ts'
import type { FetchApi } from '../../../api/request.ts'
import { attemptKeys } from '../actions/attempt-keys.ts'
import { type CallResult, callJson, command } from './call-json.ts'

/** An order, and the token of its link for those who are not signed in as its owner. */
export type OrderAccess = { readonly number: string; readonly token: string | null }

export type OrderCalls = ReturnType<typeof orderCalls>

/** Path of an order's API, for example `/cancel`; of the order itself without `act`. */
export function orderPath({ number, token }: OrderAccess, act = ''): string {
  const query = token === null ? '' : `?token=${encodeURIComponent(token)}`
  return `/api/orders/${encodeURIComponent(number)}${act}${query}`
}

/** All API calls about one order, authenticated by session and link. */
export function orderCalls(access: OrderAccess) {
  const keys = attemptKeys()
  const reach = reachWith(access)
  const send = <T>(act: string, body?: object) => callJson<T>(reach, orderPath(access, act), command(body))

  return {
    access,
    read: () => callJson<OrderResponse>(reach, orderPath(access)),
    /** How far the workshop is. */
    progress: () => callJson<OrderProgress>(reach, orderPath(access, '/progress')),
    send,
    /** A command that costs money: executed once, however often it is sent. */
    async pay(act: string, body: object): Promise<CallResult<OrderResponse>> {
      const path = orderPath(access, act)
      const called = await callJson<OrderResponse>(reach, path, command(body, keys.keyFor(path, body)))
      if (called.ok || called.fault !== 'no-answer') keys.answered()
      return called
    },
  }
}

/** Authenticated if somebody is signed in; a link needs no session. */
function reachWith({ token }: OrderAccess): FetchApi {
  return async (path, init) => {
    if (storedSession() === null && token !== null) return fetch(path, init)
    try {
      return await accountFetch(path, init)
    } catch (error) {
      if (error instanceof AccountError && token !== null) return fetch(path, init)
      throw error
    }
  }
}

/** Where a new link is asked for. */
export const renewalAction = (number: string, token: string | null) =>
  `/order/${encodeURIComponent(number)}?token=${encodeURIComponent(token ?? '')}`
