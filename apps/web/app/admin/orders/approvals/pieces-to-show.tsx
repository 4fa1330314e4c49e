import type { FloorOrder } from '@nawl/contract/desk/floor'
import type { AdminOrder } from '@nawl/contract/sales/admin'

import { ShowPiece } from '../../../floor/show-piece.tsx'
import { callJson } from '../../../sales/order/calls/call-json.ts'
import { accountFetch } from '../../../sign-in/session.ts'
import { useAdmin } from '../../use-admin.ts'

type PiecesToShowProps = { readonly number: string; readonly show: (order: AdminOrder) => void }

/** The tufted pieces of an order, to be photographed, measured and shown to the customer. */
export function PiecesToShow({ number, show }: PiecesToShowProps) {
  const floor = useAdmin<FloorOrder>(`/api/desk/floor/${number}`)
  if (floor.seen.status !== 'shown') return null
  const order = floor.seen.value
  const changed = async (now: FloorOrder) => {
    floor.show(now)
    const called = await callJson<AdminOrder>(accountFetch, `/api/desk/orders/${number}`)
    if (called.ok) show(called.answer)
  }
  return order.rugs
    .filter(({ isShown }) => isShown)
    .map((rug) => <ShowPiece key={rug.line} order={order} rug={rug} onChanged={(now) => void changed(now)} />)
}
