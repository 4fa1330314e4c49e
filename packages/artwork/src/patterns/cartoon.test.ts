import { describe, expect, it } from 'vitest'
import { catalogueField, DRAWN } from '../field.ts'
import { cartoon } from './cartoon.ts'

describe('a cartoon', () => {
  it("keeps a line's width, at any angle", () => {
    const upright = cartoon((x) => (Math.abs(x - 76) < 0.6 ? 1 : 0))
    expect([75.2, 75.6, 76, 76.4, 76.8].map((x) => upright(x, 100))).toEqual([0, 1, 1, 1, 0])
    const slanted = cartoon((x, y) => (Math.abs(0.6 * x - 0.8 * y) < 0.6 ? 1 : 0))
    for (let k = 2; k < 90; k++) expect(slanted(k * 1.6, k * 1.2)).toBe(1)
  })

  it('removes a line too thin to tuft and closes a gap too thin to see', () => {
    const drawn = cartoon((x) => (Math.abs(x - 76) < 0.2 ? 1 : x > 120 && Math.abs(x - 130) > 0.2 ? 2 : 0))
    expect(drawn(76, 100)).toBe(0)
    expect(drawn(130, 100)).toBe(2)
  })

  it('removes a patch too small to tuft and keeps a larger one', () => {
    const disc = (radius: number) =>
      cartoon((x, y) => ((x - 60) ** 2 + (y - 60) ** 2 < radius * radius ? 1 : 0))
    expect(disc(0.9)(60, 60)).toBe(0)
    expect(disc(1.2)(60, 60)).toBe(1)
  })

  it('draws only the requested part, in the field’s coordinates', () => {
    const sampledYs: number[] = []
    const drawn = cartoon(
      (_, y) => {
        sampledYs.push(y)
        return y < 100 ? 0 : 1
      },
      catalogueField('square', 0.5),
    )
    expect(Math.min(...sampledYs)).toBeGreaterThan(46)
    expect(Math.max(...sampledYs)).toBeLessThan(46 + DRAWN.width)
    expect([drawn(20, 99.8), drawn(20, 100.2)]).toEqual([0, 1])
  })
})
