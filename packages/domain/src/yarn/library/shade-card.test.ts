import { afterEach, describe, expect, it } from 'vitest'

import { NAMED_COLORS } from '../named-colors.ts'
import {
  type CardChange,
  cardFamilies,
  cardYarns,
  isOffered,
  namedYarns,
  ownYarnName,
  setShadeCard,
  yarnOfHex,
  yarnsInStock,
} from './shade-card.ts'

describe('the shade card', () => {
  it('has at least twenty yarns in every family, and room for their codes', () => {
    for (const { yarns } of cardFamilies()) {
      expect(yarns.length).toBeGreaterThanOrEqual(20)
      expect(yarns.length).toBeLessThan(100)
    }
  })

  it('has unique names, codes and shades', () => {
    for (const key of ['name', 'code', 'hex'] as const) {
      const values = cardYarns().map((yarn) => yarn[key].toLowerCase().replaceAll(/[^#a-z0-9]/g, ''))
      expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([])
    }
  })

  it("has names in the catalogue's style, short enough to fit below a yarn", () => {
    for (const { name } of cardYarns()) {
      expect(name).toMatch(/^[A-Z][a-z]+(?:[ -][a-z]+)?$/)
      expect(name.length).toBeLessThanOrEqual(13)
    }
  })

  it('has complete hexes, and codes by page and place', () => {
    for (const { hex } of cardYarns()) expect(hex).toMatch(/^#[0-9A-F]{6}$/)
    const codes = cardFamilies().flatMap(({ yarns }) => [yarns[0]?.code, yarns[19]?.code])
    expect(codes.slice(0, 4)).toEqual(['0101', '0120', '0201', '0220'])
    expect(codes.at(-1)).toBe('1620')
  })

  it('contains the fifteen named yarns', () => {
    for (const { name, hex } of NAMED_COLORS) expect(yarnOfHex(hex)?.name).toBe(name)
  })

  it('finds a yarn by its exact hex in either case, and no other', () => {
    expect(yarnOfHex('#d59f29')?.name).toBe('Saffron')
    expect(yarnOfHex('#D59F2A')).toBeNull()
  })
})

describe('a shade card that its owner changed', () => {
  afterEach(() => setShadeCard([]))
  const saffron: CardChange = {
    code: '0911',
    family: 'Saffrons',
    name: { en: 'Saffron', ar: 'زعفران' },
    hex: '#D59F29',
    formerHexes: [],
    isOut: false,
    isArchived: false,
  }
  const code = yarnOfHex('#D59F29')!.code
  const family = cardFamilies().find(({ yarns }) => yarns.some((yarn) => yarn.code === code))!.name
  const change = (more: Partial<CardChange> = {}): CardChange => ({ ...saffron, code, family, ...more })

  it('has a new yarn at the end of its family, under its name in each language', () => {
    const own = change({ code: 'X-1', name: { en: 'Karak', ar: 'كرك' }, hex: '#A0703C' })
    setShadeCard([own])
    expect(
      cardFamilies()
        .find(({ name }) => name === family)
        ?.yarns.at(-1),
    ).toEqual({
      code: 'X-1',
      name: 'Karak',
      hex: '#A0703C',
    })
    expect(yarnOfHex('#a0703c')?.name).toBe('Karak')
    expect(ownYarnName('ar', 'karak')).toBe('كرك')
    expect(cardYarns()).toHaveLength(321)
  })

  it('keeps the place of a yarn that is out of stock, and does not choose it by itself', () => {
    const place = cardYarns().findIndex((yarn) => yarn.code === code)
    setShadeCard([change({ isOut: true })])
    expect(cardYarns()[place]).toMatchObject({ code, isOut: true })
    expect(yarnsInStock().map((yarn) => yarn.code)).not.toContain(code)
    expect(yarnsInStock()).toHaveLength(319)
  })

  it('still knows an archived yarn, and a shade that a yarn had', () => {
    setShadeCard([change({ isArchived: true })])
    expect(cardYarns()).toHaveLength(319)
    expect(yarnOfHex('#D59F29')?.name).toBe('Saffron')
    expect(isOffered('#D59F29')).toBe(false)
    setShadeCard([change({ hex: '#D7A02B', formerHexes: ['#D59F29'] })])
    expect(yarnOfHex('#D59F29')).toMatchObject({ name: 'Saffron', hex: '#D7A02B' })
  })

  it('offers the named yarns in the shades they have now, without archived ones', () => {
    const gold = yarnOfHex('#C1963A')!
    const ofGold = { ...change(), code: gold.code, name: { en: 'Gold', ar: 'ذهبي' } }
    setShadeCard([{ ...ofGold, hex: '#C2973B', formerHexes: ['#C1963A'] }])
    expect(namedYarns().at(-1)).toMatchObject({ name: 'Gold', hex: '#C2973B' })
    setShadeCard([{ ...ofGold, hex: '#C1963A', isArchived: true }])
    expect(namedYarns()).toHaveLength(14)
  })

  it('is the same array until it changes, and what the shop comes with when nothing is left of the changes', () => {
    const before = cardYarns()
    setShadeCard([])
    expect(cardYarns()).toBe(before)
    setShadeCard([change({ isOut: true })])
    setShadeCard([])
    expect(cardYarns()).toEqual(before)
  })
})
