import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type Cents, cents, sumOf, ZERO } from '../money/money.ts'
import { QUANTITIES } from '../rug/sizes/size.ts'
import { COUNTRIES } from '../shop/countries/countries.ts'
import { DEFAULT_TARIFF } from '../shop/price-list.ts'
import { countryOf, designOf, sized } from './cart-fixture.ts'
import type { CartLine } from './cart-line.ts'
import { codeFault } from './code-rules.ts'
import type { DiscountCode } from './discount-code.ts'
import { includedVat, priceCart } from './price-cart.ts'

const upright = sized('5', '8', 'ft')
const inCollection = (id: string, collection: string | undefined, quantity: CartLine['quantity'] = 1) => ({
  id,
  design: designOf(upright, { collection }),
  quantity,
})
const code = (changes: Partial<DiscountCode> = {}): DiscountCode => ({
  code: 'EID',
  off: { kind: 'percent', percent: 10 },
  stacks: true,
  only: [],
  ...changes,
})
const priced = (lines: readonly CartLine[], entered?: DiscountCode, to = 'AE') =>
  priceCart(lines, { country: countryOf(to) }, { ...DEFAULT_TARIFF, ...(entered && { code: entered }) })

describe('a code', () => {
  it('takes its percentage of what the discount by number left, where it stacks', () => {
    // Three at $400: less 5 % are 1,140.00, of which 10 % are 114.00.
    const price = priced([inCollection('a', 'Modern', 3)], code())
    expect(price).toMatchObject({ discountPercent: 5, code: { percent: 10, amounts: { USD: 11_400 } } })
    expect(price.amounts.USD).toMatchObject({ goods: 120_000, discount: 17_400, total: 102_600 })
  })

  it('gives the better of the two where it does not', () => {
    const better = priced([inCollection('a', 'Modern', 3)], code({ stacks: false }))
    expect(better).toMatchObject({ discountPercent: 0, code: { isBetter: true, amounts: { USD: 12_000 } } })
    expect(better.amounts.USD.discount).toBe(12_000)
    const worse = priced([inCollection('a', 'Modern', 10)], code({ stacks: false }))
    expect(worse).toMatchObject({ discountPercent: 12, code: { isBetter: false, amounts: { USD: 0 } } })
  })

  it('is for the collections that it names', () => {
    const only = code({ only: ['Modern'] })
    const lines = [inCollection('a', 'Modern'), inCollection('b', undefined)]
    expect(priced(lines, only).amounts.USD.lines.map(({ discount }) => discount)).toEqual([4_000, 0])
    expect(priced(lines, code({ only: ['own'] })).amounts.USD.lines[1]).toMatchObject({ discount: 4_000 })
  })

  it('takes at most nine tenths, so that something is always paid', () => {
    const all = code({ off: { kind: 'amount', amount: cents(5_000) } })
    expect(priced([inCollection('a', 'Modern')], all).amounts.USD).toMatchObject({ discount: 36_000 })
  })

  it('does not cost the customer the free delivery', () => {
    // $600 are above AED 2,000, less half they are not.
    const lines = [
      inCollection('a', 'Modern'),
      { ...inCollection('b', 'Modern'), design: designOf(sized('4', '5', 'ft')) },
    ]
    expect(priced(lines, code({ off: { kind: 'percent', percent: 50 } })).shipping?.basis).toBe('free')
  })
})

const anyCode: fc.Arbitrary<DiscountCode> = fc.record({
  code: fc.constant('ANY'),
  off: fc.oneof(
    fc.integer({ min: 1, max: 100 }).map((percent) => ({ kind: 'percent', percent }) as const),
    fc.integer({ min: 1, max: 2_000_000 }).map((n) => ({ kind: 'amount', amount: n as Cents }) as const),
  ),
  stacks: fc.boolean(),
  only: fc.subarray(['Modern', 'own'] as const),
})
const anyLines = fc.array(
  fc.record({
    width: fc.integer({ min: 91, max: 900 }),
    quantity: fc.constantFrom(...QUANTITIES),
    collection: fc.constantFrom('Modern', 'Persian', undefined),
  }),
  { minLength: 1, maxLength: 6 },
)

describe('any code on any cart', () => {
  const prices = fc
    .record({ lines: anyLines, entered: anyCode, to: fc.constantFrom(...COUNTRIES.map((each) => each.code)) })
    .map(({ lines, entered, to }) => {
      const cart = lines.map(({ width, quantity, collection }, n): CartLine => {
        const size = sized(String(width), String(width + 10))
        return { id: `l${n}`, design: designOf(size, { collection }), quantity }
      })
      return { entered, price: priced(cart, entered, to), without: priced(cart, undefined, to) }
    })

  it('adds up in both currencies, with no line below zero and VAT of what is paid', () => {
    const addsUp = fc.property(prices, ({ price }) => {
      for (const currency of ['USD', 'AED'] as const) {
        const { lines, goods, discount, shipping, total, vat } = price.amounts[currency]
        expect(goods - discount + shipping).toBe(total)
        expect(sumOf(lines.map((line) => line.discount))).toBe(discount)
        expect(lines.every((line) => line.discount >= 0 && line.discount < line.price)).toBe(true)
        expect(total).toBeGreaterThan(0)
        expect(vat).toBe(includedVat(total, price.vatPercent))
        expect(price.code?.amounts[currency]).toBeGreaterThanOrEqual(0)
        expect(price.code?.amounts[currency]).toBeLessThanOrEqual(discount)
      }
    })
    fc.assert(addsUp)
  })

  it('never makes an order dearer, and gives the larger discount where it stands alone', () => {
    const helps = fc.property(prices, ({ entered, price, without }) => {
      const [now, before] = [price.amounts.USD, without.amounts.USD]
      expect(now.total).toBeLessThanOrEqual(before.total)
      const larger = Math.max(before.discount, price.code?.amounts.USD ?? 0)
      expect(entered.stacks || now.discount === larger).toBe(true)
    })
    fc.assert(helps)
  })
})

describe('the limits of a code', () => {
  const now = new Date('2026-11-28T12:00:00Z')
  const limits = { startsAt: null, endsAt: null, uses: null, usesPerCustomer: null, minimum: ZERO }
  const price = priced([inCollection('a', 'Modern')], code())
  const fault = (changes: Partial<Parameters<typeof codeFault>[0]>, all = 0, own: number | null = null) =>
    codeFault({ ...limits, ...changes }, { now, uses: { all, own }, price })

  it('begin and end to the instant', () => {
    const second = (n: number) => new Date(now.getTime() + n * 1_000)
    expect(fault({ startsAt: now, endsAt: second(1) })).toBeNull()
    expect(fault({ startsAt: second(1) })).toEqual({ reason: 'not-yet' })
    expect(fault({ endsAt: now })).toEqual({ reason: 'over' })
  })

  it('count uses of all and of a customer, who has to be known', () => {
    expect(fault({ uses: 1 }, 0)).toBeNull()
    expect(fault({ uses: 1 }, 1)).toEqual({ reason: 'used-up' })
    expect(fault({ usesPerCustomer: 1 }, 5)).toEqual({ reason: 'sign-in-first' })
    expect(fault({ usesPerCustomer: 1 }, 5, 0)).toBeNull()
    expect(fault({ usesPerCustomer: 1 }, 5, 1)).toEqual({ reason: 'used-before' })
  })

  it('say how much a cart lacks, and that nothing in it qualifies', () => {
    expect(fault({ minimum: cents(400) })).toBeNull()
    expect(fault({ minimum: cents(400.01) })).toEqual({ reason: 'too-little', missing: 1 })
    const none = priced([inCollection('a', 'Modern')], code({ only: ['own'] }))
    expect(codeFault(limits, { now, uses: { all: 0, own: null }, price: none })).toEqual({
      reason: 'not-for-these',
    })
  })
})
