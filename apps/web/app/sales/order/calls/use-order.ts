import type { OrderResponse } from '@nawl/contract/sales/order'
import { useMemo } from 'react'

import { useSession } from '../../../sign-in/session.ts'
import type { CallResult } from './call-json.ts'
import { type OrderAccess, type OrderCalls, orderCalls } from './order-calls.ts'
import type { LinkedOrder } from './read-order.ts'
import { useRequested } from './use-requested.ts'

/** The state of a requested order. */
export type SeenOrder =
  | { readonly status: 'loading' | 'missing' | 'expired' | 'signed-out' | 'away' }
  | { readonly status: 'shown'; readonly order: OrderResponse }

export type OpenOrder = {
  readonly seen: SeenOrder
  readonly calls: OrderCalls
  /** Replaces the order with a command's response. */
  readonly show: (order: OrderResponse) => void
  /** Reloads it. What is shown stays until then. */
  readonly reload: () => Promise<void>
}

/** An order opened by its link, which the server has loaded already (`linked`), or by the signed-in person. */
export function useOrder({ number, token }: OrderAccess, linked: LinkedOrder): OpenOrder {
  const calls = useMemo(() => orderCalls({ number, token }), [number, token])
  const { user, loading } = useSession()
  const key = linked.status === 'shown' || !user ? null : `${user.id} ${number} ${token ?? ''}`
  const { called, isFresh, show, again } = useRequested<OrderResponse>(key, calls.read)
  const reload = async () => {
    const anew = await calls.read()
    if (anew.ok) show(anew.answer)
    else again()
  }
  return { seen: seenOf(isFresh ? called : null), calls, show, reload }

  function seenOf(newest: CallResult<OrderResponse> | null): SeenOrder {
    if (newest?.ok) return { status: 'shown', order: newest.answer }
    if (newest?.fault === 'order/not-found') return { status: 'missing' }
    if (newest?.fault === 'order/link-expired') return { status: 'expired' }
    if (newest) return { status: newest.fault === 'signed-out' ? 'signed-out' : 'away' }
    if (linked.status === 'shown') return linked
    if (user || loading) return { status: 'loading' }
    return { status: linked.status === 'no-link' ? 'signed-out' : linked.status }
  }
}
