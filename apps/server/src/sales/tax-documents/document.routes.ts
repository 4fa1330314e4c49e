import { language } from '@nawl/contract/shop/language'
import { orderParams, orderQuery, shownDocumentRow } from '@nawl/contract/sales/order'
import type { LanguageCode } from '@nawl/messages/languages'
import { z } from 'zod'

import type { App } from '../../platform/http/fastify-app.ts'
import { knownLanguage } from '../../platform/language.ts'
import { ApiError, refusals } from '../../platform/http/api-error.ts'
import { NO_STORE } from '../../platform/http/caching.ts'
import type { OpenOrder } from '../orders/order-access.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { documentIn, shownDocument } from './shown-document.ts'
import { documentRow } from './document-row.ts'
import { documentSender } from './document-sender.ts'

const documentLanguage = language
  .removeDefault()
  .optional()
  .meta({ description: 'Language of the document, by default that of the order' })

const ofOrder = {
  tags: ['orders'],
  params: orderParams,
  querystring: orderQuery.extend({ language: documentLanguage }),
}
const ofDocument = { ...ofOrder, params: orderParams.extend({ document: z.string().max(32) }) }
const pdf = { 200: z.any().meta({ description: 'application/pdf' }), ...refusals }
const xml = { 200: z.any().meta({ description: 'application/xml: UBL 2.1 by EN 16931' }), ...refusals }

type Asked = Parameters<OpenOrder>[0] & { readonly query: { readonly language?: LanguageCode | undefined } }

/** GET /api/orders/{number}/documents and below: its invoices and credit notes, as they were issued. */
export function documentRoutes(app: App, { documents, printer, open, limits, kinds }: SalesRouteDeps): void {
  const send = documentSender({ printer, limits, kinds })

  const languageOf = (request: Asked, order: { readonly language: string }) =>
    request.query.language ?? knownLanguage(order.language)

  async function oneOf(request: Asked, number: string) {
    const { order } = await open(request)
    const found = await documents.find(order.number, number)
    if (!found) throw new ApiError('order/no-such-document', { field: 'document' })
    return { found, language: languageOf(request, order) }
  }

  /** The document that says what the order costs, which its e-mails link to. */
  async function invoiceOf(request: Asked) {
    const { order } = await open(request)
    const [found] = await documents.ofOrder(order.number)
    if (!found) throw new ApiError('order/wrong-state')
    return { found, language: languageOf(request, order) }
  }

  const listed = {
    ...ofOrder,
    summary: 'Its invoices and credit notes, oldest first',
    response: { 200: z.array(shownDocumentRow), ...refusals },
  }
  app.get('/api/orders/:number/documents', { schema: listed }, async (request, reply) => {
    const { order } = await open(request)
    return reply.headers(NO_STORE).send((await documents.ofOrder(order.number)).map(documentRow))
  })

  const read = {
    ...ofDocument,
    summary: 'What a document says',
    response: { 200: shownDocument, ...refusals },
  }
  app.get('/api/orders/:number/documents/:document', { schema: read }, async (request, reply) => {
    const { found, language } = await oneOf(request, request.params.document)
    return reply.headers(NO_STORE).send(documentIn(found, language, kinds))
  })

  const kept = { ...ofDocument, summary: 'A document as it was printed, to keep', response: pdf }
  app.get('/api/orders/:number/documents/:document/pdf', { schema: kept }, async (request, reply) =>
    send.pdf(request, reply, await oneOf(request, request.params.document)),
  )

  const forPrograms = { ...ofDocument, summary: 'A document for accounting programs', response: xml }
  app.get('/api/orders/:number/documents/:document/xml', { schema: forPrograms }, async (request, reply) => {
    const { found } = await oneOf(request, request.params.document)
    return send.xml(request, reply, found)
  })

  const first = {
    ...ofOrder,
    summary: 'What its first invoice says',
    response: { 200: shownDocument, ...refusals },
  }
  app.get('/api/orders/:number/invoice', { schema: first }, async (request, reply) => {
    const { found, language } = await invoiceOf(request)
    return reply.headers(NO_STORE).send(documentIn(found, language, kinds))
  })

  const firstKept = { ...ofOrder, summary: 'Its first invoice, to keep', response: pdf }
  app.get('/api/orders/:number/invoice.pdf', { schema: firstKept }, async (request, reply) =>
    send.pdf(request, reply, await invoiceOf(request)),
  )
}
