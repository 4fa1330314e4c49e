import {
  addToCartRequest,
  cartCountryRequest,
  cartResponse,
  changeLineRequest,
  lineParams,
} from '@nawl/contract/sales/cart'
import { kindIn } from '@nawl/domain/product/product'
import { shippedCountry } from '@nawl/domain/shop/countries/shipping-countries'

import type { App } from '../../platform/http/fastify-app.ts'
import { secretHash } from '../../platform/secrets/secret-hash.ts'
import { ApiError, refusals } from '../../platform/http/api-error.ts'
import { perCaller } from '../../platform/http/limits/hourly-limit.ts'
import { sameOrigin } from '../../platform/http/limits/same-origin.ts'
import { waitingCaller } from '../../platform/threads/waiting-caller.ts'
import { NO_STORE } from '../../platform/http/caching.ts'
import type { Cart, CartChange } from './cart.store.ts'
import { shownCart } from './shown-cart.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'

/** Per caller: enough for an office of people trying yarns, but not for filling the database. */
const CHANGES_PER_HOUR = 1_000

const answers = { 200: cartResponse, ...refusals }
const about = (summary: string) => ({ tags: ['cart'], summary, response: answers })

/** /api/cart of the signed-in person, else of the browser. Every answer is the whole cart. */
export function cartRoutes(
  app: App,
  { config, settings, auth, cookie, ownerOf, carts, freeze, limits, rooms, visits, kinds }: SalesRouteDeps,
): void {
  const preHandler = [sameOrigin(config.publicUrl), perCaller(limits('cart', CHANGES_PER_HOUR))]
  const shown = (cart: Cart) => shownCart(cart, settings, rooms, kinds)
  const changed = (result: CartChange) => {
    if (!result.ok) throw new ApiError(`cart/${result.reason}`)
    return shown(result.cart)
  }

  app.get('/api/cart', { schema: about('The cart') }, async (request, reply) =>
    reply.headers(NO_STORE).send(shown(await carts.read(await ownerOf(request, reply)))),
  )

  const add = {
    ...about('Adds rugs of a design'),
    description:
      'Two first additions of a browser meet in one cart when it has its cookie by then: let the answer to ' +
      'GET /api/cart, or to the first of them, come first.',
    body: addToCartRequest,
  }
  app.post('/api/cart/lines', { schema: add, preHandler }, async (request, reply) => {
    const owner = await ownerOf(request, reply)
    const { design, quantity } = request.body
    const frozen = await freeze(design, waitingCaller(request, reply))
    const cart = changed(await carts.add(owner, frozen, quantity))
    const counted = kindIn(kinds.sold, frozen).designOf(frozen)
    if (counted !== null) await visits.count(request, 'carted', counted)
    return reply.headers(NO_STORE).send(cart)
  })

  const change = {
    ...about('Changes the number or the design of a line'),
    params: lineParams,
    body: changeLineRequest,
  }
  app.patch('/api/cart/lines/:id', { schema: change, preHandler }, async (request, reply) => {
    const owner = await ownerOf(request, reply)
    const { design, quantity } = request.body
    const frozen = design && (await freeze(design, waitingCaller(request, reply)))
    const what = { ...(frozen ? { design: frozen } : {}), ...(quantity ? { quantity } : {}) }
    return reply.headers(NO_STORE).send(changed(await carts.change(owner, request.params.id, what)))
  })

  const remove = { ...about('Takes a line out'), params: lineParams }
  app.delete('/api/cart/lines/:id', { schema: remove, preHandler }, async (request, reply) => {
    const owner = await ownerOf(request, reply)
    return reply.headers(NO_STORE).send(changed(await carts.remove(owner, request.params.id)))
  })

  const country = { ...about('Says where the rugs would go'), body: cartCountryRequest }
  app.put('/api/cart/country', { schema: country, preHandler }, async (request, reply) => {
    const owner = await ownerOf(request, reply)
    const found = shippedCountry(request.body.country, settings.prices.notShippedTo())
    if (!found)
      throw new ApiError('request/invalid', { field: 'country', detail: 'country: we do not ship there' })
    return reply.headers(NO_STORE).send(shown(await carts.setCountry(owner, found.code)))
  })

  const merge = about('Puts the browser’s cart into that of who has signed in')
  app.post('/api/cart/merge', { schema: merge, preHandler }, async (request, reply) => {
    const { id } = await auth.requirePerson(request)
    const token = cookie.read(request)
    const merged = changed(await carts.merge(id, token === null ? null : secretHash(token)))
    // The next person at this browser must not see it.
    cookie.forget(reply)
    return reply.headers(NO_STORE).send(merged)
  })
}
