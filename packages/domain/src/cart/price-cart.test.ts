import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type Cents, cents, sumOf, toDirhams, ZERO } from '../money/money.ts'
import { estimate } from '../rug/estimate.ts'
import { SHAPES } from '../rug/shape.ts'
import { QUANTITIES, UNITS } from '../rug/sizes/size.ts'
import { COUNTRIES } from '../shop/countries/countries.ts'
import { countryOf, designOf, lineOf, sized } from './cart-fixture.ts'
import type { CartLine } from './cart-line.ts'
import { snapshotSize } from './ordered-size.ts'
import { includedVat, priceCart, priceLine, shippingTo } from './price-cart.ts'
import { DEFAULT_TARIFF, squareFootPrice } from '../shop/price-list.ts'

const upright = sized('5', '8', 'ft')
const usd = (lines: readonly CartLine[], code: string | null) =>
  priceCart(lines, code === null ? null : { country: countryOf(code) }, DEFAULT_TARIFF)

/** A line of any size one can type and any number. */
const anyLine = fc
  .record({
    shape: fc.constantFrom(...SHAPES),
    unit: fc.constantFrom(...UNITS),
    width: fc.integer({ min: 91, max: 1000 }),
    length: fc.integer({ min: 91, max: 1000 }),
    quantity: fc.constantFrom(...QUANTITIES),
  })
  .map(({ shape, unit, width, length, quantity }) => {
    const typed = (side: number) => String(unit === 'cm' ? side : Math.round(side * 3.3) / 100)
    const input = { shape, unit, width: typed(width), length: typed(length) }
    return { input, quantity, frozen: snapshotSize(input) }
  })
const anyCart = fc
  .array(anyLine, { maxLength: 8 })
  .map((lines) =>
    lines.flatMap(({ frozen, quantity }, index): CartLine[] =>
      frozen.ok ? [{ id: `l${index}`, design: designOf(frozen.size), quantity }] : [],
    ),
  )

describe('three rugs to the USA', () => {
  const price = usd([lineOf('a', upright, 2), lineOf('b', sized('8', '', 'ft', 'round'))], 'US')

  it('cost what they cost on paper, in dollars', () => {
    // 2 × 40 ft² and 64 ft² at $10; 5 %; 13.374868 m² × 4.5 kg = 60.19 kg, billed as 61: 31 + 61 × 3.
    expect(price.amounts.USD).toEqual({
      lines: [
        { price: 80_000, discount: 4_000 },
        { price: 64_000, discount: 3_200 },
      ],
      goods: 144_000,
      discount: 7_200,
      shipping: 21_400,
      total: 158_200,
      vat: 0,
    })
    expect(price).toMatchObject({ rugCount: 3, discountPercent: 5, vatPercent: 0, aedPerUsd: 3.6725 })
    expect(price.shipping).toEqual({
      basis: 'weight',
      region: 'north-america',
      cost: 21_400,
      billedKg: 61,
      delivery: '12-16 days',
    })
  })

  it('and in dirhams, whose parts add up too', () => {
    expect(price.amounts.AED).toEqual({
      lines: [
        { price: 293_800, discount: 14_690 },
        { price: 235_040, discount: 11_752 },
      ],
      goods: 528_840,
      discount: 26_442,
      shipping: 78_592,
      total: 580_990,
      vat: 0,
    })
  })
})

describe('the discount', () => {
  it.each([
    [[2], 0],
    [[3], 5],
    [[2, 2], 5],
    [[5], 8],
    [[4, 5], 8],
    [[10], 12],
    [[10, 10], 12],
  ] as const)('of %j rugs is %i percent', (quantities, percent) => {
    const lines = quantities.map((quantity, index) => lineOf(`l${index}`, upright, quantity))
    expect(usd(lines, null).discountPercent).toBe(percent)
  })

  it('is rounded once, a half up', () => {
    // Three of 91 × 91 cm: 91 cm are 2.98556440 ft; three areas at $10 are 267.41, of which 5 % is 13.3705.
    const price = usd([lineOf('a', sized('91', '91'), 3)], null)
    expect(price.amounts.USD).toMatchObject({ goods: 26_741, discount: 1_337, total: 25_404 })
  })
})

describe('value added tax', () => {
  it('is five parts in a hundred and five of what stays in the UAE', () => {
    const price = usd([lineOf('a', upright)], 'AE')
    // $400 and $20 for the way; AED 1,542.45, of which AED 73.45.
    expect(price).toMatchObject({ vatPercent: 5, shipping: { basis: 'flat' } })
    expect(price.amounts.USD).toMatchObject({ total: 42_000, vat: 2_000 })
    expect(price.amounts.AED).toMatchObject({ total: 154_245, vat: 7_345 })
  })

  it('is none on exports, nor does a price change by it', () => {
    const [home, abroad] = [usd([lineOf('a', upright, 2)], 'AE'), usd([lineOf('a', upright, 2)], 'SA')]
    expect(abroad).toMatchObject({ vatPercent: 0, amounts: { USD: { vat: 0 } } })
    expect(home.amounts.USD.goods).toBe(abroad.amounts.USD.goods)
    expect(includedVat(ZERO, 5)).toBe(0)
  })
})

describe('the way', () => {
  const goods = (cents: number) => ({ areaMm2: 1_000_000, goods: cents as Cents })

  it('is free in the UAE above AED 2,000, and a flat fee up to it', () => {
    // $544.58 are AED 1,999.97; $544.59 are AED 2,000.01.
    expect(shippingTo(countryOf('AE'), goods(54_458), DEFAULT_TARIFF)).toMatchObject({
      basis: 'flat',
      cost: 2_000,
    })
    expect(shippingTo(countryOf('AE'), goods(54_459), DEFAULT_TARIFF)).toMatchObject({
      basis: 'free',
      cost: 0,
    })
    const atPar = { ...DEFAULT_TARIFF, aedPerUsd: 4 }
    expect(shippingTo(countryOf('AE'), goods(50_000), atPar).basis).toBe('flat')
    expect(shippingTo(countryOf('AE'), goods(50_001), atPar).basis).toBe('free')
  })

  it('counts what is paid for the goods, not what they cost before the discount', () => {
    // Three at $185.00 are 555.00, which is AED 2,038.24; less 5 % they are 527.25, AED 1,936.33.
    const three = [lineOf('a', sized('3.7', '5', 'ft'), 3)]
    expect(usd(three, 'AE')).toMatchObject({
      amounts: { USD: { goods: 55_500 } },
      shipping: { basis: 'flat' },
    })
  })

  it('is billed by the kilogram begun, by the rates that are configured', () => {
    const weighing = (areaMm2: number) =>
      shippingTo(countryOf('FR'), { areaMm2, goods: ZERO }, DEFAULT_TARIFF)
    expect(weighing(2_000_000)).toMatchObject({ billedKg: 9, cost: 3_000 + 9 * 260 })
    expect(weighing(2_000_400)).toMatchObject({ billedKg: 10 })
    const dear = {
      ...DEFAULT_TARIFF,
      freight: { ...DEFAULT_TARIFF.freight, europe: { base: cents(1), perKg: cents(2) } },
    }
    expect(shippingTo(countryOf('FR'), goods(0), dear).cost).toBe(100 + 5 * 200)
  })

  it('is quoted to the rest of the world, and then costs what was quoted', () => {
    expect(usd([lineOf('a', upright)], 'BR').shipping).toMatchObject({ basis: 'by-quote', cost: 0 })
    const quoted = priceCart(
      [lineOf('a', upright)],
      { country: countryOf('BR'), quote: cents(333.33) },
      DEFAULT_TARIFF,
    )
    expect(quoted).toMatchObject({ shipping: { basis: 'quoted' }, amounts: { USD: { total: 73_333 } } })
  })
})

describe('any cart', () => {
  it('costs line by line what the calculator shows', () => {
    const isAsShown = fc.property(anyLine, ({ input, quantity, frozen }) => {
      const shown = estimate({ ...input, quantity }, squareFootPrice('own'))
      fc.pre(frozen.ok && shown.ok)
      return priceLine({ design: designOf(frozen.size), quantity }, DEFAULT_TARIFF) === shown.price
    })
    expect(fc.check(isAsShown)).toMatchObject({ failed: false, numRuns: 100 })
  })

  it('adds up in both currencies, wherever it goes', () => {
    const country = fc.option(fc.constantFrom(...COUNTRIES))
    fc.assert(
      fc.property(anyCart, country, (lines, country) => {
        const price = priceCart(lines, country && { country }, DEFAULT_TARIFF)
        for (const amounts of Object.values(price.amounts)) {
          expect(amounts.goods - amounts.discount + amounts.shipping).toBe(amounts.total)
          expect(sumOf(amounts.lines.map((line) => line.price))).toBe(amounts.goods)
          expect(sumOf(amounts.lines.map((line) => line.discount))).toBe(amounts.discount)
          expect(Math.abs(amounts.vat * 21 - (price.vatPercent ? amounts.total : 0))).toBeLessThanOrEqual(10)
          expect(Object.values(amounts).some((amount) => Number.isNaN(amount))).toBe(false)
        }
        expect(price.amounts.USD.lines.map((line) => line.price)).toEqual(
          lines.map((line) => priceLine(line, DEFAULT_TARIFF)),
        )
        expect(price.amounts.AED.total).toBe(toDirhams(price.amounts.USD.total))
      }),
    )
  })

  it('costs nothing when it is empty', () => {
    expect(usd([], null)).toMatchObject({ rugCount: 0, amounts: { AED: { total: 0, lines: [] } } })
  })
})
