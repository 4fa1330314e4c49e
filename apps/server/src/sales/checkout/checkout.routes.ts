import { checkoutRequest, placedOrder, quoteRequest } from '@nawl/contract/sales/order'
import { idempotencyHeaders, paymentMeans, type PaymentStep } from '@nawl/contract/sales/payment'
import type { Order } from '@nawl/domain/order/order'
import { openPayment } from '@nawl/domain/order/pay-order'
import type { PaymentProvider } from '@nawl/domain/order/payment-state'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { App } from '../../platform/http/fastify-app.ts'
import type { CartOwner } from '../carts/cart-owner.ts'
import { ApiError, refusal } from '../../platform/http/api-error.ts'
import { perCaller } from '../../platform/http/limits/hourly-limit.ts'
import { sameOrigin } from '../../platform/http/limits/same-origin.ts'
import { checkOffer } from '../payments/check-offer.ts'
import type { CheckoutWish, Placed } from './checkout.store.ts'
import type { Turn } from '../../platform/http/limits/idempotency-keys.ts'
import { NO_STORE } from '../../platform/http/caching.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'

/** Per caller. */
const CHECKOUTS_PER_HOUR = 60
const DAY_SECONDS = 86_400

const about = (summary: string) => ({
  tags: ['checkout'],
  summary,
  headers: idempotencyHeaders,
  response: { 201: placedOrder, '4xx': refusal, 502: refusal, 503: refusal },
})

/** POST /api/checkout and /api/quotes: turn a cart into an order; GET /api/payments/means: the payment methods. */
export function checkoutRoutes(app: App, deps: SalesRouteDeps): void {
  const { config, ownerOf, means: ways, limits } = deps
  const preHandler = [sameOrigin(config.publicUrl), perCaller(limits('checkout', CHECKOUTS_PER_HOUR))]

  const means = { tags: ['checkout'], summary: 'How one can pay', response: { 200: paymentMeans } }
  app.get('/api/payments/means', { schema: means }, async () => ({
    providers: ways().map((id) => ({ id, isTest: id === 'test' })),
  }))

  const order = {
    ...about('Orders what is in the cart'),
    description:
      'The total is the one that was shown; where it is another by now, nothing is ordered and the answer has the new ' +
      'prices. An order that was made of the same cart, now empty, is answered once more.',
    body: checkoutRequest,
  }
  app.post('/api/checkout', { schema: order, preHandler }, async (request, reply) => {
    const { provider, address } = request.body
    if (!ways().includes(provider)) throw new ApiError('payment/unknown-provider')
    checkOffer(provider, address)
    return answer(request, reply, request.body)
  })

  const quote = { ...about('Asks what the way there costs, for the rest of the world'), body: quoteRequest }
  app.post('/api/quotes', { schema: quote, preHandler }, async (request, reply) =>
    answer(request, reply, request.body),
  )

  async function answer(request: FastifyRequest, reply: FastifyReply, wish: CheckoutWish) {
    const owner = await ownerOf(request, reply)
    const key = String(request.headers['idempotency-key'])
    const keyed = { owner: ownerName(owner), key, request: [request.routeOptions.url, wish] }
    const { status, body } = await deps.keys.once(keyed, async (turn) => ({
      status: 201,
      body: await placed(deps, owner, wish, turn),
    }))
    const token = (await deps.links.tokens())(body.number)
    return reply
      .status(status)
      .headers(NO_STORE)
      .send({ ...body, token })
  }
}

async function placed(deps: SalesRouteDeps, owner: CartOwner, wish: CheckoutWish, turn: Turn) {
  const order =
    turn.subject === null
      ? orderIn(await deps.checkouts.place(owner, wish, turn))
      : await again(deps, turn.subject)
  const next = wish.provider === undefined ? null : await nextStep(deps, order, wish.provider)
  return { number: order.number, next }
}

/** The order of an earlier attempt that died before it answered. */
async function again({ orders }: SalesRouteDeps, number: string): Promise<Order> {
  const found = await orders.find(number)
  if (!found) throw new Error(`order ${number} is noted and not there`)
  return found.order
}

async function nextStep(
  { payments }: SalesRouteDeps,
  order: Order,
  provider: PaymentProvider,
): Promise<PaymentStep | null> {
  if (order.state !== 'pending_payment') return null
  return openPayment(order)?.provider === provider
    ? payments.step(order, { begun: true })
    : payments.pay(order.number, provider)
}

function orderIn(result: Placed): Order {
  if (result.ok) return result.order
  if (result.reason === 'too-many') throw new ApiError('request/too-many', { retrySeconds: DAY_SECONDS })
  const { reason, problems, price } = result
  throw new ApiError(`order/${reason}`, { ...(problems ? { problems } : {}), ...(price ? { price } : {}) })
}

const ownerName = (owner: CartOwner) =>
  owner.kind === 'person' ? `person:${owner.personId}` : `cart:${owner.tokenHash}`
