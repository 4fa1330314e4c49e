import { language } from '@nawl/contract/shop/language'
import { orderParams } from '@nawl/contract/sales/order'
import type { Order } from '@nawl/domain/order/order'
import { z } from 'zod'

import { ApiError, described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { knownLanguage } from '../../platform/language.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { documentSender } from './document-sender.ts'

type Deps = Pick<SalesRouteDeps, 'documents' | 'printer' | 'limits' | 'kinds'> & {
  readonly orderOf: (typed: string) => Promise<Order>
}

const query = z.object({
  language: language.removeDefault().optional().meta({ description: 'By default that of the order' }),
})

/** GET /api/desk/orders/{number}/documents/{document}/pdf and /xml: an invoice or credit note as its customer has it. */
export function deskDocumentRoutes(app: App, { documents, orderOf, ...deps }: Deps): void {
  const send = documentSender(deps)
  const params = orderParams.extend({ document: z.string().max(32) })
  const config = { permission: 'orders.read' } as const

  async function oneOf(request: { readonly params: z.output<typeof params> }) {
    const order = await orderOf(request.params.number)
    const found = await documents.find(order.number, request.params.document)
    if (!found) throw new ApiError('order/no-such-document', { field: 'document' })
    return { order, found }
  }

  const schema = described('desk')(
    'An invoice or credit note as it was printed',
    { 200: z.any().meta({ description: 'application/pdf' }) },
    { params, querystring: query },
  )
  app.get('/api/desk/orders/:number/documents/:document/pdf', { schema, config }, async (request, reply) => {
    const { order, found } = await oneOf(request)
    const language = request.query.language ?? knownLanguage(order.language)
    return send.pdf(request, reply, { found, language })
  })

  const forPrograms = described('desk')(
    'An invoice or credit note for accounting programs',
    { 200: z.any().meta({ description: 'application/xml: UBL 2.1 by EN 16931' }) },
    { params },
  )
  const path = '/api/desk/orders/:number/documents/:document/xml'
  app.get(path, { schema: forPrograms, config }, async (request, reply) =>
    send.xml(request, reply, (await oneOf(request)).found),
  )
}
