import type { Raster } from '../bitmap/raster.ts'
import { mulberry32 } from '../color/mulberry32.ts'
import type { Point, Quad } from './quad.ts'

type Rgb = readonly [number, number, number]
/** A drawing: colours by place, 0–1 in both directions, and the picture's own noise. */
export type Drawing = (u: number, v: number) => Rgb

export type Photograph = {
  readonly width: number
  readonly height: number
  readonly seed: number
  /** By place in the photograph, in shares of its width. */
  readonly ground: Drawing
  /** What lies on it, and where; null for a picture of nothing but the ground. */
  readonly sheet: { readonly quad: Quad; readonly drawing: Drawing } | null
  /** Levels. */
  readonly grain: number
  /** How much darker the corners are, 0–1. */
  readonly vignette: number
}

/** A synthetic photograph: sheet and shadow on a ground, light that falls off, grain. */
export function photograph({ width, height, seed, ground, sheet, grain, vignette }: Photograph): Raster {
  const random = mulberry32(seed)
  const place = sheet && toSheet(sheet.quad)
  const pixels = Uint32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const sum = [0, 0, 0]
    for (const [dx, dy] of [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ] as const) {
      const on = place?.(x + dx, y + dy)
      const isOn = on && on.x >= 0 && on.y >= 0 && on.x <= 1 && on.y <= 1
      const color = isOn && sheet ? sheet.drawing(on.x, on.y) : ground((x + dx) / width, (y + dy) / width)
      const shade = on && !isOn ? shadow(on) : 1
      color.forEach((part, n) => (sum[n]! += (part * shade) / 4))
    }
    const far = Math.hypot(x / width - 0.45, y / height - 0.4)
    const light = 1 - vignette * far * far * 2
    const noise = grain * (random() + random() + random() - 1.5)
    const [r, g, b] = sum.map((part) => Math.max(0, Math.min(255, Math.round(part * light + noise))))
    return 0xff000000 | (r! << 16) | (g! << 8) | b!
  })
  return { width, height, pixels }
}

/** Soft, to the lower right of the sheet. */
function shadow({ x, y }: Point): number {
  const off = Math.max(-x, x - 1.02, -y, y - 1.02, 0)
  const isFar = x < 0 || y < 0 || off > 0.03
  return isFar ? 1 : 0.75 + 8 * off
}

/** From pixels to shares of the sheet: the inverse of the projection of the unit square. */
function toSheet([p, q, r, s]: Quad): (x: number, y: number) => Point {
  const [dx1, dx2, dx3] = [q.x - r.x, s.x - r.x, p.x - q.x + r.x - s.x]
  const [dy1, dy2, dy3] = [q.y - r.y, s.y - r.y, p.y - q.y + r.y - s.y]
  const below = dx1 * dy2 - dx2 * dy1
  const [g, h] = [(dx3 * dy2 - dx2 * dy3) / below, (dx1 * dy3 - dx3 * dy1) / below]
  const [a, b, c] = [q.x - p.x + g * q.x, s.x - p.x + h * s.x, p.x]
  const [d, e, f] = [q.y - p.y + g * q.y, s.y - p.y + h * s.y, p.y]
  return (x, y) => {
    const [u, v, w] = [
      (e - f * h) * x + (c * h - b) * y + b * f - c * e,
      (f * g - d) * x + (a - c * g) * y + c * d - a * f,
      (d * h - e * g) * x + (b * g - a * h) * y + a * e - b * d,
    ]
    return { x: u / w, y: v / w }
  }
}

const stripes = (at: number, times: number) => Math.floor(at * times) % 2 === 0

/** Grounds. */
export const GROUNDS = {
  /** Boards with grain, each of its own shade. */
  floor: (u, v) => {
    const board = Math.floor(v * 9 + 0.3)
    const shade =
      ((board * 7919) % 23) - 11 + 4 * Math.sin(60 * u + board) + (v * 9 + 0.3 - board < 0.03 ? -45 : 0)
    return [158 + shade, 122 + shade, 88 + shade]
  },
  table: (u, v) => {
    const grain = 7 * Math.sin(90 * v + 3 * Math.sin(4 * u))
    return [112 + grain, 78 + grain, 55 + grain]
  },
  carpet: (u, v) => {
    const weave = stripes(u, 180) === stripes(v, 180) ? 6 : -6
    return [120 + weave, 124 + weave, 130 + weave]
  },
  screen: () => [24, 26, 30],
} as const satisfies Record<string, Drawing>

/** What lies on them, or fills the picture. */
export const DRAWINGS = {
  /** A rug with a border, a stripe and a medallion. */
  rug: (u, v) => {
    const edge = Math.min(u, 1 - u, (v * 8) / 5, ((1 - v) * 8) / 5)
    if (edge < 0.06) return [38, 50, 61]
    if (edge < 0.08) return [230, 218, 195]
    const far = Math.hypot(u - 0.5, (v - 0.5) * 1.6)
    if (far < 0.2) return [230, 218, 195]
    return far < 0.3 ? [47, 107, 102] : [168, 69, 47]
  },
  /** A pale rug, hardly darker at its edge. */
  pale: (u, v) => {
    const far = Math.hypot(u - 0.4, v - 0.6)
    return far < 0.2 ? [196, 176, 150] : [222, 210, 190]
  },
  /** A child's drawing: a sun, a house and grass on paper. */
  paper: (u, v) => {
    if (Math.abs(Math.hypot(u - 0.75, v - 0.2) - 0.09) < 0.012) return [232, 170, 40]
    if (v > 0.85 + 0.02 * Math.sin(40 * u)) return [70, 140, 70]
    const isWall = Math.max(Math.abs(u - 0.35) - 0.17, Math.abs(v - 0.68) - 0.17)
    if (Math.abs(isWall) < 0.008) return [60, 60, 160]
    const isRoof = Math.abs(v - 0.3 - Math.abs(u - 0.35) * 1.1) < 0.01 && v < 0.52
    return isRoof ? [190, 50, 50] : [243, 241, 235]
  },
  stripes: (u) => (stripes(u, 7) ? [230, 218, 195] : [47, 107, 102]),
  landscape: (u, v) => {
    if (v > 0.62 + 0.05 * Math.sin(5 * u)) return [80 + 60 * v, 120 - 30 * u, 60]
    if (v > 0.45 + 0.12 * Math.sin(3 * u + 1)) return [110, 120 + 20 * u, 140]
    return [150 + 60 * v, 180 + 30 * v, 220]
  },
  discs: (u, v) => {
    const far = Math.hypot(((u * 3) % 1) - 0.5, ((v * 3) % 1) - 0.5)
    return far < 0.3 ? [168, 69, 47] : [230, 218, 195]
  },
  gradient: (u, v) => [90 + 120 * u, 80 + 90 * v, 150 - 60 * u],
} as const satisfies Record<string, Drawing>
