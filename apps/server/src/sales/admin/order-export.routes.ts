import { exportOrdersRequest } from '@nawl/contract/desk/lists'
import { shopDay } from '@nawl/domain/shop/time-zone'
import { z } from 'zod'

import type { MemberOf } from '../../identity/staff/desk-scope.ts'
import { exportRecord } from '../../identity/staff/record-export.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { refusals } from '../../platform/http/api-error.ts'
import { sendCsv } from '../../platform/http/files/csv.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import type { adminStore } from './admin.store.ts'
import { orderExport } from './order-export.ts'

type Deps = Pick<SalesRouteDeps, 'database' | 'limits' | 'now'> & {
  readonly store: ReturnType<typeof adminStore>
  readonly memberOf: MemberOf
}

/** POST /api/desk/orders/export: what the list shows, as a CSV file. */
export function orderExportRoute(app: App, deps: Deps): void {
  const { database, store, memberOf, now } = deps
  const record = exportRecord(deps)
  const schema = {
    tags: ['desk'],
    summary: 'The orders of a list as a CSV file',
    body: exportOrdersRequest,
    response: { 200: z.any().meta({ description: 'text/csv' }), ...refusals },
  }
  const config = { permission: 'orders.read' } as const
  app.post('/api/desk/orders/export', { schema, config, bodyLimit: 32 * 1024 }, async (request, reply) => {
    const { language, rows: what, filter, numbers } = request.body
    const by = memberOf(request)
    const search = { ...filter, numbers }
    const rows = await store.counted(search)
    await record(by, { what, rows, filter, isSelection: numbers !== undefined })
    const file = orderExport(database, { language, what, isWhole: by.permissions.includes('customers.read') })
    const day = shopDay(new Date(now()))
    return sendCsv(reply, `${what}-${day}.csv`, file.headings, file.rows(store.pages(search, 500)))
  })
}
