import type { ownOrders } from '@nawl/contract/sales/order'

import { callJson } from '../sales/order/calls/call-json.ts'
import { useRequested } from '../sales/order/calls/use-requested.ts'
import { accountFetch } from '../sign-in/session.ts'

export type OwnOrderList = ReturnType<(typeof ownOrders)['parse']>

/** The orders of whoever is signed in; `none` for visitors, who have no account. */
export type OrdersSeen =
  | { readonly status: 'none' | 'loading' }
  | { readonly status: 'away'; readonly again: () => void }
  | { readonly status: 'shown'; readonly orders: OwnOrderList }

/** Requests the orders of a person, latest first; null without one. */
export function useOwnOrders(userId: string | null): OrdersSeen {
  const ask = () => callJson<OwnOrderList>(accountFetch, '/api/account/orders')
  const { called, isFresh, again } = useRequested(userId, ask)
  if (userId === null) return { status: 'none' }
  if (!isFresh || !called) return { status: 'loading' }
  return called.ok ? { status: 'shown', orders: called.answer } : { status: 'away', again }
}
