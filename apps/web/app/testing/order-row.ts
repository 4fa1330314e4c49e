import type { AdminOrders } from '@nawl/contract/sales/admin'

export type OrderRow = AdminOrders['orders'][number]

/** An order in the desk's list. */
export const orderRow = (number: string, more: Partial<OrderRow> = {}): OrderRow => ({
  number,
  state: 'confirmed',
  name: 'Layla Haddad',
  email: 'layla@example.com',
  country: 'US',
  rugCount: 1,
  total: 54_600,
  placedAt: '2027-01-04T07:00:00.000Z',
  mayStartAt: null,
  expectedBy: null,
  yarnsOnOrder: [],
  hasOpenClaim: false,
  awaitsApproval: false,
  isOverdue: false,
  ...more,
})
