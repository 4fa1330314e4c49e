import { enterCodeRequest, enteredVoucher } from '@nawl/contract/sales/voucher'
import { priceCart } from '@nawl/domain/cart/price-cart'
import { looksLikeCard } from '@nawl/domain/gift-cards/card-code'
import { findCountry } from '@nawl/domain/shop/countries/countries'

import { described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { perCaller } from '../../platform/http/limits/hourly-limit.ts'
import { sameOrigin } from '../../platform/http/limits/same-origin.ts'
import { NO_STORE } from '../../platform/http/caching.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { spendableCard, tariffWithCode } from './entered-vouchers.ts'

/** Per caller: enough for a person with a few codes, too few to guess. */
const CODES_PER_HOUR = 60

/** POST /api/checkout/code: what a discount code or gift card does for the cart; nothing is used up yet. */
export function enterCodeRoutes(app: App, deps: SalesRouteDeps): void {
  const { config, ownerOf, carts, limits, settings, kinds, database, now } = deps
  const preHandler = [sameOrigin(config.publicUrl), perCaller(limits('code-entered', CODES_PER_HOUR))]
  const schema = described('checkout')(
    'What a discount code or a gift card does for the cart',
    { 200: enteredVoucher },
    { body: enterCodeRequest },
  )
  app.post('/api/checkout/code', { schema, preHandler }, async (request, reply) => {
    const { entered, country, isPickup = false } = request.body
    const owner = await ownerOf(request, reply)
    void reply.headers(NO_STORE)
    const at = new Date(now())
    if (looksLikeCard(entered)) {
      const { ending, currency, balance } = await spendableCard(database.orm, entered, { at, lock: false })
      return { kind: 'gift-card' as const, ending, currency, balance }
    }
    const { lines } = await carts.read(owner)
    const tariff = settings.prices.tariff()
    const cart = { owner, lines, country, tariff, rules: kinds.rules, at, lock: false }
    const { code, withCode } = await tariffWithCode(database.orm, entered, cart)
    const to = findCountry(country)
    const price = priceCart(lines, to ? { country: to, isPickup } : null, withCode, kinds.rules)
    return { kind: 'discount' as const, code, price }
  })
}
