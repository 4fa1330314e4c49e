import { smoothstep } from './smoothstep.ts'

/** Smooth noise, −1 … 1, periodic in both directions. */
export type Noise = (x: number, y: number) => number

/** The same at each of `xs` in one row, written to `out`. */
export type NoiseRow = (y: number, xs: Float64Array, out: Float64Array) => void

/**
 * Value noise on a lattice of about `cell`, fitted so that `period` holds a whole number of cells. Coordinates may be
 * any finite number.
 */
export function periodicNoise(random: () => number, period: number, cell: number): Noise {
  const { side, lattice, perUnit } = latticeOf(random, period, cell)
  return (x, y) => {
    const u = x * perUnit
    const v = y * perUnit
    const column = Math.floor(u)
    const row = Math.floor(v)
    const across = smoothstep(u - column)
    const down = smoothstep(v - row)
    const left = wrap(column, side)
    const right = left + 1 === side ? 0 : left + 1
    const above = wrap(row, side) * side
    const below = above + side === side * side ? 0 : above + side
    const first = lattice[above + left]! * (1 - across) + lattice[above + right]! * across
    const second = lattice[below + left]! * (1 - across) + lattice[below + right]! * across
    return first * (1 - down) + second * down
  }
}

/** The noise of `periodicNoise`, to the bit, for whole rows: what a row has in common is computed once. */
export function periodicNoiseRow(random: () => number, period: number, cell: number): NoiseRow {
  const { side, lattice, perUnit } = latticeOf(random, period, cell)
  return (y, xs, out) => {
    const v = y * perUnit
    const row = Math.floor(v)
    const down = smoothstep(v - row)
    const above = wrap(row, side) * side
    const below = above + side === side * side ? 0 : above + side
    for (let at = 0; at < xs.length; at++) {
      const u = xs[at]! * perUnit
      const column = Math.floor(u)
      const across = smoothstep(u - column)
      const left = wrap(column, side)
      const right = left + 1 === side ? 0 : left + 1
      const first = lattice[above + left]! * (1 - across) + lattice[above + right]! * across
      const second = lattice[below + left]! * (1 - across) + lattice[below + right]! * across
      out[at] = first * (1 - down) + second * down
    }
  }
}

function latticeOf(random: () => number, period: number, cell: number) {
  const side = Math.max(2, Math.round(period / cell))
  // A loop: `from` first collects a plain array, and a rug's field has a million of these.
  const lattice = new Float32Array(side * side)
  for (let at = 0; at < lattice.length; at++) lattice[at] = random() * 2 - 1
  return { side, lattice, perUnit: side / period }
}

const wrap = (index: number, side: number) =>
  index >= 0 && index < side ? index : ((index % side) + side) % side
