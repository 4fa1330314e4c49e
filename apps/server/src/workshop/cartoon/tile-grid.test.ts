import { outlineCurve } from '@nawl/domain/outline/outline-curve'
import { describe, expect, it } from 'vitest'

import { OVERLAP, tileGrid, tileName } from './tile-grid.ts'

const round = tileGrid({ widthMm: 2000, lengthMm: 2000, outline: 'round' }, 'A3')

describe('the sheets of a cartoon', () => {
  it('reach beyond the rug on every side and overlap', () => {
    for (const [widthMm, lengthMm] of [
      [900, 600],
      [1524, 2438],
      [15_000, 10_000],
    ] as const) {
      const { tiles, width, height, columns, rows } = tileGrid(
        { widthMm, lengthMm, outline: 'rectangle' },
        'A3',
      )
      expect(tiles).toHaveLength(columns * rows)
      expect(tiles[0]!.left).toBeLessThan(0)
      expect(tiles[0]!.top).toBeLessThan(0)
      expect(tiles.at(-1)!.left + width).toBeGreaterThan(widthMm)
      expect(tiles.at(-1)!.top + height).toBeGreaterThan(lengthMm)
      expect(tiles[0]!.left + width - tiles[1]!.left).toBeCloseTo(OVERLAP, 9)
    }
  })

  it('are only those that a round rug reaches', () => {
    const [used, empty] = [true, false].map((isUsed) => round.tiles.filter((tile) => tile.isUsed === isUsed))
    expect(empty!.length).toBeGreaterThan(0)
    expect(used!.length).toBeGreaterThan(empty!.length)
    for (const { left, top } of empty!)
      for (const x of [left, left + round.width])
        for (const y of [top, top + round.height])
          expect(Math.hypot(x - 1000, y - 1000)).toBeGreaterThan(1000)
  })

  it('reach what an asymmetric rug has on its back, where left and right are exchanged', () => {
    const size = { widthMm: 3000, lengthMm: 4000 }
    const { tiles, width, height } = tileGrid({ ...size, outline: 'pebble' }, 'A3')
    const curve = outlineCurve('pebble', 0.75, { left: 0, top: 0, width: 3000, height: 4000 })!
    const fromBack = Array.from({ length: curve.points.length / 2 }, (_, n) => {
      return [3000 - curve.points[2 * n]!, curve.points[2 * n + 1]!] as const
    })
    const unused = tiles.filter(({ isUsed }) => !isUsed)
    expect(unused.length).toBeGreaterThan(0)
    for (const { left, top } of unused)
      expect(fromBack.some(([x, y]) => x > left && x < left + width && y > top && y < top + height)).toBe(
        false,
      )
    expect(
      fromBack.every(([x, y]) =>
        tiles.some(
          ({ isUsed, left, top }) =>
            isUsed && x >= left && x <= left + width && y >= top && y <= top + height,
        ),
      ),
    ).toBe(true)
  })

  it('are only those that an oval rug reaches', () => {
    const oval = tileGrid({ widthMm: 1500, lengthMm: 3000, outline: 'ellipse' }, 'A3')
    const empty = oval.tiles.filter(({ isUsed }) => !isUsed)
    expect(empty.length).toBeGreaterThan(3)
    for (const { left, top } of empty)
      for (const x of [left, left + oval.width])
        for (const y of [top, top + oval.height])
          expect(Math.hypot((x - 750) / 750, (y - 1500) / 1500)).toBeGreaterThan(1)
  })

  it('lie whichever way takes fewer', () => {
    const lying = tileGrid({ widthMm: 1600, lengthMm: 250, outline: 'rectangle' }, 'A3')
    const upright = tileGrid({ widthMm: 250, lengthMm: 1600, outline: 'rectangle' }, 'A3')
    expect(lying.tiles.length).toBe(5)
    expect(lying.paper.width).toBeGreaterThan(lying.paper.height)
    expect(upright.paper.width).toBeLessThan(upright.paper.height)
  })

  it('are named by rows and columns, beyond Z too', () => {
    expect([tileName(0, 0), tileName(25, 11), tileName(26, 0), tileName(52, 4)]).toEqual([
      'A1',
      'Z12',
      'AA1',
      'BA5',
    ])
  })
})
