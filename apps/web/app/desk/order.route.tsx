import type { DeskOrder } from '@nawl/contract/desk'

import { DeskOrderPage } from './desk-order-page.tsx'
import { DeskPage } from './desk-page.tsx'
import { useDesk } from './use-desk.ts'
import type { Route } from './+types/order.route.ts'

export default function DeskOrderRoute({ params: { number } }: Route.ComponentProps) {
  // Nothing of one order stays for another.
  return <OneOrder key={number} number={number} />
}

function OneOrder({ number }: { readonly number: string }) {
  const read = useDesk<DeskOrder>(`/api/desk/orders/${encodeURIComponent(number)}`)
  return (
    <DeskPage title={`${number.toUpperCase()}, order desk`} read={read}>
      {(order) => <DeskOrderPage order={order} show={read.show} />}
    </DeskPage>
  )
}
