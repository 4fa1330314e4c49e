import { describe, expect, it } from 'vitest'

import { grainy, rasterOf, softRasterOf } from '../bitmap/raster-fixture.ts'
import { deltaE2000 } from '../color/delta-e2000.ts'
import { parseHex } from '../color/hex.ts'
import { labFromRgb } from '../color/lab.ts'
import { reduceToYarns } from './reduce-to-yarns.ts'

const CREAM = 0xe6dac3
const NAVY = 0x26323d
const BRICK = 0xa8452f
const GOLD = 0xc4913f

/** A band, a disc and a small square on a ground, in a picture as tall as a rug of 2.4 m. */
function drawing(x: number, y: number): number {
  if (Math.hypot(x - 240, y - 560) < 120) return BRICK
  if (y > 80 && y < 180) return NAVY
  if (x > 380 && x <= 410 && y > 300 && y <= 330) return GOLD
  return CREAM
}

const drawn = (asked: number, library: readonly string[] | null = null) =>
  reduceToYarns(rasterOf(500, 800, drawing), { yarnCount: asked, library })
const free = (yarnCount: number) => ({ yarnCount, library: null })
const hexesOf = ({ yarns }: { readonly yarns: readonly { readonly hex: string }[] }) =>
  yarns.map(({ hex }) => hex)

describe('drawn art', () => {
  it('is reproduced to the last pixel, in the exact colours, however many yarns are allowed', () => {
    for (const asked of [4, 5, 10]) {
      const { indices, yarns, width } = drawn(asked)
      expect(hexesOf({ yarns })).toEqual(['#E6DAC3', '#26323D', '#A8452F', '#C4913F'])
      const strays = [...indices].filter(
        (yarn, at) => parseHex(yarns[yarn]!.hex) !== drawing(at % width, Math.floor(at / width)),
      )
      expect(strays).toHaveLength(0)
    }
  })

  it("has its yarns' exact coverage", () => {
    const { indices, yarns } = drawn(10)
    yarns.forEach(({ share }, yarn) => {
      expect(share).toBeCloseTo(indices.filter((other) => other === yarn).length / indices.length, 10)
    })
  })

  it('keeps its yarns when its edges are soft', () => {
    const soft = reduceToYarns(softRasterOf(500, 800, drawing), free(10))
    expect(hexesOf(soft)).toEqual(hexesOf(drawn(10)))
  })

  it('loses the smallest yarns when fewer are allowed', () => {
    expect(drawn(2).yarns).toHaveLength(2)
    expect(drawn(2).yarns[0]?.share).toBeGreaterThan(0.7)
  })

  it('uses the yarns of a library', () => {
    const library = ['#F3EEE4', '#1F1C1C', '#A82A27', '#C1963A', '#216266']
    expect(hexesOf(drawn(10, library))).toEqual(['#F3EEE4', '#1F1C1C', '#A82A27', '#C1963A'])
  })

  it('is one yarn when it has one colour', () => {
    const { yarns } = reduceToYarns(
      rasterOf(64, 100, () => BRICK),
      free(6),
    )
    expect(yarns).toEqual([{ hex: '#A8452F', share: 1 }])
  })
})

describe('what cannot be tufted', () => {
  const marked = (mark: (x: number, y: number) => boolean) =>
    hexesOf(
      reduceToYarns(
        rasterOf(500, 800, (x, y) => (mark(x, y) ? NAVY : y < 400 ? CREAM : GOLD)),
        free(6),
      ),
    ).includes('#26323D')

  it('is removed if it is a speck under three square centimetres', () => {
    // A pixel of this picture is 3 mm: nine square millimetres.
    expect(marked((x, y) => x % 60 < 5 && y % 60 < 5)).toBe(false)
    expect(marked((x, y) => x % 60 < 7 && y % 60 < 7)).toBe(true)
  })

  it('is removed if it is a line of a single tuft', () => {
    expect(marked((x) => x === 200)).toBe(false)
    expect(marked((x) => x === 200 || x === 201)).toBe(true)
  })
})

describe('a photograph', () => {
  /** Clouds of many hues with the grain of a sensor. */
  const photograph = grainy(
    rasterOf(400, 640, (x, y) => {
      const wave = (a: number, b: number, c: number) =>
        Math.round(128 + 110 * Math.sin(x / a + c) * Math.cos(y / b + c))
      return (wave(60, 90, 0) << 16) | (wave(85, 45, 2) << 8) | wave(50, 70, 4)
    }),
    0.12,
    7,
  )

  it('gives the requested number of yarns', () => {
    for (let asked = 2; asked <= 10; asked++)
      expect(reduceToYarns(photograph, free(asked)).yarns).toHaveLength(asked)
  })

  it('is deterministic', () => {
    expect(reduceToYarns(photograph, free(7))).toEqual(reduceToYarns(photograph, free(7)))
  })

  it('gives yarns that can be distinguished', () => {
    const labs = reduceToYarns(photograph, free(10)).yarns.map(({ hex }) => labFromRgb(parseHex(hex)!))
    for (const [n, lab] of labs.entries())
      for (const other of labs.slice(0, n)) expect(deltaE2000(lab, other)).toBeGreaterThan(4)
  })

  it('of pure noise gives a design too', () => {
    const noise = grainy(
      rasterOf(200, 320, () => 0x808080),
      0.6,
      3,
    )
    const { yarns } = reduceToYarns(noise, free(6))
    expect(yarns.length).toBeGreaterThanOrEqual(1)
    expect(yarns.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10)
  })
})
