import { documentQuery, exportDocumentsRequest } from '@nawl/contract/desk/lists'
import { documentList } from '@nawl/contract/desk/tax-documents'
import { shopDay } from '@nawl/domain/shop/time-zone'
import { z } from 'zod'

import type { MemberOf } from '../../identity/staff/desk-scope.ts'
import { exportRecord } from '../../identity/staff/record-export.ts'
import { described, refusals } from '../../platform/http/api-error.ts'
import { sendCsv } from '../../platform/http/files/csv.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { documentExport } from './document-export.ts'
import { documentListStore } from './document-list.store.ts'

type Deps = Pick<SalesRouteDeps, 'database' | 'limits' | 'now'> & { readonly memberOf: MemberOf }

/** /api/desk/documents: invoices and credit notes of all orders with their sums, and the list as a CSV file. */
export function documentListRoutes(app: App, { memberOf, ...deps }: Deps): void {
  const store = documentListStore(deps.database)
  const record = exportRecord(deps)
  const config = { permission: 'orders.read' } as const

  const list = described('desk')(
    'Invoices and credit notes, in pages',
    { 200: documentList },
    { querystring: documentQuery },
  )
  app.get('/api/desk/documents', { schema: list, config }, ({ query }) => store.list(query))

  const schema = {
    tags: ['desk'],
    summary: 'The invoices and credit notes of a list as a CSV file',
    body: exportDocumentsRequest,
    response: { 200: z.any().meta({ description: 'text/csv' }), ...refusals },
  }
  app.post('/api/desk/documents/export', { schema, config, bodyLimit: 32 * 1024 }, async (request, reply) => {
    const { language, filter, numbers } = request.body
    const search = { ...filter, numbers }
    const rows = await store.counted(search)
    await record(memberOf(request), { what: 'documents', rows, filter, isSelection: numbers !== undefined })
    const file = documentExport(language)
    const day = shopDay(new Date(deps.now()))
    return sendCsv(reply, `documents-${day}.csv`, file.headings, file.rows(store.pages(search, 500)))
  })
}
