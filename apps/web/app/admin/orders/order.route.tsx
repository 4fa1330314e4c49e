import type { AdminOrder } from '@nawl/contract/sales/admin'

import * as messages from '@nawl/messages/desk'

import { AdminOrderPage } from './admin-order-page.tsx'
import { AdminPage } from '../admin-page.tsx'
import { useAdmin } from '../use-admin.ts'
import type { Route } from './+types/order.route'

export default function AdminOrderRoute({ params: { number } }: Route.ComponentProps) {
  // The key resets all state when the order changes.
  return <OneOrder key={number} number={number} />
}

function OneOrder({ number }: { readonly number: string }) {
  const read = useAdmin<AdminOrder>(`/api/desk/orders/${encodeURIComponent(number)}`)
  return (
    <AdminPage title={messages.orderTitle({ number: number.toUpperCase() })} read={read}>
      {(order) => <AdminOrderPage order={order} show={read.show} />}
    </AdminPage>
  )
}
