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

/** The same noise for points that are asked for side by side: the random values around the last one are kept. */
export function neighbouringNoise(seed: number): (x: number, y: number) => number {
  let [column, row] = [NaN, NaN]
  let [aboveLeft, aboveRight, belowLeft, belowRight] = [0, 0, 0, 0]
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    if (left !== column || top !== row) {
      column = left
      row = top
      aboveLeft = hash(column, row, seed)
      aboveRight = hash(column + 1, row, seed)
      belowLeft = hash(column, row + 1, seed)
      belowRight = hash(column + 1, row + 1, seed)
    }
    const across = fade(x - left)
    const above = mix(aboveLeft, aboveRight, across)
    const below = mix(belowLeft, belowRight, across)
    return mix(above, below, fade(y - top)) * 2 - 1
  }
}

// The quintic of Perlin, "Improving Noise" (2002): a cubic leaves kinks where a line crosses the lattice.
const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
const mix = (from: number, to: number, t: number) => from + (to - from) * t
