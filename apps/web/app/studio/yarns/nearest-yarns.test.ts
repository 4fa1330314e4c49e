import { cardFamilies, cardYarns } from '@nawl/domain/yarn/library/shade-card'
import { NAMED_COLORS } from '@nawl/domain/yarn/named-colors'
import { catalogue } from '@nawl/artwork/catalogue'
import { parseHex } from '@nawl/engine/color/hex'
import { oklabFromRgb } from '@nawl/engine/color/oklab'
import { nearestYarns } from '@nawl/engine/reduction/nearest-yarns'
import { describe, expect, it } from 'vitest'

describe('nearestYarns', () => {
  it('finds each yarn as its own nearest, well apart from the next', () => {
    const pairs = cardYarns().map((yarn) => ({ yarn, near: nearestYarns(yarn.hex, 2) }))
    for (const { yarn, near } of pairs) expect(near[0]).toEqual({ yarn, deltaE: 0 })
    expect(pairs.filter(({ near }) => (near[1]?.deltaE ?? 0) < 3)).toEqual([])
  })

  it('finds the yarns that look most like a shade, nearest first', () => {
    const near = nearestYarns('#D9A021', 5)
    expect(near.map(({ yarn }) => yarn.name)[0]).toBe('Saffron')
    expect(near.map(({ deltaE }) => deltaE)).toEqual(
      near.map(({ deltaE }) => deltaE).toSorted((p, q) => p - q),
    )
    expect(near).toHaveLength(5)
  })

  it('returns none for an invalid colour', () => expect(nearestYarns('wool', 3)).toEqual([]))
})

describe('the shade card', () => {
  it.each([
    ['named yarn', NAMED_COLORS.map(({ hex }) => hex)],
    ['yarn of a design', catalogue.flatMap(({ yarns }) => yarns.map(({ hex }) => hex))],
    ['yarn of a palette', catalogue.flatMap(({ palettes }) => palettes.flatMap(({ hexes }) => hexes))],
  ])('has a similar yarn for every %s', (_, hexes) => {
    const strangers = [...new Set(hexes)].filter((hex) => (nearestYarns(hex, 1)[0]?.deltaE ?? Infinity) > 4)
    expect(strangers).toEqual([])
  })

  it('goes from light to dark along every row', () => {
    const rising = cardFamilies().flatMap(({ yarns }) =>
      yarns.filter(
        ({ hex }, place) => place % 5 > 0 && lightness(hex) > lightness(yarns[place - 1]?.hex ?? '#FFFFFF'),
      ),
    )
    expect(rising).toEqual([])
  })
})

const lightness = (hex: string) => oklabFromRgb(parseHex(hex) ?? 0).l
