import type { DeskOrder } from '@nawl/contract/admin'

import { DeskOrderPage } from './admin-order-page.tsx'
import { DeskPage } from './admin-page.tsx'
import { useDesk } from './use-admin.ts'
import type { Route } from './+types/order.route'

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
