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
import { customerCommands } from './customer-commands.ts'
import { accepted, type Command } from './order.store.ts'
import { waitingCaller } from '../../platform/threads/waiting-caller.ts'
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
  const { freeze, photos, settings, kinds } = deps
  const { answered, commanded } = customerCommands(deps)
  const limit = deps.limits('order-command', COMMANDS_PER_HOUR)
  const addressLimit = deps.limits('own-address', ADDRESSES_PER_HOUR)

  app.post('/api/orders/:number/cancel', { schema: about('Cancels an order') }, (request, reply) =>
    // Cancelling twice succeeds: the second call finds it done.
    commanded(request, reply, limit, (order, now) =>
      order.state === 'cancelled' ? unchanged(order) : cancelOrder(order, now, { by: 'customer' }),
    ),
  )

  const address = { ...about('Changes where it goes'), body: changeOwnAddressRequest }
  app.post('/api/orders/:number/address', { schema: address }, (request, reply) =>
    // Each change sends an e-mail.
    commanded(request, reply, addressLimit, (order, now) => {
      const notShippedTo = settings.prices.notShippedTo()
      return changeAddress(order, now, { ...request.body, by: 'customer', why: '', notShippedTo })
    }),
  )

  const claim = { ...about('Claims that something is wrong'), body: claimRequest }
  app.post('/api/orders/:number/claim', { schema: claim }, (request, reply) => {
    const claimId = randomUUID()
    return commanded(request, reply, limit, async (order, now, tx) => {
      const photoIds = await photos.unclaimed(tx, order.number, request.body.photoIds)
      return claimOrder(order, now, { ...request.body, claimId, photoIds })
    })
  })

  const yarn = { ...about('Approves another yarn, or refuses it'), body: answerYarnRequest }
  app.post('/api/orders/:number/yarn', { schema: yarn }, (request, reply) =>
    commanded(request, reply, limit, (order, now) => answerYarn(order, now, request.body, kinds.rules)),
  )

  const accept = { ...costly('Accepts a quote'), body: acceptQuoteRequest }
  app.post('/api/orders/:number/quote/accept', { schema: accept }, (request, reply) => {
    const { provider, acceptedTerms } = request.body
    const payment = { paymentId: randomUUID(), provider }
    return answered(request, reply, limit, (number) =>
      once(deps, request, number, (order, now) =>
        acceptQuote(order, now, { payment, acceptedTerms, termsVersion: settings.terms.version() }),
      ),
    )
  })

  const pay = { ...costly('Pays what is owed, after all or by other means'), body: payAgainRequest }
  app.post('/api/orders/:number/pay', { schema: pay }, (request, reply) =>
    answered(request, reply, limit, (number) => once(deps, request, number, null)),
  )

  const change = { ...costly('Changes the design of a line'), body: changeDesignRequest }
  app.post('/api/orders/:number/design', { schema: change }, (request, reply) =>
    answered(request, reply, limit, async (number) => {
      const { lineId, provider } = request.body
      const design = await freeze(request.body.design, waitingCaller(request, reply))
      const payment = { paymentId: randomUUID(), provider }
      await once(deps, request, number, (order, now) =>
        changeDesign(order, now, { lineId, design, payment }, kinds.rules),
      )
    }),
  )
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
