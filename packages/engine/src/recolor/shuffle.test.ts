import { describe, expect, it } from 'vitest'
import { deltaE2000 } from '../color/delta-e2000.ts'
import { parseHex } from '../color/hex.ts'
import { labFromRgb } from '../color/lab.ts'
import { mulberry32 } from '../color/mulberry32.ts'
import { oklabFromRgb, oklchFromOklab } from '../color/oklab.ts'
import type { Swatch } from '../separation/separation.ts'
import { shufflePalette } from './shuffle.ts'
import { swatchesOf } from './swatch-fixture.ts'

const LIBRARY = ['#6F4A32', '#C4622D', '#D9C7A3', '#1F1E1F', '#F2EDE2', '#A32A2E', '#2F5C8F', '#3F6B47']

const RUGS: [string, Swatch[]][] = [
  ['one yarn', swatchesOf(['#E6DCC8', 100])],
  ['two yarns', swatchesOf(['#17161A', 60], ['#DDD3C0', 40])],
  ['three yarns', swatchesOf(['#E9E0CF', 50], ['#4A3528', 44], ['#C4572E', 6])],
  [
    'five yarns',
    swatchesOf(['#E6DCC8', 44], ['#2F6B66', 20], ['#A9583C', 18], ['#1C4148', 12], ['#CE9434', 6]),
  ],
  [
    'eight yarns, close ones among them',
    swatchesOf(
      ['#E4D8C2', 40],
      ['#A8452F', 18],
      ['#23262E', 11],
      ['#C9982F', 9],
      ['#D9A58F', 8],
      ['#5E6A3C', 6],
      ['#9DB4BF', 5],
      ['#E0D2BA', 3],
    ),
  ],
]

const SEEDS = Array.from({ length: 25 }, (_, n) => n)
const NONE: ReadonlySet<string> = new Set()

function shuffled(
  swatches: readonly Swatch[],
  seed: number,
  locked = NONE,
  current = swatches.map(({ hex }) => hex),
) {
  return shufflePalette(swatches, { current, locked, library: LIBRARY, random: mulberry32(seed) })
}

const lightness = (hex: string) => oklabFromRgb(parseHex(hex)!).l
const chroma = (hex: string) => oklchFromOklab(oklabFromRgb(parseHex(hex)!)).c
const difference = (p: string, q: string) => deltaE2000(labFromRgb(parseHex(p)!), labFromRgb(parseHex(q)!))

describe.each(RUGS)('shuffling %s', (_, swatches) => {
  it('keeps the order of lightness', () => {
    for (const seed of SEEDS) {
      const palette = shuffled(swatches, seed)
      const byOriginal = swatches
        .map((_, n) => n)
        .sort((n, m) => lightness(swatches[n]!.hex) - lightness(swatches[m]!.hex))
      const steps = byOriginal.map((n) => lightness(palette[n]!))
      expect(steps).toEqual(steps.toSorted((p, q) => p - q))
    }
  })

  it('keeps all yarns at least 8 apart', () => {
    for (const seed of SEEDS) {
      const palette = shuffled(swatches, seed)
      palette.forEach((hex, n) => {
        for (const other of palette.slice(n + 1)) expect(difference(hex, other)).toBeGreaterThanOrEqual(8)
      })
    }
  })

  it('gives the largest yarn a quiet ground colour and brightens only small ones', () => {
    for (const seed of SEEDS) {
      const palette = shuffled(swatches, seed)
      expect(chroma(palette[0]!)).toBeLessThan(0.07)
      expect(Math.abs(lightness(palette[0]!) - lightness(swatches[0]!.hex))).toBeLessThan(0.12)
      expect(palette.filter((hex) => chroma(hex) > 0.12).length).toBeLessThanOrEqual(2)
    }
  })

  it('changes the picture on every press', () => {
    const random = mulberry32(3)
    let current: readonly string[] = swatches.map(({ hex }) => hex)
    for (let press = 0; press < 20; press++) {
      const next = shufflePalette(swatches, { current, locked: NONE, library: LIBRARY, random })
      const change = next.reduce((sum, hex, n) => sum + difference(hex, current[n]!), 0) / next.length
      expect(change).toBeGreaterThan(3)
      current = next
    }
  })

  it('is the same for the same seed only', () => {
    expect(shuffled(swatches, 4)).toEqual(shuffled(swatches, 4))
    expect(shuffled(swatches, 4)).not.toEqual(shuffled(swatches, 5))
  })

  it('keeps locked yarns as shown', () => {
    const onScreen = swatches.map((_, n) => ['#7A1F1F', '#F7F3E8', '#101418', '#88AACC'][n % 4]!)
    for (const seed of SEEDS) {
      const locked = new Set(swatches.filter((_, n) => (seed >> n) & 1).map(({ hex }) => hex))
      const palette = shuffled(swatches, seed, locked, onScreen)
      expect(palette).toHaveLength(swatches.length)
      const isLocked = (_: string, n: number) => locked.has(swatches[n]!.hex)
      expect(palette.filter(isLocked)).toEqual(onScreen.filter(isLocked))
    }
  })
})

describe('shufflePalette', () => {
  const swatches = RUGS[3]![1]

  it('changes nothing when everything is locked', () => {
    const all = new Set(swatches.map(({ hex }) => hex))
    expect(shuffled(swatches, 1, all)).toEqual(swatches.map(({ hex }) => hex))
  })

  it('keeps free yarns apart from locked ones', () => {
    for (const seed of SEEDS) {
      const palette = shuffled(swatches, seed, new Set([swatches[1]!.hex]))
      for (const hex of palette.toSpliced(1, 1)) {
        expect(difference(hex, palette[1]!)).toBeGreaterThanOrEqual(8)
      }
    }
  })

  it("sometimes uses the shop's yarns", () => {
    const used = SEEDS.flatMap((seed) => shuffled(swatches, seed)).filter((hex) => LIBRARY.includes(hex))
    expect(used.length).toBeGreaterThan(5)
  })

  it('handles thirty yarns and grey ones', () => {
    const greys = Array.from(
      { length: 30 },
      (_, n) => [`#${(n * 0x080808).toString(16).padStart(6, '0').toUpperCase()}`, 30 - n] as const,
    )
    const palette = shuffled(swatchesOf(...greys), 2)
    expect(new Set(palette).size).toBe(30)
  })
})
