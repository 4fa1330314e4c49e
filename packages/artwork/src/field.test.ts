import { describe, expect, it } from 'vitest'
import { catalogueField, fieldOf } from './field.ts'

describe('the whole field', () => {
  const { inset, along, length } = catalogueField('rectangle', 0.5)
  it('measures to the nearest edge', () => {
    expect(inset(10, 100)).toBe(10)
    expect(inset(76, 240)).toBe(4)
    expect(inset(-1, 100)).toBe(-1)
  })
  it('measures clockwise from the top left corner', () => {
    expect(length).toBe(2 * (152 + 244))
    expect(along(20, 1)).toBe(20)
    expect(along(151, 20)).toBe(152 + 20)
    expect(along(20, 243)).toBe(152 + 244 + 132)
    expect(along(1, 20)).toBe(2 * 152 + 244 + 224)
  })
})

describe('a square', () => {
  const { inset, top, height } = catalogueField('square', 0.4)
  it('is centred on its centre on the field', () => {
    expect(height).toBe(152)
    expect(top + height / 2).toBeCloseTo(0.4 * 244)
    expect(inset(76, top + 5)).toBeCloseTo(5)
    expect(inset(76, top - 5)).toBeCloseTo(-5)
  })
})

describe('a disc', () => {
  const { inset, along, top, length } = catalogueField('round', 0.5)
  it('is as wide as the field', () => {
    expect(inset(76, 122)).toBe(76)
    expect(inset(152, 122)).toBeCloseTo(0)
    expect(inset(1, top + 1)).toBeLessThan(0)
  })
  it('measures clockwise from its top', () => {
    expect(along(76, top + 3)).toBeCloseTo(0)
    expect(along(150, 122)).toBeCloseTo(length / 4)
    expect(along(76, top + 150)).toBeCloseTo(length / 2)
    expect(along(2, 122)).toBeCloseTo((3 * length) / 4)
  })
})

describe('an oval', () => {
  const { inset } = fieldOf('ellipse', { width: 160, height: 340 }, 0.5)
  it('tells how deep a point lies near its edge, and of others that they lie deeper', () => {
    for (let x = -5; x <= 165; x += 3)
      for (let y = -5; y <= 345; y += 3) {
        const [exact, near] = [inset(x, y), inset(x, y, 12)]
        expect(exact <= 12 ? near === exact : near > 12).toBe(true)
      }
  })
})
