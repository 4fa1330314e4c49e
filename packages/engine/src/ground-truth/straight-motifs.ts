import { mulberry32 } from '../color/mulberry32.ts'
import { LINE } from './motif.ts'
import type { Motif } from './motif.ts'

/** A check of four yarns, turned a little, so that its sides are soft. */
export const plaid: Motif = (unit) => (px, py) => {
  const x = (px * 0.98 + py * 0.2) / unit + 100
  const y = (py * 0.98 - px * 0.2) / unit + 100
  const warp = [0, 1, 0, 2][Math.floor(x / 17) % 4]!
  const weft = [0, 0, 3, 1][Math.floor(y / 17) % 4]!
  return Math.floor((x + y) / 6) % 2 === 0 ? warp : weft
}

/** Squares of 5 units in step with the pixels, every edge hard; yarn 2 in one square of nine. */
export const chequer: Motif = (unit) => (px, py) => {
  const column = Math.floor(px / (5 * unit))
  const row = Math.floor(py / (5 * unit))
  return column % 3 === 1 && row % 3 === 1 ? 2 : (column + row) % 2
}

/** Slanting stripes of 1, 2 and 3 pixels, yarns 1 and 2 by turns, on yarn 0. */
export const pinstripes: Motif = () => (px, py) => {
  const across = px * 0.94 + py * 0.34
  const stripe = Math.floor(across / 14)
  const width = 1 + (stripe % 3)
  return across - stripe * 14 < width ? (1 + (stripe % 2)) | LINE : 0
}

/** Eight-pointed stars and crosses with joints of 2 pixels: six yarns, joints 5. */
export const starTiles: Motif = (unit) => (px, py) => {
  const side = 44 * unit
  const column = Math.floor(px / side)
  const row = Math.floor(py / side)
  const x = Math.abs(px - (column + 0.5) * side)
  const y = Math.abs(py - (row + 0.5) * side)
  const reach = 15 * unit
  const toStar = Math.min(Math.max(x, y), (x + y) * Math.SQRT1_2) - reach
  if (Math.abs(toStar) < 1) return 5 | LINE
  if (toStar > 0) return (column + row) % 2 === 0 ? 0 : 1
  return Math.hypot(x, y) < 6 * unit ? 4 : 2 + ((column + 2 * row) % 3 === 0 ? 1 : 0)
}

/** Diamonds in `yarns` colours with an outline of 2 pixels in yarn number `yarns`. */
export function diamonds(yarns: number): Motif {
  return (unit) => (px, py) => {
    const a = px / (34 * unit) + py / (46 * unit)
    const b = px / (34 * unit) - py / (46 * unit) + 20
    const steepness = Math.hypot(1 / 34, 1 / 46) / unit
    const toSide = Math.min(Math.abs(a - Math.round(a)), Math.abs(b - Math.round(b))) / steepness
    if (toSide < 1) return yarns | LINE
    return (Math.floor(a) * 4 + Math.floor(b) * 7) % yarns
  }
}

/** Pebbles in `yarns` colours laid at random, joints of 3 pixels in yarn number `yarns`. */
export function pebbles(yarns: number, seed: number): Motif {
  const random = mulberry32(seed)
  const length = ACROSS * DOWN
  const xs = Float64Array.from({ length }, (_, cell) => (cell % ACROSS) + 0.15 + 0.7 * random())
  const ys = Float64Array.from({ length }, (_, cell) => Math.floor(cell / ACROSS) + 0.15 + 0.7 * random())
  const colors = Uint8Array.from({ length }, () => Math.floor(random() * yarns))
  const away = new Float64Array(25)
  return (unit) => (px, py) => {
    const x = px / (22 * unit) + 2
    const y = py / (22 * unit) + 2
    const corner = (Math.floor(y) - 2) * ACROSS + Math.floor(x) - 2
    const cellAt = (n: number) => corner + Math.floor(n / 5) * ACROSS + (n % 5)
    let first = 0
    for (let n = 0; n < 25; n++) {
      const cell = cellAt(n)
      away[n] = (x - xs[cell]!) ** 2 + (y - ys[cell]!) ** 2
      if (away[n]! < away[first]!) first = n
    }
    const own = cellAt(first)
    let toJoint = Infinity
    for (let n = 0; n < 25; n++) {
      if (n === first) continue
      const cell = cellAt(n)
      const apart = Math.sqrt((xs[own]! - xs[cell]!) ** 2 + (ys[own]! - ys[cell]!) ** 2)
      toJoint = Math.min(toJoint, (away[n]! - away[first]!) / (2 * apart))
    }
    return toJoint * 22 * unit < 1.5 ? yarns | LINE : colors[own]!
  }
}

const ACROSS = 17
const DOWN = 24
