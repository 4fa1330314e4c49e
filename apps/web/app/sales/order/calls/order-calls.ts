import type { OrderResponse } from '@nawl/contract/sales/order'

import { AccountError } from '../../../sign-in/account-error.ts'
import { accountFetch } from '../../../sign-in/session.ts'
import { storedSession } from '../../../sign-in/stored-session.ts'
import type { FetchApi } from '../../../api/request.ts'
import { attemptKeys } from '../actions/attempt-keys.ts'
import { type CallResult, callJson, command } from './call-json.ts'

/** Which order, and what opens it beside being signed in as its owner. */
export type OrderAccess = { readonly number: string; readonly token: string | null }

export type OrderCalls = ReturnType<typeof orderCalls>

/** Path of a call about an order, such as `/cancel`; of the order itself without one. */
export function orderPath({ number, token }: OrderAccess, act = ''): string {
  const query = token === null ? '' : `?token=${encodeURIComponent(token)}`
  return `/api/orders/${encodeURIComponent(number)}${act}${query}`
}

/** Everything a browser asks of one order, as whoever is signed in and with the link it came by. */
export function orderCalls(access: OrderAccess) {
  const keys = attemptKeys()
  const reach = reachWith(access)
  const send = <T>(act: string, body?: object) => callJson<T>(reach, orderPath(access, act), command(body))

  return {
    access,
    read: () => callJson<OrderResponse>(reach, orderPath(access)),
    send,
    /** A command that costs money: done once, however often it is asked. */
    async pay(act: string, body: object): Promise<CallResult<OrderResponse>> {
      const path = orderPath(access, act)
      const called = await callJson<OrderResponse>(reach, path, command(body, keys.keyFor(path, body)))
      if (called.ok || called.fault !== 'no-answer') keys.answered()
      return called
    },
  }
}

/** Signed in where somebody is; who has the link needs no more than that. */
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
