import { LINE } from './motif.ts'
import type { Motif } from './motif.ts'

/** Rings, waves, an oval and a band: seven yarns, 3 and 4 the closest neighbours. */
export const rings: Motif = (unit) => (px, py) => {
  const x = px / unit
  const y = py / unit
  const wave = y + 15 * Math.sin(x / 35)
  if (wave > 362) return 3
  if (wave > 325) return 4
  const ring = Math.hypot(x - 155, y - 130)
  if (ring < 82.4) return [1, 5, 0, 2][Math.floor(ring / 20.6)]!
  const oval = Math.hypot(x - 75, (y - 262) * 1.2)
  if (oval < 47) return oval < 27 ? 6 : 1
  if (Math.abs(x - 22 - 6 * Math.sin(y / 22)) < 2.8) return 2
  return y < 30 + 10 * Math.cos(x / 42) ? 6 : 0
}

/** Wavy bands of equal width, one for each yarn, some of them repeated. */
export function waves(yarns: number, bands: number): Motif {
  return (unit) => (px, py) => {
    const x = px / unit
    const bend = 11 * Math.sin(x / 31) + 4 * Math.sin(x / 9 + 1)
    const band = Math.floor(((py / unit + bend) / 400) * bands)
    return Math.max(0, Math.min(bands - 1, band)) % yarns
  }
}

/** A rose of five petals on a ground with a wavy border and dots: six yarns, dots 5, border 4. */
export const rose: Motif = (unit) => (px, py) => {
  const x = px / unit
  const y = py / unit
  const border = Math.min(x, 250 - x, y, 400 - y) + 3 * Math.sin((x + y) / 9)
  if (border < 16) return border > 9 ? 0 : 4
  const radius = Math.hypot(x - 125, y - 190)
  const angle = Math.atan2(y - 190, x - 125)
  const petal = 98 * Math.abs(Math.cos(2.5 * angle))
  if (radius < 14) return 3
  if (radius < petal * 0.62) return 2
  if (radius < petal) return 1
  const dotX = (x % 42) - 21
  const dotY = (y % 42) - 21
  return radius > 112 && Math.hypot(dotX, dotY) < 5 ? 5 : 0
}

/** Fish scales in `yarns` colours, outlined in yarn number `yarns` by a line of 1, 2 or 3 pixels. */
export function scales(yarns: number): Motif {
  return (unit) => (px, py) => {
    const radius = 25 * unit
    // A lower row lies over the one above it; the first that holds the point is on top.
    for (let row = Math.floor((py + radius) / radius); ; row--) {
      const shift = row % 2 === 0 ? 0 : radius
      const column = Math.round((px - shift) / (2 * radius))
      const away = Math.hypot(px - shift - column * 2 * radius, py - row * radius)
      if (away > radius) continue
      const width = 1 + ((((row + column) % 3) + 3) % 3)
      if (radius - away < width) return yarns | LINE
      return (((row * 2 + column) % yarns) + yarns) % yarns
    }
  }
}

/** A map's height lines, 2 pixels wide, between `yarns` shades; the lines are yarn number `yarns`. */
export function contours(yarns: number): Motif {
  return (unit) => (px, py) => {
    const x = px / unit
    const y = py / unit
    const height = Math.sin(x / 37) + Math.sin(y / 51 + 1) + 0.7 * Math.sin((x + y) / 67)
    const slopeX = Math.cos(x / 37) / 37 + (0.7 / 67) * Math.cos((x + y) / 67)
    const slopeY = Math.cos(y / 51 + 1) / 51 + (0.7 / 67) * Math.cos((x + y) / 67)
    const level = ((height + 2.7) / 5.4) * yarns
    const steepness = (Math.hypot(slopeX, slopeY) * yarns) / 5.4 / unit
    const toLine = Math.abs(level - Math.round(level)) / Math.max(steepness, 1e-4)
    // A summit is flat: no line is drawn where it would widen to a lake.
    if (toLine < 1 && steepness * 6 * unit > 0.1) return yarns | LINE
    return Math.max(0, Math.min(yarns - 1, Math.floor(level)))
  }
}

/** Discs of three rings each, side by side: yarn 1 around 2 around 3, on 0. */
export const discs: Motif = (unit) => (px, py) => {
  const x = px / unit
  const y = py / unit
  const away = Math.hypot((x % 50) - 25, (y % 50) - 25)
  if (away > 23) return y > 350 ? 4 : 0
  if (away > 17) return 1
  return away > 10 ? 2 : 3
}
