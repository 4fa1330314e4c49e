import { expect, it } from 'vitest'

import { countryOf, designOf, lineOf, sized } from '../cart/cart-fixture.ts'
import { addToCart, type CartLine, mergeIntoCart } from '../cart/cart-line.ts'
import { priceCart } from '../cart/price-cart.ts'
import { type Cents, cents } from '../money/money.ts'
import { changeDesign } from '../order/change-design.ts'
import { deliverOrder, markReady, shipOrder, startProduction } from '../order/fulfil-order.ts'
import { customerSteps } from '../order/open-steps.ts'
import { after, checkout, DAY, HOUR, LIMA, NOON, ok, paidAt, SECOND } from '../order/laws/order-fixture.ts'
import { versionInForce } from '../order/order.ts'
import { placeOrder, requestQuote } from '../order/placing/place-order.ts'
import { giveQuote } from '../order/placing/quote-order.ts'
import { DEFAULT_TARIFF } from '../shop/price-list.ts'
import { productionDates } from '../workshop/production-dates.ts'
import { leadTimeOf } from './lead-time.ts'
import type { ProductKind } from './product-kind.ts'
import { PRODUCT_KINDS } from './product-kinds.ts'
import type { Product } from './product.ts'

/** A box of yarns: a price for the box and one for each yarn, in a letter, in a week. */
type SampleBox = Product & { readonly kind: 'yarn-book'; readonly codes: readonly string[] }
const sampleBox: ProductKind<SampleBox> = {
  countsAsRugs: false,
  identity: ({ codes }) => codes.toSorted().join(),
  price: ({ codes }, quantity) => ((cents(9) + cents(2) * codes.length) * quantity) as Cents,
  load: () => ({ areaMm2: 0, grams: 300 }),
  leadTime: () => ({ making: [0, 1], way: [1, 2], all: [1, 3] }),
}
const kinds = { ...PRODUCT_KINDS, 'yarn-book': sampleBox }

const box = (...codes: string[]): SampleBox => ({ kind: 'yarn-book', name: 'Sample box', codes })
const boxLine = (id: string, ...codes: string[]): CartLine => ({ id, design: box(...codes), quantity: 1 })
const rug = lineOf('r', sized('5', '8', 'ft'))

it('joins lines of the same box, and never a box with a rug', () => {
  const added = addToCart<Product>([rug, boxLine('a', 'W1', 'W2')], boxLine('b', 'W2', 'W1'), kinds)
  expect(added).toMatchObject({ ok: true, lines: [{ id: 'r' }, { id: 'a', quantity: 2 }] })
  const other = mergeIntoCart<Product>([boxLine('a', 'W1')], [boxLine('b', 'W2'), rug], kinds)
  expect(other).toMatchObject({ lines: [{ id: 'a' }, { id: 'b' }, { id: 'r' }] })
})

it('is priced by its own rule, has no part in the discount on rugs, and weighs what it weighs', () => {
  const rugs = { ...rug, quantity: 3 } as const
  const to = { country: countryOf('US') }
  const price = priceCart([rugs, boxLine('a', 'W1', 'W2')], to, DEFAULT_TARIFF, kinds)
  const alone = priceCart([rugs], to, DEFAULT_TARIFF)
  const { USD } = price.amounts
  expect(price).toMatchObject({ rugCount: 3, discountPercent: 5 })
  expect(USD.lines[1]).toEqual({ price: cents(13), discount: 0 })
  expect(USD.discount).toBe(alone.amounts.USD.discount)
  expect(USD.goods).toBe(alone.amounts.USD.goods + cents(13))
  const boxes = priceCart([{ ...boxLine('a', 'W1'), quantity: 4 }], to, DEFAULT_TARIFF, kinds)
  expect(boxes).toMatchObject({ rugCount: 0, shipping: { billedKg: 2 } })
  expect(boxes.amounts.USD.total).toBe(cents(44 + 31 + 6))
})

it('is ordered, paid, made, sent and delivered, with the dates of its kind', () => {
  const lines = [boxLine('a', 'W1', 'W2')]
  const expectedTotal = cents(13 + 31 + 3)
  const placed = ok(placeOrder(NOON, checkout({ lines, expectedTotal, kinds }))).order
  const paid = paidAt(placed, after(60 * SECOND), kinds)
  expect(paid.state).toBe('confirmed')
  expect(versionInForce(paid).lines).toEqual(lines)
  // A kind without a rule for it cannot be changed after it was ordered; where it goes can.
  expect(customerSteps(paid, after(HOUR), kinds)).toEqual(['cancel', 'change-address'])
  const changed = {
    lineId: 'a',
    design: box('W3'),
    payment: { paymentId: 'p2', provider: 'stripe' },
  } as const
  expect(changeDesign(paid, after(HOUR), changed, kinds)).toEqual({ ok: false, reason: 'wrong-state' })
  const weeks = leadTimeOf(lines, paid.tariff, kinds)
  expect(productionDates(placed.times, { weeks }).deliverBy).toEqual(after(21 * DAY))
  // A week of making and 16 days to the USA, where a rug takes six weeks and as many.
  expect(productionDates(paid.times, { weeks }).deliverBy).toEqual(new Date('2027-01-22T20:00:00.000Z'))

  const by = { by: 'staff:noor@nawl.example' } as const
  const started = ok(startProduction(paid, after(3 * DAY), by)).order
  const ready = ok(markReady(started, after(4 * DAY), by)).order
  const tracking = { carrier: 'Aramex', number: '1' }
  const shipped = ok(shipOrder(ready, after(5 * DAY), { ...by, tracking })).order
  expect(ok(deliverOrder(shipped, after(9 * DAY), by)).order.state).toBe('delivered')
})

it('leaves with a rug when the rug is ready, and the rug can still be changed, though not into a box', () => {
  const lines = [rug, boxLine('a', 'W1')]
  const total = priceCart(lines, { country: countryOf('US') }, DEFAULT_TARIFF, kinds).amounts.USD.total
  const paid = paidAt(
    ok(placeOrder(NOON, checkout({ lines, expectedTotal: total, kinds }))).order,
    NOON,
    kinds,
  )
  expect(leadTimeOf(lines, paid.tariff, kinds)).toEqual(leadTimeOf([rug], paid.tariff))
  expect(customerSteps(paid, after(HOUR), kinds)).toContain('change-design')
  const change = (lineId: string, design: Product) =>
    changeDesign(
      paid,
      after(HOUR),
      { lineId, design, payment: { paymentId: 'p2', provider: 'stripe' } },
      kinds,
    )
  const bigger = ok(change('r', designOf(sized('6', '8', 'ft')))).order
  expect(bigger.versions[1]?.price.amounts.USD.lines[1]?.price).toBe(cents(11))
  expect(change('r', box('W1'))).toEqual({ ok: false, reason: 'another-rug' })
  expect(change('a', box('W2'))).toEqual({ ok: false, reason: 'another-rug' })
})

it('can be quoted for', () => {
  const asked = ok(requestQuote(NOON, checkout({ lines: [boxLine('a', 'W1')], address: LIMA, kinds }))).order
  const quoted = ok(
    giveQuote(asked, NOON, { shipping: cents(20), by: 'staff:noor@nawl.example' }, kinds),
  ).order
  expect(quoted.versions[0].price.amounts.USD.total).toBe(cents(31))
})

it('is refused by a shop that does not sell it', () => {
  const lines = [boxLine('a', 'W1')]
  expect(() => placeOrder(NOON, checkout({ lines }))).toThrow('no kind of product named yarn-book')
})
