import { describe, expect, it } from 'vitest'

import { WHOLE_RUG } from '../live/rug-window.ts'
import { closest, panned, WHOLE, windowOf, zoomedBy } from './stage-zoom.ts'

const rug = { left: 250, top: 100, width: 500, height: 800 }
const stage = { left: 0, top: 0, width: 1000, height: 1000 }

describe('zooming', () => {
  it('keeps the point under the pointer in place', () => {
    const at = { x: 120, y: -200 }
    const before = zoomedBy(WHOLE, 2, at, rug)
    const after = zoomedBy(before, 1.5, at, rug)
    const pointOfRug = ({ scale, x, y }: typeof before) => [(at.x - x) / scale, (at.y - y) / scale]
    expect(pointOfRug(before)).toEqual([120, -200])
    expect(pointOfRug(after)[0]).toBeCloseTo(120)
    expect(pointOfRug(after)[1]).toBeCloseTo(-200)
  })
  it('goes no closer than single tufts and no farther than the whole rug', () => {
    expect(zoomedBy(WHOLE, 1000, { x: 0, y: 0 }, rug).scale).toBe(closest(rug))
    expect(closest(rug)).toBe(8)
    expect(zoomedBy({ scale: 3, x: 90, y: 10 }, 0.1, { x: 50, y: 0 }, rug)).toEqual(WHOLE)
  })
})

describe('panning', () => {
  it('stops at the rug’s edges', () => {
    const zoom = { scale: 2, x: 0, y: 0 }
    expect(panned(zoom, { x: 30, y: -40 }, rug)).toEqual({ scale: 2, x: 30, y: -40 })
    expect(panned(zoom, { x: 9000, y: -9000 }, rug)).toEqual({ scale: 2, x: 250, y: -400 })
  })
  it('does nothing while the whole rug is visible', () => {
    expect(panned(WHOLE, { x: 30, y: 30 }, rug)).toEqual(WHOLE)
  })
})

describe('the visible part', () => {
  it('is all of a rug that is not zoomed', () => {
    expect(windowOf(WHOLE, rug, stage, false)).toBe(WHOLE_RUG)
  })
  it('is what the stage does not cut off', () => {
    // 2000 × 3200 around (500, 500): the stage shows the middle 1000 × 1000.
    expect(windowOf({ scale: 4, x: 0, y: 0 }, rug, stage, false)).toEqual({
      left: 0.25,
      top: 0.34375,
      width: 0.5,
      height: 0.3125,
    })
  })
  it('ends at the edge of the rug', () => {
    const { left, width } = windowOf({ scale: 4, x: 750, y: 0 }, rug, stage, false)
    expect(left).toBe(0)
    expect(width).toBe(0.375)
  })
  it('turns with a rug that lies on its side', () => {
    const wide = { left: 100, top: 250, width: 800, height: 500 }
    // Moved to the right and up: the left of the screen is the top of the rug, its bottom the left side.
    const { left, top, width, height } = windowOf({ scale: 2, x: 400, y: -250 }, wide, stage, true)
    expect(top).toBe(0)
    expect(height).toBeCloseTo(900 / 1600)
    expect(left).toBe(0)
    expect(width).toBeCloseTo(750 / 1000)
  })
})
