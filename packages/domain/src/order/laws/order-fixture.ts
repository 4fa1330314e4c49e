import { designOf, lineOf, sized } from '../../cart/cart-fixture.ts'
import type { CartLine } from '../../cart/cart-line.ts'
import type { DesignSnapshot } from '../../cart/design-snapshot.ts'
import { DEFAULT_TARIFF } from '../../shop/price-list.ts'
import { type Cents, cents } from '../../money/money.ts'
import type { AddressInput } from '../address/address.ts'
import type { Order, Payment } from '../order.ts'
import type { Done, Outcome } from '../outcome.ts'
import type { StrikeOff } from '../../product/strike-off/strike-off.ts'
import type { ProductKinds } from '../../product/product-kind.ts'
import { openPayment } from '../payments/pay-order.ts'
import type { PaymentProvider } from '../payments/payment-state.ts'
import { type PaidCheckout, placeOrder } from '../placing/place-order.ts'
import { settlePayment } from '../payments/settle-payment.ts'

/** Test fixtures. Orders are placed on the first of January at noon. */
export const NOON = new Date('2027-01-01T12:00:00.000Z')
export const SECOND = 1_000
export const HOUR = 3_600 * SECOND
export const DAY = 24 * HOUR

export function after(ms: number, from: Date = NOON): Date {
  return new Date(from.getTime() + ms)
}

export const BROOKLYN = {
  country: 'US',
  name: 'Layla Haddad',
  line1: '214 Vanderbilt Avenue',
  city: 'Brooklyn',
  region: 'NY',
  postcode: '11205',
} satisfies AddressInput
export const LIMA: AddressInput = { country: 'PE', name: 'Ada Quispe', line1: 'Jirón 1', city: 'Lima' }

export const DUBAI: AddressInput = {
  country: 'AE',
  name: 'Noura Al Mansoori',
  line1: 'Villa 4, Street 12b, Al Wasl',
  city: 'Dubai',
  region: 'Dubai',
}

/** One rug of 5 × 8 ft: $400.00, 17 kg billed, $82.00 to the USA: $482.00, which is AED 1,770.15. */
export const TOTAL = cents(482)

export function checkout(changes: Partial<PaidCheckout> = {}): PaidCheckout {
  return {
    number: 'NW-TEST',
    email: 'layla@example.com',
    language: 'en',
    address: BROOKLYN,
    lines: [lineOf('a', sized('5', '8', 'ft'))],
    acceptedTerms: '2025-01',
    termsVersion: '2025-01',
    tariff: DEFAULT_TARIFF,
    notShippedTo: [],
    payment: { paymentId: 'p1', provider: 'stripe' },
    expectedTotal: TOTAL,
    ...changes,
  }
}

/** The result of a command that must succeed. */
export function ok(outcome: Outcome): Done {
  if (!outcome.ok) throw new Error(`refused: ${outcome.reason}`)
  return outcome
}

export function placed(provider: PaymentProvider = 'stripe'): Order {
  return ok(placeOrder(NOON, checkout({ payment: { paymentId: 'p1', provider } }))).order
}

/** The order after its open payment is paid. */
export function paidAt(order: Order, now: Date, kinds?: ProductKinds): Order {
  const payment = openPayment(order)
  if (!payment) throw new Error('there is nothing to pay')
  return ok(settlePayment(order, now, paidInFull(payment), kinds)).order
}

export function paidInFull(payment: Payment) {
  const { id, currency, amount } = payment
  return { paymentId: id, providerRef: `ref-${id}`, status: 'paid', currency, amount, by: 'shop' } as const
}

export function confirmed(provider: PaymentProvider = 'stripe', now: Date = after(60 * SECOND)): Order {
  return paidAt(placed(provider), now)
}

/** A strike-off of the ordered rug. */
export function strikeOffLine(id: string): CartLine<StrikeOff> {
  const rug = designOf(sized('5', '8', 'ft'))
  const { name, yarns } = rug
  return { id, design: { kind: 'strike-off', name, rug, place: { xMm: 10, yMm: 20 }, yarns }, quantity: 1 }
}

/** The ordered rug in another size. */
export function resized(width: string, length: string): DesignSnapshot {
  return designOf(sized(width, length, 'ft'))
}

/** The kinds of events. */
export function kinds(done: Done): readonly string[] {
  return done.events.map(({ kind }) => kind)
}

export function orderEmailsOf(done: Done): readonly string[] {
  return done.effects.flatMap((effect) => (effect.kind === 'letter' ? [effect.key] : []))
}

/** Money received and not refunded or being refunded, in minor units of the payments' currency. */
export function heldAmount({ payments, refunds }: Order): Cents {
  const paid = payments.filter(({ status }) => status === 'paid').reduce((sum, p) => sum + p.amount, 0)
  return (paid - refunds.reduce((sum, { amount }) => sum + amount, 0)) as Cents
}
