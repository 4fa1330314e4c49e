import { DAYLIGHT } from './daylight.ts'
import type { StyleRules } from '../style-rules.ts'

/** The real height of the rug near its colour borders, and the light on it. */
export type Relief = {
  /** From a pixel to the next one towards the light: columns, and rows up. */
  readonly toLight: number
  readonly rowsToLight: number
  /** Step in the cloth towards the light, far enough to see which yarn lies beyond a border. */
  readonly side: number
  /**
   * 1/64 mm, of the row that is being sewn and the ones just above: light comes from up there.
   * `topsRow` tells where a row lies.
   */
  readonly tops: Int16Array
  /** Depth of the groove by `fall` + FALL_ZERO, in eighths of the cut. */
  readonly opening: Uint8Array
  /** By `groovePlace`: 1/64 mm cut away, 1/1024 of shade lost. */
  readonly drop: Int16Array
  readonly dark: Int16Array
  /** 1/1024 of shade by the slope towards the light, 1/64 mm per step, + SLOPE_ZERO. */
  readonly slope: Int16Array
}

/** Thirds of a pixel from which on a border has no effect: as far as a fibre is from its root. */
export const chamferCap = (scale: 1 | 2): number => 15 * scale

/** Rows of tops that are kept. */
const TOPS_ROWS = 4

/** Where the tops of row `y` start, for cloth of this stride. */
export const topsRow = (y: number, stride: number): number => (y & (TOPS_ROWS - 1)) * stride

const FALL_ZERO = 256
const SLOPE_ZERO = 2048
/** Limits of the slope towards the light, 1/64 mm per step. */
const STEEPEST_UNLIT = -170
const STEEPEST_LIT = 75
/** Depth of cut, of 256, from which on the tufts of two yarns stand apart. */
const PARTING = 70
/** Steps of depth that make a difference, and how many of 256 each is. */
const DEPTHS = 128
const DEPTH_STEP = 8

/** Where the tables of the groove have their value for a distance and a depth of cut (256 = 1). */
const groovePlace = (thirds: number, depth: number) => (thirds << 7) | (depth >> 3)

export function relief(rules: StyleRules, scale: 1 | 2, stride: number): Relief {
  const groove = (shape: (pixels: number, depth: number) => number) =>
    Int16Array.from({ length: chamferCap(scale) * DEPTHS }, (_, place) => {
      const pixels = Math.max(0, Math.floor(place / DEPTHS) / 3 - 0.5) / scale
      return Math.round(shape(pixels, ((place % DEPTHS) * DEPTH_STEP) / 256))
    })
  const away = 2.1 * scale
  return {
    toLight: Math.round(DAYLIGHT.x * scale),
    rowsToLight: Math.round(-DAYLIGHT.y * scale),
    side: Math.round(DAYLIGHT.y * away) * stride + Math.round(DAYLIGHT.x * away),
    tops: new Int16Array(stride * TOPS_ROWS),
    opening: Uint8Array.from({ length: 2 * FALL_ZERO }, (_, i) => opening(i - FALL_ZERO)),
    drop: groove((d, depth) => rules.groove * depth * Math.exp(-((d / rules.grooveWidth) ** 1.5))),
    // Only where the cut is deep do the tufts part, so a crack comes and goes along its border.
    dark: groove(
      (d, depth) =>
        rules.occlusion * depth * Math.exp(-((d / (0.9 * rules.grooveWidth)) ** 2)) +
        rules.crack * Math.max(0, depth - PARTING / 256) * Math.exp(-((d / (0.4 + 0.45 * depth)) ** 2)),
    ),
    slope: Int16Array.from({ length: 2 * SLOPE_ZERO }, (_, i) => {
      const slope = Math.max(STEEPEST_UNLIT, Math.min(STEEPEST_LIT, i - SLOPE_ZERO))
      return Math.round(slope * (slope > 0 ? rules.lit : rules.unlit))
    }),
  }
}

/**
 * The higher yarn shuts the groove on the side it leans over and opens it on the other, the more
 * the higher it stands.
 */
const opening = (fall: number): number => Math.max(2, Math.min(9, 4 + (fall >> 3)))

/**
 * Cuts the pixel at `here` of the tops, `thirds` (below the cap) away from a border, down from
 * `uncut` 1/64 mm and returns what that does to its shade, in 1/1024. `lightward` is the pixel
 * of the tops that shades it, `cut` is the depth, 256 = as the style
 * says; `fall` how much lower (1/64 mm) the yarn on the side is that the pile leans away from.
 * Tables instead of branches: which way these go is chance, and the processor guesses wrong.
 */
export function carve(
  { tops, opening, drop, dark, slope }: Relief,
  here: number,
  lightward: number,
  thirds: number,
  uncut: number,
  cut: number,
  fall: number,
): number {
  const wanted = (cut * opening[fall + FALL_ZERO]!) >> 3
  const depth = wanted & ~(wanted >> 31) & (DEPTHS * DEPTH_STEP - 1)
  const place = groovePlace(thirds, depth)
  const top = uncut - drop[place]!
  tops[here] = top
  return slope[top - tops[lightward]! + SLOPE_ZERO]! - dark[place]!
}
