import { describe, expect, it } from 'vitest'
import { bezierPoints } from './bezier-points.ts'
import { nearestOnPath } from './nearest-on-path.ts'
import { segmentDistance } from './segment-distance.ts'

const path = bezierPoints([7, 40], [120, -30], [160, 180], [20, 230], 60)
const nearest = nearestOnPath(path)

describe('nearestOnPath', () => {
  it('agrees with an exhaustive search, on the field and around it', () => {
    for (let k = 0; k < 3000; k++) {
      const x = ((k * 13.7) % 200) - 24
      const y = ((k * 29.3) % 292) - 24
      const steps = path.slice(1).map(([bx, by], step) => {
        const [ax, ay] = path[step]!
        return segmentDistance(x, y, ax, ay, bx, by)
      })
      expect(Math.abs(nearest(x, y).across)).toBeCloseTo(Math.min(...steps), 9)
    }
  })

  it('measures along the path from its start, and distinguishes right from left', () => {
    const right = nearestOnPath([
      [10, 10],
      [110, 10],
    ])
    expect(right(40, 15)).toEqual({ along: 30, across: 5 })
    expect(right(40, 5)).toEqual({ along: 30, across: -5 })
    expect(right(0, 10).along).toBe(0)
  })

  it('refuses a path without segments', () => {
    expect(() => nearestOnPath([[1, 1]])).toThrow('two points')
  })
})
