import { describe, expect, it } from 'vitest'

import { paletteOf } from './palette.ts'
import { MOST_OF_A_COLLECTION, recommend } from './recommend.ts'
import type { Liking, RugStyle } from './taste.ts'

const COLORS = { blues: [0.4, -0.02, -0.1], grey: [0.6, 0, 0], 'earth-tones': [0.55, 0.05, 0.08] } as const
const QUIET = { busy: 0.05, upright: 0.5, mirrored: 0.8, flipped: 0.6, repeating: 0.6 }
const BUSY = { busy: 0.5, upright: 0.9, mirrored: 0, flipped: 0, repeating: 0.1 }

type Family = keyof typeof COLORS

function look(address: string, family: Family, over: Partial<RugStyle> = {}): RugStyle {
  const [l, a, b] = COLORS[family]
  return {
    address,
    name: address.charAt(0).toUpperCase() + address.slice(1),
    collection: 'Modern',
    styles: ['luxury'],
    palette: paletteOf([
      { color: { l, a, b }, share: 60 },
      { color: { l: 0.9, a: 0, b: 0.02 }, share: 40 },
    ]),
    shares: [60, 40],
    families: [family],
    traits: QUIET,
    ...over,
  }
}
const likes = (liked: RugStyle): Liking => ({ likes: 'favourite', look: liked })
const saved = (liked: RugStyle): Liking => ({ likes: 'design', look: liked })
const looked = (liked: RugStyle, times: number): Liking => ({ likes: 'viewed', look: liked, times })

const reef = look('reef', 'blues')
const falaj = look('falaj', 'blues', { collection: 'Geometric' })
const onyx = look('onyx', 'grey', { traits: BUSY, collection: 'Contemporary', styles: ['minimalist'] })
const liwa = look('liwa', 'earth-tones', { traits: BUSY, collection: 'Contemporary', styles: ['minimalist'] })
const shop = [onyx, liwa, reef, falaj]
const addresses = (likings: readonly Liking[], rugs: readonly RugStyle[] = shop) =>
  recommend(rugs, likings, 12).map(({ address }) => address)
const reason = (likings: readonly Liking[], rugs: readonly RugStyle[] = shop) =>
  recommend(rugs, likings, 12)[0]?.because

describe('recommendations', () => {
  it('are empty when nothing is known', () => expect(recommend(shop, [], 12)).toEqual([]))
  it('begin with the most similar rug', () => expect(addresses([likes(reef)])[0]).toBe('falaj'))
  it('do not depend on the order of rugs and likings', () => {
    const rugs = Array.from({ length: 15 }, (_, n) =>
      look(`rug-${n}`, (['blues', 'grey', 'earth-tones'] as const)[n % 3]!, {
        collection: `of-${n % 4}`,
        traits: { ...QUIET, busy: (n % 7) / 10 },
      }),
    )
    const inBlues = { ...rugs[4]!, palette: reef.palette, families: reef.families }
    const likings = [
      likes(rugs[3]!),
      saved(rugs[4]!),
      looked(rugs[5]!, 9),
      saved(inBlues),
      looked(rugs[1]!, 1),
    ]
    const once = recommend(rugs, likings, 12)
    expect(once.length).toBeGreaterThan(5)
    expect(recommend(rugs.toReversed(), likings.toReversed(), 12)).toEqual(once)
    expect(
      recommend([...rugs.slice(7), ...rugs.slice(0, 7)], [...likings.slice(2), ...likings.slice(0, 2)], 12),
    ).toEqual(once)
  })
  it('never include a favourite, a saved rug or one that is viewed repeatedly', () => {
    for (const liking of [likes(reef), saved(reef), looked(reef, 3)])
      expect(addresses([liking])).not.toContain('reef')
  })
  it('put viewed rugs last', () => {
    const seen = addresses(
      [likes(reef), looked(falaj, 1)],
      [...shop, look('brise', 'blues', { traits: BUSY })],
    )
    expect(seen).toEqual(['brise', 'falaj'])
    expect(addresses([looked(falaj, 1)])).not.toContain('falaj')
  })
  it('mix several collections', () => {
    const modern = Array.from({ length: 8 }, (_, n) => look(`modern-${n}`, 'blues'))
    const list = addresses([likes(look('liked', 'blues'))], [...modern, falaj])
    expect(list.filter((address) => address.startsWith('modern'))).toHaveLength(MOST_OF_A_COLLECTION)
    expect(list).toContain('falaj')
  })
  it('weigh a favourite more than a saved design, and that more than any number of views', () => {
    const brise = look('brise', 'grey', { traits: null })
    const rugs = [look('blue', 'blues', { traits: null }), look('grey', 'grey', { traits: null })]
    expect(addresses([likes(reef), saved(brise)], rugs)[0]).toBe('blue')
    expect(addresses([saved(reef), looked(brise, 1_000_000)], rugs)[0]).toBe('blue')
    expect(addresses([looked(reef, 4), looked(brise, 9)], rugs)[0]).toBe('grey')
  })
})

describe('the reason', () => {
  it('names a colour family that both rugs have, the rarest of several', () => {
    const both = look('both', 'blues', { families: ['grey', 'blues'], collection: 'Minimalist' })
    const twin = look('twin', 'blues', { families: ['blues', 'grey'] })
    const greys = [look('p', 'grey'), look('q', 'grey')]
    expect(reason([likes(both)], [twin, ...greys, onyx])).toEqual({
      address: 'both',
      likes: 'favourite',
      shares: 'blues',
      text: 'because you like Both’s blues',
    })
  })
  it('is the pattern if no family is shared', () => {
    const other = look('other', 'grey')
    expect(reason([likes(reef)], [other])).toMatchObject({
      shares: 'pattern',
      text: 'because you like Reef’s pattern',
    })
    expect(reason([saved(reef)], [other])?.text).toBe('because you saved Reef’s pattern')
  })
  it('must be true, or the rug is not recommended', () => {
    expect(addresses([likes(reef)], [onyx])).toEqual([])
    expect(addresses([likes(look('own', 'blues', { traits: null }))], [onyx, liwa])).toEqual([])
  })
  it('says how the liking is known', () => {
    const text = (liking: Liking) => reason([liking], [falaj])?.text
    expect(text(saved(look('onyx', 'blues')))).toBe('because you saved an Onyx in blues')
    expect(text(saved(reef))).toBe('because you saved a Reef in blues')
    expect(text(looked(reef, 3))).toBe('because you keep coming back to Reef')
    expect(text(looked(reef, 2))).toBe('because you looked at Reef')
  })
  it('distinguishes namesakes by their collections', () =>
    expect(reason([likes(look('reef', 'blues', { name: 'Falaj' }))], [falaj])?.text).toBe(
      'because you like Modern Falaj’s blues',
    ))
})
