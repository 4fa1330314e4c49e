import type { WorkshopList } from '@nawl/contract/desk/workshop'
import * as messages from '@nawl/messages/workshop-list'

import { AdminPage } from '../admin-page.tsx'
import { useAdmin } from '../use-admin.ts'
import { WorkshopOrders } from './workshop-orders.tsx'

export default function WorkshopRoute() {
  const read = useAdmin<WorkshopList>('/api/desk/workshop')
  return (
    <AdminPage title={messages.title} read={read}>
      {(list) => <WorkshopOrders list={list} reload={read.reload} />}
    </AdminPage>
  )
}
