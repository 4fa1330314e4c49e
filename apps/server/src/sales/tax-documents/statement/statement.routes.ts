import { orderParams, orderQuery } from '@nawl/contract/sales/order'
import { language } from '@nawl/contract/shop/language'
import type { Order } from '@nawl/domain/order/order'
import { hasStatement } from '@nawl/domain/tax-documents/statement'
import { invoice as messages } from '@nawl/messages/by-language/invoice'
import type { LanguageCode } from '@nawl/messages/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { ApiError, described, refusals } from '../../../platform/http/api-error.ts'
import { contentDisposition, validFileName } from '../../../platform/http/files/content-disposition.ts'
import type { App } from '../../../platform/http/fastify-app.ts'
import { perCaller, RENDERS_PER_HOUR } from '../../../platform/http/limits/hourly-limit.ts'
import { knownLanguage } from '../../../platform/language.ts'
import { waitingCaller } from '../../../platform/threads/waiting-caller.ts'
import { sendPrivateFile } from '../../../platform/http/files/private-file.ts'
import type { SalesRouteDeps } from '../../sales-route-deps.ts'
import { shownStatement } from './shown-statement.ts'

type Deps = Pick<SalesRouteDeps, 'documents' | 'printer' | 'limits' | 'settings' | 'now'>

const inLanguage = {
  language: language.removeDefault().optional().meta({ description: 'By default that of the order' }),
}
const SUMMARY = 'All documents, payments and refunds of an order, and what is owed, as of now'
const pdf = { 200: z.any().meta({ description: 'application/pdf' }) }

/** GET /api/orders/{number}/statement.pdf: for the customer. */
export function statementRoutes(app: App, { open, ...deps }: Deps & Pick<SalesRouteDeps, 'open'>): void {
  const send = statementSender(deps)
  const schema = {
    tags: ['orders'],
    summary: SUMMARY,
    params: orderParams,
    querystring: orderQuery.extend(inLanguage),
    response: { ...pdf, ...refusals },
  }
  app.get('/api/orders/:number/statement.pdf', { schema }, async (request, reply) =>
    send(request, reply, (await open(request)).order, request.query.language),
  )
}

/** GET /api/desk/orders/{number}/statement.pdf: the same at the desk. */
export function deskStatementRoutes(
  app: App,
  { orderOf, ...deps }: Deps & { readonly orderOf: (typed: string) => Promise<Order> },
): void {
  const send = statementSender(deps)
  const schema = described('desk')(SUMMARY, pdf, { params: orderParams, querystring: z.object(inLanguage) })
  app.get(
    '/api/desk/orders/:number/statement.pdf',
    { schema, config: { permission: 'orders.read' } },
    async (request, reply) =>
      send(request, reply, await orderOf(request.params.number), request.query.language),
  )
}

function statementSender({ documents, printer, limits, settings, now }: Deps) {
  const mayRender = perCaller(limits('invoice', RENDERS_PER_HOUR.invoice))
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    order: Order,
    wished: LanguageCode | undefined,
  ) => {
    if (!hasStatement(order)) throw new ApiError('order/wrong-state')
    await mayRender(request)
    const code = wished ?? knownLanguage(order.language)
    const seller = settings.shop.seller(code)
    const issued = await documents.ofOrder(order.number)
    const statement = shownStatement(order, issued, { language: code, now: new Date(now()), seller })
    const bytes = await printer.statement(statement, waitingCaller(request, reply))
    const { statement: kind, fileName } = messages[code]
    const name = `${validFileName(fileName({ kind, number: order.number }))}.pdf`
    return sendPrivateFile(reply, 'application/pdf', contentDisposition('inline', name), bytes)
  }
}
