import type { AdminOrder } from '@nawl/contract/sales/admin'
import type { Role } from '@nawl/domain/staff/roles'

import * as orderRoute from '../admin/orders/order.route.tsx'
import { fakeApi, json } from './fake-api.ts'
import { deskCaller } from './fake-desk.ts'
import { fakeAdminOrder } from './fake-order.ts'
import { fakeSession } from './fake-session.ts'
import { renderPage } from './render-page.tsx'

/** Where the API has the order. */
export const DESK_ORDER = '/api/desk/orders/NW-7K4M-3PXA'

/** The page of an order at the desk, for staff in a role. */
export function openDeskOrder(more: Partial<AdminOrder> = {}, role: Role = 'sales') {
  const api = fakeApi({
    ...fakeSession(),
    ...deskCaller(role),
    [`GET ${DESK_ORDER}`]: () => json(fakeAdminOrder(more)),
  })
  const at = '/desk/NW-7K4M-3PXA'
  return { api, ...renderPage({ module: orderRoute, path: '/desk/:number', at, isFrameless: true }) }
}
