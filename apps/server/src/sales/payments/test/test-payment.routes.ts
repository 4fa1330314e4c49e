import type { LanguageCode } from '@nawl/messages/languages'
import { eq, getTableColumns } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'

import type { App } from '../../../platform/http/fastify-app.ts'
import type { Database } from '../../../platform/db/database.ts'
import { order } from '../../../platform/db/schema/commerce-schema.ts'
import { testPayment } from '../../../platform/db/schema/payment-schema.ts'
import { knownLanguage } from '../../../platform/language.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { webFontFaces } from '../../../platform/http/pages/web-fonts.ts'
import { NO_STORE } from '../../../platform/http/caching.ts'
import { become } from './test-gateway.ts'
import { testPaymentPage, type TestPageState } from './test-payment-page.ts'

const params = z.object({ ref: z.string().max(64) })
const outcome = z.enum(['approve', 'decline', 'secure'])

/**
 * /test-payment/{ref}: the page of the test payment. Register in a scope of its own, only where test payments are
 * allowed: here URL-encoded forms are parsed.
 */
export async function testPaymentRoutes(
  app: App,
  { database, webBuildDir }: { readonly database: Database; readonly webBuildDir: string },
): Promise<void> {
  const { orm } = database
  const fontFaces = webFontFaces(webBuildDir)
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body)).get('outcome')),
  )
  const schema = { hide: true, params }

  app.get('/test-payment/:ref', { schema }, async (request, reply) => {
    const payment = await find(request.params.ref)
    return show(reply, payment, stateOf(payment))
  })

  app.post('/test-payment/:ref', { schema: { ...schema, body: outcome } }, async (request, reply) => {
    const { ref } = await find(request.params.ref)
    if (request.body !== 'secure') await become(orm, ref, request.body === 'approve' ? 'paid' : 'failed')
    const payment = await find(ref)
    if (payment.status === 'paid') return reply.redirect(payment.returnUrl, 303)
    const asks = request.body === 'secure' && stateOf(payment) !== 'over'
    return show(reply, payment, asks ? 'secure' : stateOf(payment))
  })

  async function find(ref: string) {
    const [row] = await orm
      .select({ ...getTableColumns(testPayment), language: order.language })
      .from(testPayment)
      .innerJoin(order, eq(order.number, testPayment.orderNumber))
      .where(eq(testPayment.ref, ref))
    if (!row) throw new ApiError('route/not-found')
    return { ...row, language: knownLanguage(row.language) }
  }

  function show(reply: FastifyReply, payment: Row, state: TestPageState): FastifyReply {
    const { style: nonce } = reply.cspNonce
    return reply
      .headers(NO_STORE)
      .type('text/html; charset=utf-8')
      .send(testPaymentPage(payment, state, { nonce, fontFaces }))
  }
}

type Row = typeof testPayment.$inferSelect & { readonly language: LanguageCode }

function stateOf({ status }: Pick<Row, 'status'>): TestPageState {
  if (status === 'created') return 'open'
  return status === 'failed' ? 'declined' : 'over'
}
