import { describe, expect, it } from 'vitest'

import { layCloth } from './cloth.ts'
import { LOTS_PER_YARN, splitIntoLots, yarnOfLot } from './lots.ts'

/** The lots of a drawing, one character a pixel. */
function lotsOf(...rows: readonly string[]): number[][] {
  const width = rows[0]!.length
  const cloth = layCloth(Uint8Array.from(rows.join(''), Number), width, rows.length, 4)
  splitIntoLots(cloth)
  return rows.map((_, y) => [...cloth.yarns.subarray((y + 4) * cloth.stride + 4).subarray(0, width)])
}

describe('lots', () => {
  it('keep the yarn of every pixel', () => {
    const rows = ['0012', '1022', '2111']
    const yarns = lotsOf(...rows).map((row) => row.map(yarnOfLot).join(''))
    expect(yarns).toEqual(rows)
  })

  it('show a large area as its yarn was dyed', () => {
    expect(lotsOf('0000', '0010', '0000')[0]![0]).toBe(0)
  })

  it('are one for an area that meets itself below, above or at a corner', () => {
    const line = (lots: number[][]) => new Set(lots.flat().filter((lot) => yarnOfLot(lot) === 1))
    const wide = '0'.repeat(80)
    const draw = (...parts: readonly string[]) =>
      lotsOf(...parts.map((part) => part + wide), ...Array(40).fill('0000000' + wide))
    expect(line(draw('0100010', '0111110', '0000000')).size).toBe(1)
    expect(line(draw('0111110', '0100010', '0100010')).size).toBe(1)
    expect(line(draw('1000000', '0100000', '0010000')).size).toBe(1)
  })

  it('differ between areas of a yarn', () => {
    const rows = Array.from({ length: 64 }, (_, y) =>
      Array.from({ length: 640 }, (_, x) => (x % 40 < 12 && y % 32 < 12 ? 1 : 0)).join(''),
    )
    const lots = new Set(lotsOf(...rows).flat())
    expect([...lots].filter((lot) => yarnOfLot(lot) === 1).length).toBeGreaterThan(3)
    expect(Math.max(...lots)).toBeLessThan(2 * LOTS_PER_YARN)
  })

  it('reach into the margin', () => {
    const cloth = layCloth(new Uint8Array(16).fill(3), 4, 4, 4)
    splitIntoLots(cloth)
    expect(new Set(cloth.yarns)).toEqual(new Set([3 * LOTS_PER_YARN]))
  })
})
