import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { QUANTITIES } from '../rug/sizes/size.ts'
import { designOf, lineOf, sized } from './cart-fixture.ts'
import { addToCart, type CartLine, mergeCarts, mergeIntoCart, MOST_CART_LINES } from './cart-line.ts'
import { type DesignSnapshot, isSameDesign } from './design-snapshot.ts'

const small = sized('100', '150')
const large = sized('200', '300')
const shortly = (lines: readonly CartLine[]) => lines.map(({ id, quantity }) => `${id} ${quantity}`)

describe('the same design', () => {
  it('does not depend on the order of replacements or on names', () => {
    const mappings = { '#000000': '#FFFFFF', '#26323D': '#5B2227' }
    const turned = { '#26323D': '#5B2227', '#000000': '#FFFFFF' }
    expect(
      isSameDesign(designOf(small, { mappings }), designOf(small, { mappings: turned, name: 'Mine' })),
    ).toBe(true)
  })

  it('differs in yarn, pile, precision, size, shape or drawing', () => {
    const own = designOf(small)
    const others = [
      designOf(small, { mappings: { '#000000': '#FFFFFF' } }),
      designOf(small, { textureStyle: 'loop' }),
      designOf(small, { tolerance: 10 }),
      designOf(small, { bitmapHash: 'b'.repeat(64) }),
      designOf(small, { rugId: 'onyx' }),
      designOf(large),
      designOf(sized('100', '100')),
      designOf(sized('100', '100', 'cm', 'round')),
    ]
    expect(others.filter((other) => isSameDesign(own, other))).toEqual([])
  })
})

describe('merging two carts', () => {
  it('adds up lines of the same design, beyond ten on a second line', () => {
    const merged = mergeCarts([lineOf('a', small, 7), lineOf('b', large, 1)], [lineOf('g', small, 5)])
    expect(shortly(merged)).toEqual(['a 10', 'b 1', 'g 2'])
    expect(shortly(mergeCarts(merged, [lineOf('h', small, 9)]))).toEqual(['a 10', 'b 1', 'g 10', 'h 1'])
  })

  it('loses no rug, makes no line of more than ten, and keeps ids unique', () => {
    const line = fc.tuple(fc.constantFrom(small, large), fc.constantFrom(...QUANTITIES))
    const cart = (name: string) =>
      fc
        .array(line, { maxLength: 12 })
        .map((lines) => lines.map(([size, quantity], index) => lineOf(`${name}${index}`, size, quantity)))
    fc.assert(
      fc.property(cart('a'), cart('g'), (account, guest) => {
        const merged = mergeCarts(account, guest)
        for (const size of [small, large]) {
          const rugs = (lines: readonly CartLine<DesignSnapshot>[]) =>
            lines.reduce((sum, { design, quantity }) => sum + (design.size === size ? quantity : 0), 0)
          expect(rugs(merged)).toBe(rugs(account) + rugs(guest))
        }
        expect(merged.every(({ quantity }) => quantity >= 1 && quantity <= 10)).toBe(true)
        expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length)
        expect(merged.slice(0, account.length).map(({ id }) => id)).toEqual(account.map(({ id }) => id))
      }),
    )
  })

  it('works with a full cart, while adding to one is refused', () => {
    const full = Array.from({ length: MOST_CART_LINES }, (_, index) =>
      lineOf(`l${index}`, sized(String(100 + index), '200'), 10),
    )
    expect(addToCart(full, lineOf('x', large))).toEqual({ ok: false, reason: 'cart-full' })
    expect(addToCart(full.slice(1), lineOf('x', large)).ok).toBe(true)
    expect(mergeIntoCart(full, [lineOf('x', large)])).toEqual({ ok: false, reason: 'cart-full' })
    const almost = full.slice(1)
    expect(mergeIntoCart(almost, [lineOf('x', large)])).toMatchObject({ ok: true, lines: { length: 100 } })
    expect(mergeIntoCart(full, full.slice(0, 0))).toEqual({ ok: true, lines: full })
  })
})
