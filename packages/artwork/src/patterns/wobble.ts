import { valueNoise } from './value-noise.ts'

/** A hand: maps where the wool is to where the ruled drawing would have it, in cm. */
export type Wobble = {
  readonly x: (x: number, y: number) => number
  readonly y: (x: number, y: number) => number
}

/**
 * A hand that strays up to `mm` millimetres and swings once in about `cm` centimetres.
 * It moves coordinates, not edges, so both sides of a line go together and its width stays.
 */
export function wobble(mm: number, cm: number, seed: number): Wobble {
  const reach = mm / 10
  // Value noise needs two lattice cells for a full swing.
  const cell = cm / 2
  return {
    x: (x, y) => x + reach * valueNoise(x / cell, y / cell + 0.5, seed),
    y: (x, y) => y + reach * valueNoise(x / cell + 0.5, y / cell, seed + 1),
  }
}
