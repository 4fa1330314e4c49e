import { describe, expect, it } from 'vitest'

import { paletteDistance, paletteOf } from './palette.ts'

const yarn = (l: number, a: number, b: number, share: number) => ({ color: { l, a, b }, share })
const IVORY = [0.92, 0.005, 0.02] as const
const INDIGO = [0.35, -0.01, -0.09] as const
const RUST = [0.5, 0.1, 0.08] as const

const ivoryWithIndigo = paletteOf([yarn(...IVORY, 70), yarn(...INDIGO, 30)])
const ivoryWithMoreIndigo = paletteOf([yarn(...IVORY, 40), yarn(...INDIGO, 60)])
const ivoryWithRust = paletteOf([yarn(...IVORY, 70), yarn(...RUST, 30)])
const rust = paletteOf([yarn(...RUST, 100)])

describe('palette distance', () => {
  it('is zero for the same wool in any order, split into several yarns, or in any unit', () => {
    for (const same of [
      [yarn(...INDIGO, 30), yarn(...IVORY, 70)],
      [yarn(...IVORY, 0.5), yarn(...INDIGO, 0.3), yarn(...IVORY, 0.2)],
    ])
      expect(paletteDistance(ivoryWithIndigo, paletteOf(same))).toBe(0)
  })
  it('is symmetric and satisfies the triangle inequality', () => {
    const palettes = [ivoryWithIndigo, ivoryWithMoreIndigo, ivoryWithRust, rust]
    for (const p of palettes)
      for (const q of palettes) {
        expect(paletteDistance(p, q)).toBe(paletteDistance(q, p))
        for (const between of palettes)
          expect(paletteDistance(p, q)).toBeLessThanOrEqual(
            paletteDistance(p, between) + paletteDistance(between, q) + 1e-6,
          )
      }
  })
  it('is about one from black to white', () => {
    const [black, white] = [paletteOf([yarn(0, 0, 0, 1)]), paletteOf([yarn(1, 0, 0, 1)])]
    expect(paletteDistance(black, white)).toBeCloseTo(1, 0)
  })
  it('grows with the share of different wool', () => {
    const less = paletteDistance(ivoryWithIndigo, ivoryWithMoreIndigo)
    expect(less).toBeGreaterThan(0)
    expect(paletteDistance(ivoryWithRust, rust)).toBeGreaterThan(less)
    const accent = paletteOf([yarn(...IVORY, 67), yarn(...INDIGO, 30), yarn(...RUST, 3)])
    expect(paletteDistance(ivoryWithIndigo, accent)).toBeLessThan(less)
  })
  it('distinguishes hues of the same lightness', () => {
    const [red, green] = [paletteOf([yarn(0.6, 0.15, 0, 1)]), paletteOf([yarn(0.6, -0.15, 0, 1)])]
    const [light, dark] = [paletteOf([yarn(0.7, 0, 0, 1)]), paletteOf([yarn(0.5, 0, 0, 1)])]
    expect(paletteDistance(red, green)).toBeGreaterThan(paletteDistance(light, dark))
  })
})
