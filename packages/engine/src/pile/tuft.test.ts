import { beforeAll, describe, expect, it } from 'vitest'
import { deltaE2000 } from '../color/delta-e2000.ts'
import { labFromRgb } from '../color/lab.ts'
import { LINEAR_OF_BYTE, srgbFromLinear } from '../color/srgb.ts'
import { paintTufts, paintTuftsRgba } from './paint-tufts.ts'
import { shadeTable } from './shade/shade-table.ts'
import { makePileField } from './field/pile-field.ts'
import { makeTile, type PileTile } from './tile/tile.ts'
import { tuft, type TuftSpec } from './tuft.ts'
import { GROUND } from './tufted-raster.ts'

let cut: PileTile
let loop: PileTile

beforeAll(() => {
  cut = makeTile('fine', 1)
  loop = makeTile('loop', 1)
}, 60_000)

/** Discs of every yarn on the first one. */
function discs(width: number, height: number, yarnCount: number): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, i) => {
    const x = (i % width) % 50
    const y = Math.floor(i / width) % 50
    const disc = (Math.floor((i % width) / 50) + 3 * Math.floor(i / width / 50)) % yarnCount
    return Math.hypot(x - 25, y - 25) < 18 ? disc : 0
  })
}

function rug(width: number, height: number, yarnCount: number, more: Partial<TuftSpec> = {}) {
  return tuft({
    yarns: discs(width, height, yarnCount),
    width,
    height,
    yarnCount,
    tile: cut,
    sheet: makePileField(width, height, 1),
    style: 'fine',
    scale: 1,
    ...more,
  })
}

/** FNV-1a: short, and any change of any byte shows. */
const hash = (bytes: Uint8Array) =>
  bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193) >>> 0, 0x811c9dc5)

describe('a tufted rug', () => {
  it('is the same, byte for byte, as when this test was written', () => {
    expect(hash(rug(200, 260, 5).indices)).toMatchInlineSnapshot(`3117316209`)
    const carved = rug(160, 160, 3, { style: 'carved', outline: 'round' })
    expect(hash(carved.indices)).toMatchInlineSnapshot(`1818417278`)
    expect(hash(rug(160, 160, 3, { tile: loop, style: 'loop' }).indices)).toMatchInlineSnapshot(`1750492903`)
  })

  it('is deterministic', () => {
    expect(rug(120, 90, 4)).toEqual(rug(120, 90, 4))
  })

  it('uses only levels of its yarns and of the ground, for any number of yarns', () => {
    for (const yarnCount of [1, 2, 8, 9, 17, 30]) {
      const { indices, levels } = rug(250, 200, yarnCount)
      const yarns = new Set(
        indices.filter((index) => index < GROUND).map((index) => Math.floor(index / levels)),
      )
      expect(Math.max(...yarns)).toBeLessThan(yarnCount)
      expect(indices).toContain(GROUND)
    }
  })

  it('shows every yarn about as much as the drawing does', () => {
    const drawn = discs(300, 300, 3)
    const { indices, levels } = rug(300, 300, 3, { outline: 'none' })
    for (const yarn of [0, 1, 2]) {
      const wanted = drawn.filter((y) => y === yarn).length
      const shown = indices.filter((index) => Math.floor(index / levels) === yarn).length
      expect(shown / wanted).toBeGreaterThan(0.94)
      expect(shown / wanted).toBeLessThan(1.06)
    }
  })

  it('keeps lines of two pixels connected, straight, slanting or round, in every style', () => {
    const lines = [
      (_x: number, y: number) => y - 60,
      (x: number) => x - 90,
      (x: number, y: number) => (x - y) * Math.SQRT1_2,
      (x: number, y: number) => (y + 0.2 * x - 90) / Math.hypot(1, 0.2),
      (x: number, y: number) => Math.hypot(x - 100, y - 100) - 70,
    ]
    for (const line of lines) {
      const yarns = Uint8Array.from({ length: 200 * 200 }, (_, i) =>
        Math.abs(line((i % 200) + 0.5, Math.floor(i / 200) + 0.5)) < 1 ? 1 : 0,
      )
      for (const style of ['fine', 'loop', 'carved'] as const) {
        const tile = style === 'loop' ? loop : cut
        const { indices, levels } = rug(200, 200, 2, { yarns, style, tile, outline: 'none' })
        // Whatever is not connected to the line is single fibres beside it.
        expect(largestPiece(indices, levels, 200)).toBeGreaterThan(0.9)
      }
    }
  })

  it('may be as small as a stamp and of any proportion', () => {
    for (const [width, height] of [
      [16, 16],
      [17, 300],
      [301, 16],
      [33, 47],
    ] as const) {
      const { indices } = rug(width, height, 2)
      expect(indices).toHaveLength(width * height)
      // Some pile remains inside the edge.
      expect(indices.some((index) => index < GROUND)).toBe(true)
    }
  })

  it('shows ground at its corners and wool in the middle, square or round', () => {
    for (const outline of ['rectangle', 'round'] as const) {
      const { indices } = rug(200, 200, 2, { outline })
      expect(indices[0]).toBe(GROUND)
      expect(indices[100 * 200 + 100]).toBeLessThan(GROUND)
      expect(indices[30 * 200 + 30]! >= GROUND).toBe(outline === 'round')
    }
  })

  it('casts its shadow away from the light', () => {
    const { indices } = rug(200, 200, 1)
    const ground = (from: number, to: number) =>
      indices.slice(from * 200, to * 200).reduce((sum, i) => sum + Math.max(0, i - GROUND), 0)
    expect(ground(190, 200)).toBeGreaterThan(1.5 * ground(0, 10))
  })

  it('has different marks with another pile field', () => {
    const other = rug(120, 90, 4, { sheet: makePileField(120, 90, 1, 99) })
    expect(other.indices).not.toEqual(rug(120, 90, 4).indices)
  })

  it('refuses parts that do not fit together', () => {
    expect(() => rug(100, 100, 2, { style: 'loop' })).toThrow('tile')
    expect(() => rug(100, 100, 2, { sheet: makePileField(100, 90, 1) })).toThrow('pile field')
    expect(() => rug(100, 100, 2, { yarns: new Uint8Array(50) })).toThrow('do not make a rug')
    expect(() => rug(100, 100, 2, { yarns: new Uint8Array(10_000).fill(2) })).toThrow('below 2')
    expect(() => rug(100, 100, 31)).toThrow('31')
    expect(() => rug(15, 100, 2)).toThrow('15 × 100')
  })
})

describe('a painted rug', () => {
  const day = { light: 'day', intensity: 0.85, ground: '#EFEDE8' } as const

  it("keeps each yarn's colour, seen from a distance", () => {
    const raster = rug(400, 400, 1, { outline: 'none' })
    for (const hex of ['#B5583A', '#8C9A7B', '#3E5C6B', '#D4456A', '#E6DAC3', '#25303B']) {
      const mean = meanColor(paintTufts(raster, shadeTable([hex], raster.levels, day)))
      const wanted = labFromRgb(Number.parseInt(hex.slice(1), 16))
      expect(deltaE2000(labFromRgb(mean), wanted)).toBeLessThan(3)
    }
  })

  it('is the same in RGB and in RGBA, whatever remains after groups of four', () => {
    const raster = rug(17, 19, 2)
    const table = shadeTable(['#B5583A', '#17171A'], raster.levels, day)
    const rgb = paintTufts(raster, table)
    const rgba = paintTuftsRgba(raster, table)
    raster.indices.forEach((index, i) => {
      expect(rgb.subarray(i * 3, i * 3 + 3)).toEqual(table.subarray(index * 4, index * 4 + 3))
      expect(rgba.subarray(i * 4, i * 4 + 4)).toEqual(table.subarray(index * 4, index * 4 + 4))
    })
  })
})

/** Fraction of the pixels of yarn 1 that are connected, including diagonally. */
function largestPiece(indices: Uint8Array, levels: number, width: number): number {
  const left = new Set<number>()
  indices.forEach((index, i) => index >= levels && left.add(i))
  const all = left.size
  let largest = 0
  for (const start of left) {
    const piece = [start]
    left.delete(start)
    for (const i of piece) {
      for (const step of [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]) {
        if (left.delete(i + step)) piece.push(i + step)
      }
    }
    largest = Math.max(largest, piece.length)
  }
  return largest / all
}

function meanColor(rgb: Uint8Array): number {
  const mean = (channel: number) => {
    let sum = 0
    for (let i = channel; i < rgb.length; i += 3) sum += LINEAR_OF_BYTE[rgb[i]!]!
    return Math.round(srgbFromLinear((sum * 3) / rgb.length))
  }
  return (mean(0) << 16) | (mean(1) << 8) | mean(2)
}
