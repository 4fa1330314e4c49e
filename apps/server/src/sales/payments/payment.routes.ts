import { webhookParams, webhookResponse } from '@nawl/contract/sales/payment'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'

import type { App } from '../../platform/http/fastify-app.ts'
import { providerEvent } from '../../platform/db/schema/payment-schema.ts'
import { ApiError, refusal } from '../../platform/http/api-error.ts'
import { NO_STORE } from '../../platform/http/caching.ts'
import { orderPage } from '../orders/emails/order-emails.ts'
import { GatewayTrouble } from './payment-gateway.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'

/** Largest webhook body. */
const MESSAGE_LIMIT = 256 * 1024

const about = (summary: string) => ({ tags: ['payments'], summary, params: webhookParams })

/** Webhooks and return URLs of providers. Register in its own scope: bodies stay unparsed, for signatures. */
export async function paymentRoutes(app: App, deps: SalesRouteDeps): Promise<void> {
  const { gateways, settle, recordMoves, now } = deps
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MESSAGE_LIMIT }, (_request, body, done) =>
    done(null, body),
  )

  const webhook = {
    ...about('A payment company tells what happened'),
    description:
      'Believed only that something did: the company is asked. Answered by 5xx when that fails, to be told again.',
    response: { 200: webhookResponse, '4xx': refusal, '5xx': refusal },
  }
  app.post('/api/payments/:provider/webhook', { schema: webhook }, async ({ params, body, headers }) => {
    const { provider } = params
    const gateway = gateways[provider]
    if (!gateway) throw new ApiError('payment/unknown-provider')
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
    const reading = await orProviderAway(gateway.readWebhook(bytes, flat(headers), new Date(now())))
    if (!reading.ok) throw new ApiError('payment/bad-signature', { detail: reading.reason })
    const { eventId, kind, providerRef } = reading
    const event = { provider, eventId, kind, providerRef }
    if (await isNews(deps, event)) {
      if (providerRef !== null) {
        await orProviderAway(settle(provider, providerRef))
        await orProviderAway(recordMoves(provider, providerRef))
      }
      await markHandled(deps, event)
    }
    return { received: true as const }
  })
  returnRoute(app, deps)
}

function returnRoute(app: App, { settle, orders, links, config }: SalesRouteDeps): void {
  const back = {
    ...about('Where a payment page leads back to'),
    querystring: z.object({
      number: z.string().max(20),
      payment: z.string().max(64),
      link: z.string().max(64),
    }),
    response: { 303: z.null().meta({ description: 'To the order' }), '4xx': refusal },
  }
  app.get('/api/payments/:provider/return', { schema: back }, async (request, reply) => {
    const { number, payment: paymentId, link } = request.query
    const opened = (await links.stateOf(link, number)) === 'opens' ? await orders.find(number) : null
    if (!opened) throw new ApiError('order/not-found')
    // Use our stored reference; anybody can write one into the URL.
    const found = opened.order.payments.find(({ id }) => id === paymentId)
    if (found && found.providerRef !== null)
      await settle(found.provider, found.providerRef).catch((error: unknown) => {
        // The page says that the payment is being checked, and reconciliation does that.
        request.log.warn({ err: error }, `payment ${paymentId} could not be queried`)
      })
    return reply.headers(NO_STORE).redirect(orderPage(config.publicUrl, opened.order, link), 303)
  })
}

type Event = Pick<typeof providerEvent.$inferSelect, 'provider' | 'eventId' | 'kind' | 'providerRef'>

/** Stores a webhook event; false when it was handled before. An event that was only stored is handled again. */
async function isNews({ database: { orm }, now }: SalesRouteDeps, event: Event): Promise<boolean> {
  const row = { ...event, receivedAt: new Date(now()) }
  const [fresh] = await orm.insert(providerEvent).values(row).onConflictDoNothing().returning()
  if (fresh) return true
  const [known] = await orm.select().from(providerEvent).where(same(event))
  return known?.handledAt === null
}

async function markHandled({ database: { orm }, now }: SalesRouteDeps, event: Event): Promise<void> {
  await orm
    .update(providerEvent)
    .set({ handledAt: new Date(now()) })
    .where(same(event))
}

const same = ({ provider, eventId }: Event) =>
  and(eq(providerEvent.provider, provider), eq(providerEvent.eventId, eventId))

/** Turns a provider outage into an ApiError. */
async function orProviderAway<T>(asking: Promise<T>): Promise<T> {
  return asking.catch((error: unknown) => {
    if (error instanceof GatewayTrouble) throw new ApiError('payment/provider-away', { cause: error })
    throw error
  })
}

const flat = (headers: Readonly<Record<string, string | string[] | undefined>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  )
