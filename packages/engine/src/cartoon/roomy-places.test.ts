import { describe, expect, it } from 'vitest'

import { planeFixture } from '../buildable/plane-fixture.ts'
import { roomyPlaces } from './roomy-places.ts'

const square = planeFixture(60, 60, 2, (x, y) => Number(x >= 10 && x < 30 && y >= 20 && y < 40))

describe('label places', () => {
  it('are in the middle of a piece, with the distance to its edge', () => {
    const places = roomyPlaces(square, { columns: [60], rows: [60] }, 1)
    const spot = places.find(({ yarn }) => yarn === 1)
    expect(Math.abs((spot?.x ?? 0) - 20)).toBeLessThan(1.5)
    expect(Math.abs((spot?.y ?? 0) - 30)).toBeLessThan(1.5)
    expect(spot?.room).toBeGreaterThan(8.5)
    expect(spot?.room).toBeLessThanOrEqual(10)
  })

  it('are inside their yarn, as far from others as stated', () => {
    for (const { yarn, x, y, room } of roomyPlaces(square, { columns: [25, 60], rows: [33, 60] }, 2))
      for (let turn = 0; turn < 16; turn++) {
        const reach = 0.9 * room
        const px = Math.floor(x + reach * Math.cos((turn * Math.PI) / 8))
        const py = Math.floor(y + reach * Math.sin((turn * Math.PI) / 8))
        expect(square.drawing[py * 60 + px]).toBe(yarn)
      }
  })

  it('are one per piece and sheet', () => {
    const places = roomyPlaces(square, { columns: [20, 60], rows: [60] }, 2)
    const found = places.map(({ yarn, column, row }) => `${yarn} in ${column}, ${row}`)
    expect(found.toSorted()).toEqual(['0 in 0, 0', '0 in 1, 0', '1 in 0, 0', '1 in 1, 0'])
  })

  it('leave out pieces that are too small', () => {
    const places = roomyPlaces(square, { columns: [60], rows: [60] }, 11)
    expect(places.map(({ yarn }) => yarn)).toEqual([0])
  })

  it('respect the edge of a round rug', () => {
    const laid = square.drawing.map((_, pixel) => Number(pixel % 60 < 40))
    const [ground] = roomyPlaces({ ...square, laid }, { columns: [60], rows: [60] }, 3)
    expect(ground?.x).toBeLessThan(40)
  })
})
