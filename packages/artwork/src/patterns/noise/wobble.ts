import { neighbouringNoise } from './value-noise.ts'

/** The irregularity of hand work: maps a point of the rug to the point of the exact drawing it shows, in cm. */
export type Wobble = {
  readonly x: (x: number, y: number) => number
  readonly y: (x: number, y: number) => number
}

/**
 * Displaces points by up to `mm` millimetres, with one swing in about `cm` centimetres. It moves coordinates, not
 * edges, so both sides of a line shift together and its width stays.
 */
export function wobble(mm: number, cm: number, seed: number): Wobble {
  const reach = mm / 10
  // Value noise needs two lattice cells for a full swing.
  const cell = cm / 2
  const [sway, heave] = [neighbouringNoise(seed), neighbouringNoise(seed + 1)]
  return {
    x: (x, y) => x + reach * sway(x / cell, y / cell + 0.5),
    y: (x, y) => y + reach * heave(x / cell + 0.5, y / cell),
  }
}
