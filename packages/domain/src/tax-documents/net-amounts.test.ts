import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { countryOf, lineOf, sized } from '../cart/cart-fixture.ts'
import { includedVat, priceCart } from '../cart/price-cart.ts'
import { sumOf } from '../money/money.ts'
import { QUANTITIES } from '../rug/sizes/size.ts'
import { DEFAULT_TARIFF } from '../shop/price-list.ts'
import { netAmounts } from './net-amounts.ts'

const LINE = fc.record({
  side: fc.constantFrom('3', '4', '5.01', '6', '9.99'),
  quantity: fc.constantFrom(...QUANTITIES),
})

it('add up to what the document states, though its prices include VAT', () => {
  const asPriced = fc.property(
    fc.array(LINE, { minLength: 1, maxLength: 6 }),
    fc.constantFrom('AE', 'US'),
    fc.integer({ min: 3_6725, max: 3_7000 }),
    (lines, country, rate) => {
      const cart = lines.map(({ side, quantity }, n) => lineOf(`l${n}`, sized('5', side, 'ft'), quantity))
      const tariff = { ...DEFAULT_TARIFF, aedPerUsd: rate / 10_000 }
      const { amounts, vatPercent } = priceCart(cart, { country: countryOf(country) }, tariff)
      const price = amounts.AED
      const is = netAmounts(price, price, vatPercent)
      expect(is.net + is.vat).toBe(price.total)
      expect(sumOf(is.lines.map(({ net }) => net)) + is.shipping).toBe(is.net)
      for (const [n, line] of is.lines.entries()) {
        expect(line.price - line.discount).toBe(line.net)
        const gross = price.lines[n]!.price - price.lines[n]!.discount
        // Sharing what is left of a fils moves a line by less than one.
        expect(Math.abs(line.net - (gross * 100) / (100 + vatPercent))).toBeLessThan(1.5)
        expect(line.discount).toBe(
          price.lines[n]!.discount - includedVat(price.lines[n]!.discount, vatPercent),
        )
      }
    },
  )
  fc.assert(asPriced, { numRuns: 300 })
})
