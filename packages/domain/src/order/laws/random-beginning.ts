import { countryOf, lineOf, sized } from '../../cart/cart-fixture.ts'
import type { DiscountCode } from '../../cart/discount-code.ts'
import { priceCart } from '../../cart/price-cart.ts'
import type { PaymentPlan } from '../../money/payment-plan.ts'
import type { Quantity } from '../../rug/sizes/size.ts'
import { DEFAULT_TARIFF } from '../../shop/price-list.ts'
import type { AwaitsApproval } from '../approvals/approval.ts'
import { BROOKLYN, checkout, DUBAI, LIMA, NOON, ok, strikeOffLine } from './order-fixture.ts'
import type { Order } from '../order.ts'
import type { PaymentProvider } from '../payments/payment-state.ts'
import { pickedOf } from '../picked-of.ts'
import { placeOrder, requestQuote } from '../placing/place-order.ts'

/** Sizes of rugs, in feet. */
export const SIZES = [
  ['4', '6'],
  ['5', '8'],
  ['6', '9'],
  ['9.99', '13.01'],
] as const

/** Where orders go: to the USA, within the UAE, where VAT is due, by quote to Peru, or nowhere, as they are collected. */
const ADDRESSES = { brooklyn: BROOKLYN, dubai: DUBAI, lima: LIMA, workshop: DUBAI } as const

/** How an order begins: two lines, and where they go. */
export type Beginning = {
  readonly quantity: Quantity
  readonly size: number
  readonly provider: PaymentProvider
  readonly to: keyof typeof ADDRESSES
  readonly code: DiscountCode | null
  /** What waits for an approval, of two rugs and a strike-off of the first; without one when absent. */
  readonly awaitsApproval?: AwaitsApproval | 'none' | undefined
  /** Paid at once when absent or null. */
  readonly plan?: PaymentPlan | null
}

export function begin({ quantity, size, provider, to, code, plan, awaitsApproval }: Beginning): Order {
  const [width, length] = pickedOf(SIZES, size) ?? ['5', '8']
  const rugs = [lineOf('a', sized('5', '8', 'ft')), lineOf('b', sized(width, length, 'ft'), quantity)]
  const lines = awaitsApproval === undefined ? rugs : [...rugs, strikeOffLine('s')]
  const address = ADDRESSES[to]
  const tariff = { ...DEFAULT_TARIFF, ...(code && { code }), ...(plan && { plan }) }
  const isPickup = to === 'workshop'
  const price = priceCart(lines, { country: countryOf(address.country), isPickup }, tariff)
  const expectedTotal = price.amounts.USD.total
  const payment = { paymentId: 'p', provider }
  const waits = awaitsApproval === 'none' ? undefined : awaitsApproval
  const paid = checkout({
    lines,
    address,
    tariff,
    expectedTotal,
    payment,
    awaitsApproval: waits,
    isPickup,
    offersPickup: isPickup,
  })
  return ok(to === 'lima' ? requestQuote(NOON, paid) : placeOrder(NOON, paid)).order
}
