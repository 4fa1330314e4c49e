import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { catalogue } from './catalogue.ts'
import { colorFamilies } from './color-families.ts'

const GROUNDS = ['#1B1B1D', '#F5F3EE', '#8A8A8A', '#4C4C4C', '#D9D8D4']
const HUES = ['#8A1F2B', '#B8860B', '#1F7A4D', '#2B4C8C', '#D9777F', '#6B3FA0', '#C8552D']

const rug = (...yarns: readonly (readonly [hex: string, share: number])[]) =>
  colorFamilies(yarns.map(([hex, share]) => ({ hex, share })))
const idsIn = (family: string) =>
  catalogue.filter(({ yarns }) => colorFamilies(yarns).some((name) => name === family)).map(({ id }) => id)

describe('the colour families of a rug', () => {
  it('ignore a black, white or grey ground when a hue covers 15 %', () => {
    const hued = fc.tuple(fc.constantFrom(...HUES), fc.integer({ min: 16, max: 99 }))
    fc.assert(
      fc.property(hued, fc.array(fc.constantFrom(...GROUNDS), { minLength: 1 }), ([hex, share], grounds) => {
        const rest = grounds.map((ground) => [ground, (100 - share) / grounds.length] as const)
        const found: readonly string[] = rug([hex, share], ...rest)
        expect(found).not.toContain('grey')
        expect(found).not.toContain('neutral')
      }),
    )
  })

  it('do not depend on the order and unit of the yarns', () => {
    for (const { yarns } of catalogue) {
      const turned = yarns.map(({ hex, share }) => ({ hex, share: share / 100 })).toReversed()
      expect(colorFamilies(turned)).toEqual(colorFamilies(yarns))
    }
  })

  it('classify plain rugs', () => {
    expect(rug(['#808080', 100])).toEqual(['grey'])
    expect(rug(['#1B1B1D', 100])).toEqual([])
    expect(rug(['#F1ECE2', 100])).toEqual(['neutral'])
    expect(rug(['#23395B', 100])).toContain('blues')
    expect(rug(['#9C5A2E', 100])).toContain('earth-tones')
    expect(rug(['#7A1226', 100])).toEqual(['rich-colors'])
  })
})

describe('the listings by colour', () => {
  it('lists plain grey rugs under grey, and no red or ochre one on black', () => {
    expect(idsIn('grey')).toEqual(expect.arrayContaining(['onyx', 'hajar', 'hasa', 'brise']))
    for (const id of ['sadu', 'kasai', 'khayma', 'bogolan']) expect(idsIn('grey')).not.toContain(id)
  })

  it('lists no green palm under blues', () => {
    expect(idsIn('blues')).toEqual(expect.arrayContaining(['shamsa', 'boro', 'jazira', 'heddle']))
    expect(idsIn('blues')).not.toContain('areesh')
  })

  it('lists no pink, navy or terrazzo rug under neutral', () => {
    expect(idsIn('neutral')).toEqual(expect.arrayContaining(['sabkha', 'interval', 'bab', 'ufuq']))
    for (const id of ['palimpsest', 'jazr', 'breccia']) expect(idsIn('neutral')).not.toContain(id)
  })

  it('lists clay, brown and ochre under earth tones, and no pink, coral or vivid yellow', () => {
    expect(idsIn('earth-tones')).toEqual(expect.arrayContaining(['liwa', 'saqr', 'mashrabiya', 'barjeel']))
    for (const id of ['palimpsest', 'fasht', 'impasto', 'sikka'])
      expect(idsIn('earth-tones')).not.toContain(id)
  })
})
