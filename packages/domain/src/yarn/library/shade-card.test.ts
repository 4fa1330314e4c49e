import { describe, expect, it } from 'vitest'

import { NAMED_COLORS } from '../named-colors.ts'
import { YARN_FAMILIES, yarnOfHex, YARNS } from './shade-card.ts'

describe('the shade card', () => {
  it('has at least twenty yarns in every family, and room for their codes', () => {
    for (const { yarns } of YARN_FAMILIES) {
      expect(yarns.length).toBeGreaterThanOrEqual(20)
      expect(yarns.length).toBeLessThan(100)
    }
  })

  it('has unique names, codes and shades', () => {
    for (const key of ['name', 'code', 'hex'] as const) {
      const values = YARNS.map((yarn) => yarn[key].toLowerCase().replaceAll(/[^#a-z0-9]/g, ''))
      expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([])
    }
  })

  it("has names in the catalogue's style, short enough to fit below a yarn", () => {
    for (const { name } of YARNS) {
      expect(name).toMatch(/^[A-Z][a-z]+(?:[ -][a-z]+)?$/)
      expect(name.length).toBeLessThanOrEqual(13)
    }
  })

  it('has complete hexes, and codes by page and place', () => {
    for (const { hex } of YARNS) expect(hex).toMatch(/^#[0-9A-F]{6}$/)
    const codes = YARN_FAMILIES.flatMap(({ yarns }) => [yarns[0]?.code, yarns[19]?.code])
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
