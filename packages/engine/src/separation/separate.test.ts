import { describe, expect, it } from 'vitest'
import { grainy, rasterOf, softRasterOf } from '../bitmap/raster-fixture.ts'
import type { Raster } from '../bitmap/raster.ts'
import { deltaE2000 } from '../color/delta-e2000.ts'
import { parseHex } from '../color/hex.ts'
import { labFromRgb } from '../color/lab.ts'
import { mulberry32 } from '../color/mulberry32.ts'
import { paintSeparation } from '../recolor/paint-separation.ts'
import { separate } from './separate.ts'

const PLASTER = 0xe6dcc8
const GLAZE = 0x2f6b66
const CLAY = 0xa9583c
const INK = 0x23262e
// ΔE2000 6.8 from plaster.
const SAND = 0xd2c2a0
const SAFFRON = 0xce9434

const WIDTH = 240
const HEIGHT = 300

/** Curves, thin lines, a small disc and two close shades. */
function design(x: number, y: number): number {
  const radius = Math.hypot(x - 150, y - 120)
  if (radius < 18) return SAFFRON
  if (radius < 70) return Math.floor(radius / 12) % 2 === 0 ? GLAZE : PLASTER
  const wave = y + 9 * Math.sin(x / 20)
  if (wave > 220 && wave < 260) return CLAY
  if (wave > 260 && wave < 264) return INK
  if (wave > 280) return SAND
  return Math.abs(x - 30) < 2 ? INK : PLASTER
}

function tally({ pixels }: Raster): Map<string, number> {
  const counts = new Map<string, number>()
  for (const pixel of pixels) {
    const hex = `#${(pixel & 0xffffff).toString(16).toUpperCase().padStart(6, '0')}`
    counts.set(hex, (counts.get(hex) ?? 0) + 1)
  }
  return counts
}

const found = (raster: Raster) =>
  new Map(separate(raster).swatches.map(({ hex, pixelCount }) => [hex, pixelCount]))

const difference = (hex: string, rgb: number) => deltaE2000(labFromRgb(parseHex(hex)!), labFromRgb(rgb))

describe('flat artwork', () => {
  const raster = rasterOf(WIDTH, HEIGHT, design)
  const separation = separate(raster)

  it('gives every yarn its exact colour and pixels, and no spurious yarns', () => {
    expect(found(raster)).toEqual(tally(raster))
  })

  it('gives exact percentages, largest first', () => {
    const counts = tally(raster)
    const shares = separation.swatches.map(({ percentage }) => percentage)
    expect(shares).toEqual(separation.swatches.map(({ hex }) => (counts.get(hex)! / (WIDTH * HEIGHT)) * 100))
    expect(shares).toEqual(shares.toSorted((p, q) => q - p))
  })

  it('has no mixtures and no light', () => {
    expect(separation.first).toEqual(separation.second)
    expect(separation.mix.every((mix) => mix === 255)).toBe(true)
    expect(separation.light).toBeNull()
  })

  it('distinguishes eight close shades', () => {
    const shades = [0xe6dcc8, 0xe0d4bc, 0xd9cdb4, 0xd2c4a8, 0xc9b99c, 0x17161a, 0x23262e, 0x3b3a3f]
    const striped = rasterOf(200, 80, (x) => shades[Math.floor(x / 25)]!)
    expect(found(striped)).toEqual(tally(striped))
  })

  it.each([
    ['one pixel', rasterOf(1, 1, () => CLAY)],
    ['one colour', rasterOf(37, 21, () => 0xffffff)],
    ['black', rasterOf(9, 9, () => 0)],
    ['two colours', rasterOf(50, 31, (x) => (x < 20 ? 0 : 0xffffff))],
    ['four pixels of four colours', rasterOf(2, 2, (x, y) => [0xff0000, 0xff00, 0xff, 0xffffff][x + 2 * y]!)],
    ['one row of greys', rasterOf(4, 1, (x) => x * 0x555555)],
    ['one column', rasterOf(1, 40, (_, y) => (y < 13 ? INK : PLASTER))],
    ['a chequerboard of single pixels', rasterOf(40, 40, (x, y) => ((x + y) % 2 ? GLAZE : PLASTER))],
    ['stripes of single pixels', rasterOf(40, 40, (x) => [GLAZE, PLASTER, CLAY][x % 3]!)],
    ['one pixel in a hundred', rasterOf(10, 10, (x, y) => (x === 3 && y === 3 ? 0xff0000 : PLASTER))],
  ])('is exact for %s', (_, raster) => expect(found(raster)).toEqual(tally(raster)))
})

describe('soft edges', () => {
  const raster = softRasterOf(WIDTH, HEIGHT, design)
  const separation = separate(raster)

  it('finds the yarns exactly and takes no edge for a yarn', () => {
    const hexes = separation.swatches.map(({ hex }) => hex)
    expect(hexes.toSorted()).toEqual(['#23262E', '#2F6B66', '#A9583C', '#CE9434', '#D2C2A0', '#E6DCC8'])
  })

  it('gives a yarn that is only in slanting lines its exact value, though most of it is soft edge', () => {
    const thread = (x: number, y: number) => (x + 0.35 * y) % 17 < 1 + (Math.floor((x + 0.35 * y) / 17) % 2)
    const lines = (x: number, y: number) => {
      if (thread(x, y)) return 0x1f2730
      return [0xf1e7d2, 0x525251, 0x64f7eb, 0x12393b][Math.floor(y / 75)]!
    }
    const { swatches } = separate(softRasterOf(WIDTH, HEIGHT, lines))
    expect(swatches.map(({ hex }) => hex).toSorted()).toEqual([
      '#12393B',
      '#1F2730',
      '#525251',
      '#64F7EB',
      '#F1E7D2',
    ])
  })

  it('counts edge pixels by their mixture', () => {
    const counts = tally(rasterOf(WIDTH * 4, HEIGHT * 4, (x, y) => design((x + 0.5) / 4, (y + 0.5) / 4)))
    for (const { hex, percentage } of separation.swatches) {
      expect(Math.abs(percentage - (counts.get(hex)! / (16 * WIDTH * HEIGHT)) * 100)).toBeLessThan(0.25)
    }
  })

  it('is explained by two yarns per pixel to within a few levels', () => {
    const painted = paintSeparation(
      separation,
      separation.swatches.map(({ hex }) => hex),
    )
    let sum = 0
    raster.pixels.forEach((pixel, at) => {
      sum += Math.abs(((pixel >>> 16) & 255) - painted[at * 3]!)
    })
    expect(sum / raster.pixels.length).toBeLessThan(0.3)
  })
})

describe('grain', () => {
  const raster = grainy(softRasterOf(WIDTH, HEIGHT, design), 0.05, 5)
  const separation = separate(raster)

  it('finds the same yarns, including close shades', () => {
    expect(separation.swatches).toHaveLength(6)
    for (const rgb of [PLASTER, GLAZE, CLAY, INK, SAND, SAFFRON]) {
      expect(Math.min(...separation.swatches.map(({ hex }) => difference(hex, rgb)))).toBeLessThan(2)
    }
  })

  it('does not hide a yarn that occurs only in lines of two pixels', () => {
    const lines = (x: number, y: number) => {
      if (Math.abs(((x + 3 * Math.sin(y / 15)) % 40) - 20) < 1) return INK
      return y < 150 ? GLAZE : SAFFRON
    }
    const { swatches } = separate(grainy(softRasterOf(WIDTH, HEIGHT, lines), 0.03, 7))
    expect(swatches).toHaveLength(3)
    const ink = swatches.find(({ hex }) => difference(hex, INK) < 2)
    expect(Math.abs(ink!.percentage - 5)).toBeLessThan(0.5)
  })

  it('is not detected in a small drawing that consists mostly of edges', () => {
    const check = softRasterOf(WIDTH, HEIGHT, (x, y) => ((x + 0.3 * y) % 9 < 4.5 ? INK : PLASTER))
    const hexes = separate(check).swatches.map(({ hex }) => hex)
    expect(hexes.toSorted()).toEqual(['#23262E', '#E6DCC8'])
  })

  it('is stored as light that averages to none', () => {
    const light = separation.light ?? new Uint8Array()
    const mean = light.reduce((sum, each) => sum + each, 0) / light.length
    expect(Math.abs(mean - 128)).toBeLessThan(1.5)
    expect(new Set(light).size).toBeGreaterThan(20)
  })
})

describe('any picture', () => {
  const random = mulberry32(1)
  const pictures: [string, Raster][] = [
    ['a slope of greys', rasterOf(256, 64, (x) => x * 0x010101)],
    ['a slope of hues', rasterOf(128, 128, (x, y) => (x << 17) | (y << 9) | 128)],
    ['noise', rasterOf(90, 70, () => Math.floor(random() * 0x1000000))],
    ['dark noise', rasterOf(90, 70, () => Math.floor(random() * 6) * 0x010101)],
    [
      'a soft photograph',
      grainy(
        rasterOf(120, 90, (x, y) => ((x * 2) << 16) | ((y * 2) << 8) | (x + y)),
        0.1,
        3,
      ),
    ],
    [
      'a strip',
      grainy(
        rasterOf(500, 1, (x) => (x < 250 ? CLAY : INK)),
        0.05,
        3,
      ),
    ],
  ]

  it.each(pictures)('gives valid indices and shares that sum to the whole: %s', (_, raster) => {
    const { swatches, first, second } = separate(raster)
    expect(swatches.length).toBeLessThanOrEqual(30)
    expect(new Set(swatches.map(({ hex }) => hex)).size).toBe(swatches.length)
    expect(Math.max(...first, ...second)).toBeLessThan(swatches.length)
    expect(swatches.reduce((sum, { percentage }) => sum + percentage, 0)).toBeCloseTo(100, 6)
  })

  it.each(pictures)('is deterministic: %s', (_, raster) => {
    expect(separate(raster)).toEqual(separate({ ...raster, pixels: raster.pixels.slice() }))
  })
})
