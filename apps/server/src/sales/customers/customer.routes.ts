import { customerList, customerParams, customerProfile } from '@nawl/contract/desk/customers'
import { customerQuery, exportCustomersRequest } from '@nawl/contract/desk/lists'
import { shopDay } from '@nawl/domain/shop/time-zone'
import { z } from 'zod'

import { deskScope } from '../../identity/staff/desk-scope.ts'
import { exportRecord } from '../../identity/staff/record-export.ts'
import { ApiError, described, refusals } from '../../platform/http/api-error.ts'
import { sendCsv } from '../../platform/http/files/csv.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { customerExport } from './customer-export.ts'
import { customerProfile as profileOf } from './customer-profile.ts'
import { customerStore } from './customer.store.ts'

type Deps = Pick<SalesRouteDeps, 'database' | 'limits' | 'now' | 'auth' | 'staff' | 'tokens'>

const about = described('desk')

/** /api/desk/customers: the list, a customer, and the list as a file. Register in a scope of its own. */
export function customerRoutes(app: App, deps: Deps): void {
  const { database, now } = deps
  const memberOf = deskScope(app, deps)
  const store = customerStore(database)
  const record = exportRecord(deps)
  const config = { permission: 'customers.read' } as const

  const list = about('Customers, in pages', { 200: customerList }, { querystring: customerQuery })
  app.get('/api/desk/customers', { schema: list, config }, ({ query }) => store.list(query))

  const show = about(
    'A customer with orders, designs, messages and consents',
    { 200: customerProfile },
    { params: customerParams },
  )
  app.get('/api/desk/customers/:email', { schema: show, config }, async ({ params }) => {
    const found = await profileOf(database, params.email, new Date(now()))
    if (!found) throw new ApiError('customer/not-found')
    return found
  })

  const schema = {
    tags: ['desk'],
    summary: 'The customers of a list as a CSV file',
    body: exportCustomersRequest,
    response: { 200: z.any().meta({ description: 'text/csv' }), ...refusals },
  }
  app.post(
    '/api/desk/customers/export',
    { schema, config, bodyLimit: 256 * 1024 },
    async (request, reply) => {
      const { language, filter, emails } = request.body
      const search = { ...filter, emails }
      const rows = await store.counted(search)
      const isSelection = emails !== undefined
      await record(memberOf(request), { what: 'customers', rows, filter, isSelection })
      const file = customerExport(language)
      const day = shopDay(new Date(now()))
      return sendCsv(reply, `customers-${day}.csv`, file.headings, file.rows(store.pages(search, 500)))
    },
  )
}
