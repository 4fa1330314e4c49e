import { describe, expect, it } from 'vitest'
import { deltaE2000 } from '../../color/delta-e2000.ts'
import { labFromRgb } from '../../color/lab.ts'
import { LINEAR_OF_BYTE, srgbFromLinear } from '../../color/srgb.ts'
import { paintTuftsRgba } from '../paint-tufts.ts'
import { pompomRaster, pompomTable } from './pompom.ts'
import { GROUND } from '../tufted-raster.ts'

describe('a pompom', () => {
  it('is deterministic, and different for another seed', () => {
    expect(pompomRaster(40)).toEqual(pompomRaster(40))
    expect(pompomRaster(40, 12).indices).not.toEqual(pompomRaster(40).indices)
  })

  it('has no hole in the middle and nothing in the corners', () => {
    for (const [size, flat] of [
      [100, false],
      [50, false],
      [28, true],
      [12, true],
    ] as const) {
      const { indices } = pompomRaster(size, 11, { flat })
      const middle = (size >> 1) * size + (size >> 1)
      expect(indices[middle]).toBeGreaterThanOrEqual(7 * 30)
      expect(indices[middle]).toBeLessThan(GROUND)
      expect(indices[0]).toBe(GROUND)
    }
  })

  it('is lit from the top left unless it is flat', () => {
    const difference = (flat: boolean) => {
      const { indices } = pompomRaster(50, 11, { flat })
      const around = (x: number, y: number) => {
        let sum = 0
        for (let i = 0; i < 49; i++) {
          sum += indices[(y + Math.floor(i / 7)) * 50 + x + (i % 7)]! % 30
        }
        return sum / 49
      }
      return around(14, 12) - around(31, 34)
    }
    expect(difference(false)).toBeGreaterThan(6)
    expect(Math.abs(difference(true))).toBeLessThan(4)
  })

  it("has its yarn's colour on average", () => {
    for (const flat of [false, true]) {
      const raster = pompomRaster(50, 11, { flat })
      for (const hex of ['#E4D9C4', '#A8452F', '#5B2227', '#C4913F', '#8D987C', '#17171A']) {
        const mean = meanColor(paintTuftsRgba(raster, pompomTable(hex)))
        const wanted = labFromRgb(Number.parseInt(hex.slice(1), 16))
        expect(deltaE2000(labFromRgb(mean), wanted)).toBeLessThan(4)
      }
    }
  })

  it('is transparent outside and opaque inside', () => {
    const table = pompomTable('#A8452F')
    expect(table[GROUND * 4 + 3]).toBe(0)
    expect(table[239 * 4 + 3]).toBe(255)
  })
})

function meanColor(rgba: Uint8Array): number {
  const mean = (channel: number) => {
    let sum = 0
    let weight = 0
    for (let i = 0; i < rgba.length; i += 4) {
      sum += LINEAR_OF_BYTE[rgba[i + channel]!]! * rgba[i + 3]!
      weight += rgba[i + 3]!
    }
    return Math.round(srgbFromLinear(sum / weight))
  }
  return (mean(0) << 16) | (mean(1) << 8) | mean(2)
}
