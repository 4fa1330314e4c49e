import { givenNames } from '@nawl/messages/text/given-names'
import { language } from '@nawl/contract/shop/language'
import { orderParams, orderQuery } from '@nawl/contract/sales/order'
import { invoice as messages } from '@nawl/messages/by-language/invoice'
import type { LanguageCode } from '@nawl/messages/languages'
import { z } from 'zod'

import type { App } from '../../platform/http/fastify-app.ts'
import { contentDisposition, validFileName } from '../../platform/http/content-disposition.ts'
import { knownLanguage } from '../../platform/language.ts'
import { waitingCaller } from '../../platform/threads/waiting-caller.ts'
import { ApiError, refusals } from '../../platform/http/api-error.ts'
import { RENDERS_PER_HOUR, perCaller } from '../../platform/http/hourly-limit.ts'
import type { OpenOrder } from '../orders/order-access.ts'
import { invoice, invoiceOf } from './invoice.ts'
import { printedLogo } from '../../platform/pdf/printed-logo.ts'
import { singleThreadPool } from '../../platform/threads/single-thread-pool.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'

const invoiceLanguage = language
  .removeDefault()
  .optional()
  .meta({ description: 'Language of the invoice, by default that of the order' })

const about = (summary: string) => ({
  tags: ['orders'],
  summary,
  params: orderParams,
  querystring: orderQuery.extend({ language: invoiceLanguage }),
})
const fresh = { 'cache-control': 'no-store' }

/** GET /api/orders/{number}/invoice and /invoice.pdf, available once the order is paid. */
export function invoiceRoutes(app: App, { settings, open, limits, kinds }: SalesRouteDeps): void {
  // In a thread, because each invoice embeds subsets of three fonts.
  const pool = singleThreadPool({ worker: new URL('./invoice.worker.ts', import.meta.url), megabytes: 256 })
  app.addHook('onClose', () => pool.close())
  const mayRender = perCaller(limits('invoice', RENDERS_PER_HOUR.invoice))

  const found = async (
    request: Parameters<OpenOrder>[0] & { query: { language?: LanguageCode | undefined } },
  ) => {
    const { order } = await open(request)
    const made = invoiceOf(
      order,
      (language) => settings.shop.seller(language),
      request.query.language ?? knownLanguage(order.language),
      kinds,
    )
    if (!made) throw new ApiError('order/wrong-state')
    return made
  }

  const schema = { ...about('What stands on its invoice'), response: { 200: invoice, ...refusals } }
  app.get('/api/orders/:number/invoice', { schema: schema }, async (request, reply) =>
    reply.headers(fresh).send(await found(request)),
  )

  const printed = {
    ...about('Its invoice, to keep'),
    response: { 200: z.any().meta({ description: 'application/pdf' }), ...refusals },
  }
  app.get('/api/orders/:number/invoice.pdf', { schema: printed }, async (request, reply) => {
    const made = await found(request)
    await mayRender(request)
    const name = messages[made.language].fileName({ number: made.number })
    const task = { invoice: made, names: givenNames(), logo: await printedLogo() }
    const pdf = await pool.run<Uint8Array>('makeInvoice', task, waitingCaller(request, reply))
    return reply
      .headers({ ...fresh, 'x-robots-tag': 'noindex' })
      .type('application/pdf')
      .header('content-disposition', contentDisposition('inline', `${validFileName(name)}.pdf`))
      .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength))
  })
}
