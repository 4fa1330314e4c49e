import { hash } from './hash.ts'

/** Smooth noise in −1..1 with one random value per unit square; scale the coordinates to choose its size. */
export function valueNoise(x: number, y: number, seed: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const across = fade(x - column)
  const down = fade(y - row)
  const above = mix(hash(column, row, seed), hash(column + 1, row, seed), across)
  const below = mix(hash(column, row + 1, seed), hash(column + 1, row + 1, seed), across)
  return mix(above, below, down) * 2 - 1
}

// The quintic of Perlin, "Improving Noise" (2002): a cubic leaves kinks where a line crosses the lattice.
const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
const mix = (from: number, to: number, t: number) => from + (to - from) * t
