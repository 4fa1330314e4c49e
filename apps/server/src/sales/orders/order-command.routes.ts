import { randomUUID } from 'node:crypto'

import {
  acceptQuoteRequest,
  answerYarnRequest,
  changeDesignRequest,
  changeOwnAddressRequest,
  claimRequest,
  orderParams,
  orderQuery,
  orderResponse,
  payAgainRequest,
} from '@nawl/contract/sales/order'
import { idempotencyHeaders } from '@nawl/contract/sales/payment'
import { changeAddress } from '@nawl/domain/order/change-address'
import { changeDesign } from '@nawl/domain/order/change-design'
import { claimOrder } from '@nawl/domain/order/claims/claim-order'
import { cancelOrder } from '@nawl/domain/order/end-order'
import { unchanged } from '@nawl/domain/order/outcome'
import { acceptQuote } from '@nawl/domain/order/placing/quote-order'
import { answerYarn } from '@nawl/domain/order/substitute-yarn'
import type { PaymentProvider } from '@nawl/domain/order/payment-state'
import type { FastifyRequest } from 'fastify'

import type { App } from '../../platform/http/fastify-app.ts'
import { ApiError, refusal } from '../../platform/http/api-error.ts'
import { accepted, type Command } from './order.store.ts'
import { waitingCaller } from '../../platform/threads/waiting-caller.ts'
import { NO_STORE } from '../../platform/http/caching.ts'
import { checkOffer } from '../payments/check-offer.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'

const about = (summary: string) => ({
  tags: ['orders'],
  summary,
  params: orderParams,
  querystring: orderQuery,
  response: { 200: orderResponse, '4xx': refusal, 502: refusal, 503: refusal },
})
const costly = (summary: string) => ({ ...about(summary), headers: idempotencyHeaders })
/** For each order: payments begun, claims, designs changed, and answers to what the shop asks. */
const COMMANDS_PER_HOUR = 100
/** For each order. */
const ADDRESSES_PER_HOUR = 10

/** POST /api/orders/{number}/…: customer commands on an order. Every answer is the order. */
export function orderCommandRoutes(app: App, deps: SalesRouteDeps): void {
  const { open, views, orders, freeze, photos, settings, wake, kinds } = deps

  const commandLimit = deps.limits('order-command', COMMANDS_PER_HOUR)
  const addressLimit = deps.limits('own-address', ADDRESSES_PER_HOUR)

  /** The number of the order that a command is about. */
  async function commanded(request: Parameters<typeof open>[0]): Promise<string> {
    const { number } = (await open(request)).order
    await commandLimit.check(number)
    return number
  }

  /** The order after an accepted command. */
  async function after(number: string) {
    wake()
    const found = await orders.find(number)
    if (!found) throw new ApiError('order/not-found')
    return views.customer(found.order)
  }

  app.post('/api/orders/:number/cancel', { schema: about('Cancels an order') }, async (request, reply) => {
    const number = await commanded(request)
    // Cancelling twice succeeds: the second call finds it done.
    accepted(
      await orders.change(number, (order, now) =>
        order.state === 'cancelled' ? unchanged(order) : cancelOrder(order, now, { by: 'customer' }),
      ),
    )
    return reply.headers(NO_STORE).send(await after(number))
  })

  const address = { ...about('Changes where it goes'), body: changeOwnAddressRequest }
  app.post('/api/orders/:number/address', { schema: address }, async (request, reply) => {
    const { number } = (await open(request)).order
    // Each change sends an e-mail.
    await addressLimit.check(number)
    const notShippedTo = settings.prices.notShippedTo()
    accepted(
      await orders.change(number, (order, now) =>
        changeAddress(order, now, { ...request.body, by: 'customer', why: '', notShippedTo }),
      ),
    )
    return reply.headers(NO_STORE).send(await after(number))
  })

  const claim = { ...about('Claims that something is wrong'), body: claimRequest }
  app.post('/api/orders/:number/claim', { schema: claim }, async (request, reply) => {
    const number = await commanded(request)
    const { kind, about, description, photoIds } = request.body
    const claimId = randomUUID()
    accepted(
      await orders.change(number, async (order, now, tx) => {
        const own = await photos.unclaimed(tx, number, photoIds)
        return claimOrder(order, now, { claimId, kind, about, description, photoIds: own })
      }),
    )
    return reply.headers(NO_STORE).send(await after(number))
  })

  const yarn = { ...about('Approves another yarn, or refuses it'), body: answerYarnRequest }
  app.post('/api/orders/:number/yarn', { schema: yarn }, async (request, reply) => {
    const number = await commanded(request)
    accepted(await orders.change(number, (order, now) => answerYarn(order, now, request.body, kinds.rules)))
    return reply.headers(NO_STORE).send(await after(number))
  })

  const accept = { ...costly('Accepts a quote'), body: acceptQuoteRequest }
  app.post('/api/orders/:number/quote/accept', { schema: accept }, async (request, reply) => {
    const number = await commanded(request)
    const { provider, acceptedTerms } = request.body
    const payment = { paymentId: randomUUID(), provider }
    await once(deps, request, number, (order, now) =>
      acceptQuote(order, now, { payment, acceptedTerms, termsVersion: settings.terms.version() }),
    )
    return reply.headers(NO_STORE).send(await after(number))
  })

  const pay = { ...costly('Pays what is owed, after all or by other means'), body: payAgainRequest }
  app.post('/api/orders/:number/pay', { schema: pay }, async (request, reply) => {
    const number = await commanded(request)
    await once(deps, request, number, null)
    return reply.headers(NO_STORE).send(await after(number))
  })

  const change = { ...costly('Changes the design of a line'), body: changeDesignRequest }
  app.post('/api/orders/:number/design', { schema: change }, async (request, reply) => {
    const number = await commanded(request)
    const { lineId, design, provider } = request.body
    const frozen = await freeze(design, waitingCaller(request, reply))
    const payment = { paymentId: randomUUID(), provider }
    await once(deps, request, number, (order, now) =>
      changeDesign(order, now, { lineId, design: frozen, payment }, kinds.rules),
    )
    return reply.headers(NO_STORE).send(await after(number))
  })
}

type Costly = FastifyRequest & { readonly body: { readonly provider: PaymentProvider } }

/** Runs a command once per idempotency key, then starts the payment if an amount is due. */
async function once(
  deps: SalesRouteDeps,
  request: Costly,
  number: string,
  command: Command | null,
): Promise<void> {
  const { keys, orders, payments, means } = deps
  const { provider } = request.body
  if (!means().includes(provider)) throw new ApiError('payment/unknown-provider')
  const asked = await orders.find(number)
  if (asked) checkOffer(provider, asked.order.address)
  const key = String(request.headers['idempotency-key'])
  const sentRequest = [request.routeOptions.url, request.body]
  await keys.once({ owner: `order:${number}`, key, request: sentRequest }, async ({ subject, note }) => {
    if (command && subject === null) accepted(await orders.change(number, command, (tx) => note(tx, number)))
    const found = await orders.find(number)
    const isOwed = found?.order.state === 'pending_payment' || found?.order.change
    // A request to pay is refused when nothing is due.
    if (isOwed || command === null) await payments.pay(number, provider)
    return { status: 200, body: null }
  })
}
