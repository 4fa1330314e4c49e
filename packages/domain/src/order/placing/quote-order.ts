import { priceCart } from '../../cart/price-cart.ts'
import type { Cents } from '../../money/money.ts'
import type { ProductKinds } from '../../product/product-kind.ts'
import { PRODUCT_KINDS } from '../../product/product-kinds.ts'
import { findCountry } from '../../shop/countries/countries.ts'
import { isOver, payByOf, quoteUntilOf } from '../deadlines.ts'
import type { Actor, Order } from '../order.ts'
import { done, moved, type Outcome, refused } from '../outcome.ts'
import { firstPayment, type PaymentChoice, paymentCreated } from '../payments/payments.ts'

/** Sets the insured freight, in US cents. The quote is valid for `QUOTE_DAYS`. */
export function giveQuote(
  order: Order,
  now: Date,
  { shipping, by }: { readonly shipping: Cents; readonly by: Actor },
  kinds: ProductKinds = PRODUCT_KINDS,
): Outcome {
  if (order.state !== 'quote_requested') return refused('wrong-state')
  if (!Number.isSafeInteger(shipping) || shipping < 0) return refused('bad-amount')
  const country = findCountry(order.address.country)
  if (!country) throw new Error(`an order goes to no country: ${order.address.country}`)
  const [{ lines, madeAt }] = order.versions
  const price = priceCart(lines, { country, quote: shipping }, order.tariff, kinds)
  const quoted: Order = {
    ...moved(order, 'quoted'),
    versions: [{ lines, price, madeAt }],
    times: { ...order.times, quoteUntil: quoteUntilOf(now) },
  }
  return done(quoted, now, by, [{ kind: 'quote-given' }])
}

/** Accepts the quote, which places the order. `acceptedTerms` must be the current ones. */
export function acceptQuote(
  order: Order,
  now: Date,
  {
    payment,
    acceptedTerms,
    termsVersion,
  }: { readonly payment: PaymentChoice; readonly acceptedTerms: string; readonly termsVersion: string },
): Outcome {
  if (order.state !== 'quoted') return refused('wrong-state')
  if (isOver(order.times.quoteUntil, now)) return refused('too-late')
  if (acceptedTerms !== termsVersion) return refused('terms-changed')
  const { paymentId, provider } = payment
  const placed: Order = {
    ...moved(order, 'pending_payment'),
    termsVersion,
    payments: [firstPayment(order, payment, now)],
    times: { ...order.times, placedAt: now, payBy: payByOf(now, provider) },
  }
  return done(placed, now, 'customer', [{ kind: 'quote-accepted' }, paymentCreated(paymentId)])
}
