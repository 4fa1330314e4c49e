import { afterEach, describe, expect, it } from 'vitest'

import { countryOf, designOf, lineOf, sized } from '../cart/cart-fixture.ts'
import type { CartLine } from '../cart/cart-line.ts'
import { priceCart } from '../cart/price-cart.ts'
import { cents } from '../money/money.ts'
import { DEFAULT_TARIFF } from '../shop/price-list.ts'
import { cardYarns, setShadeCard } from '../yarn/library/shade-card.ts'
import { leadTimeOf, wholeWeeks } from './lead-time.ts'
import { type SampleBox, yarnsForBox } from './sample-box/sample-box.ts'
import { isOnRug, lastPlace, placeWithin, type StrikeOff } from './strike-off/strike-off.ts'

afterEach(() => setShadeCard([]))

const [first, second] = cardYarns()
const box: SampleBox = {
  kind: 'sample-box',
  name: 'Sample box',
  form: 'pompon',
  yarns: [{ code: first!.code, name: first!.name, hex: first!.hex }],
}
const rug = designOf(sized('5', '8', 'ft'))
const strikeOff: StrikeOff = {
  kind: 'strike-off',
  name: 'Aria',
  rug,
  place: { xMm: 10, yMm: 20 },
  yarns: rug.yarns,
}
const line = (id: string, design: CartLine['design']): CartLine => ({ id, design, quantity: 2 })

describe('a box of samples', () => {
  it('has yarns of the card in its order, each once', () => {
    const found = yarnsForBox([second!.code, first!.code, second!.code])
    expect(found).toMatchObject({ ok: true, yarns: [{ code: first!.code }, { code: second!.code }] })
  })

  it.each([
    [[], 'no-yarns'],
    [
      cardYarns()
        .slice(0, 9)
        .map(({ code }) => code),
      'too-many-yarns',
    ],
    [['9999'], 'unknown-yarn'],
  ])('is refused with %j', (codes, reason) => {
    expect(yarnsForBox(codes)).toEqual({ ok: false, reason })
  })

  it('has no yarn that is out of stock', () => {
    const { code, name, hex } = first!
    const out = {
      code,
      family: 'Whites',
      name: { en: name },
      hex,
      formerHexes: [],
      isOut: true,
      isArchived: false,
    }
    setShadeCard([out])
    expect(yarnsForBox([code])).toEqual({ ok: false, reason: 'yarn-out' })
  })
})

describe('a strike-off', () => {
  const sides = { widthMm: 1524, lengthMm: 2438 }
  it('lies within the sides of its rug', () => {
    const last = lastPlace(sides)!
    expect(last).toEqual({ xMm: 1224, yMm: 2138 })
    expect(placeWithin({ xMm: -5, yMm: 9_000.4 }, last)).toEqual({ xMm: 0, yMm: 2138 })
    expect(isOnRug(last, sides)).toBe(true)
    expect(isOnRug({ xMm: 1225, yMm: 0 }, sides)).toBe(false)
    expect(isOnRug({ xMm: 0, yMm: -1 }, sides)).toBe(false)
    expect(lastPlace({ widthMm: 299, lengthMm: 900 })).toBeNull()
  })
})

describe('samples in a cart', () => {
  it('have the prices of the list beside rugs, and no part in their discount', () => {
    const lines = [
      { ...lineOf('r', sized('5', '8', 'ft')), quantity: 3 as const },
      line('b', box),
      line('s', strikeOff),
    ]
    const price = priceCart(lines, { country: countryOf('US') }, DEFAULT_TARIFF)
    expect(price).toMatchObject({ rugCount: 3, discountPercent: 5 })
    expect(price.amounts.USD.lines.slice(1)).toEqual([
      { price: cents(50), discount: 0 },
      { price: cents(240), discount: 0 },
    ])
    const dearer = {
      ...DEFAULT_TARIFF,
      samples: { box: cents(30), strikeOff: cents(99), strikeOffWeeks: [1, 2] },
    } as const
    expect(priceCart([line('b', box)], null, dearer).amounts.USD.total).toBe(cents(60))
    // Orders from before there were samples have no price of them.
    const { samples: _, ...before } = DEFAULT_TARIFF
    expect(priceCart([line('b', box)], null, before).amounts.USD.total).toBe(cents(50))
  })

  it('are posted in two days, or made in weeks of their own', () => {
    expect(wholeWeeks(leadTimeOf([line('b', box)], DEFAULT_TARIFF).making)).toEqual([0, 0])
    expect(leadTimeOf([line('b', box), line('s', strikeOff)], DEFAULT_TARIFF).making).toEqual([2, 3])
  })
})
