import { describe, expect, it } from 'vitest'

import { fieldFor, motifScale } from './motif-scale.ts'

const design = { cropCentre: 0.5 }

describe('motifs', () => {
  it('grow with the shorter side, within the bounds of their design', () => {
    const scale = (width: number, height: number) => motifScale({}, { width, height })
    expect([scale(152, 244), scale(304, 200), scale(60, 90), scale(600, 900)]).toEqual([
      1,
      200 / 152,
      0.7,
      1.6,
    ])
    expect(motifScale({ motifScale: [0.9, 1.2] }, { width: 60, height: 90 })).toBe(0.9)
  })
})

describe('the field of a rug', () => {
  it('is the drawn field at the drawn size', () => {
    const { width, height, top, scale, cell } = fieldFor(design, { width: 152, height: 244 })
    expect({ width, height, top, scale, cell }).toEqual({
      width: 152,
      height: 244,
      top: 0,
      scale: 1,
      cell: 0.25,
    })
  })

  it('has more of the drawing where motifs cannot grow any more', () => {
    expect(fieldFor(design, { width: 608, height: 304 })).toMatchObject({
      width: 380,
      height: 190,
      scale: 1.6,
    })
  })

  it('has borders along an outline of its own, and is laid out like an ellipse', () => {
    const field = fieldFor(design, { width: 152, height: 244 }, 'arch')
    expect([field.outline, field.isCut]).toEqual(['ellipse', true])
    expect([field.inset(76, 5), field.inset(5, 150), field.inset(76, 239)]).toEqual([
      expect.closeTo(5, 2),
      expect.closeTo(5, 2),
      expect.closeTo(5, 2),
    ])
    expect(field.inset(2, 2)).toBeLessThan(0)
    // Half a circle, two sides and the lower one, less its corners.
    expect(field.length).toBeCloseTo(76 * Math.PI + 2 * (244 - 76) + 152 - (8 - 2 * Math.PI) * 0.03 * 76, 0)
    expect(field.along(80, 0)).toBeCloseTo(4, 1)
  })

  it('has borders along an ellipse', () => {
    const { inset, along, length } = fieldFor(design, { width: 152, height: 244 }, 'ellipse')
    expect(inset(76, 5)).toBeCloseTo(5, 1)
    expect(inset(4, 122)).toBeCloseTo(4, 1)
    expect(inset(2, 2)).toBeLessThan(0)
    // Ramanujan's approximation of the circumference.
    const [a, b] = [76, 122]
    expect(length).toBeCloseTo(Math.PI * (3 * (a + b) - Math.sqrt((3 * a + b) * (a + 3 * b))), 0)
    expect(
      [along(76, 1), along(151, 122), along(76, 243), along(1, 122)].map((at) => (4 * at) / length),
    ).toEqual([expect.closeTo(0, 2), expect.closeTo(1, 2), expect.closeTo(2, 2), expect.closeTo(3, 2)])
  })
})
