import { DAYLIGHT } from './daylight.ts'
import type { StyleRules } from '../style-rules.ts'

/** The actual height of the rug near colour borders, and the light on it. */
export type Relief = {
  /** Step from a pixel to the next one towards the light: columns, and rows up. */
  readonly toLight: number
  readonly rowsToLight: number
  /** Step in the cloth towards the light, far enough to reach the yarn beyond a border. */
  readonly side: number
  /**
   * 1/64 mm, of the current row and the ones just above, because light comes from there. `topsRow` gives a row's
   * position.
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

/** Distance in thirds of a pixel from which a border has no effect: the reach of a fibre from its root. */
export const chamferCap = (scale: 1 | 2): number => 15 * scale

/** Number of rows of tops in the ring buffer. */
const TOPS_ROWS = 4

/** Start of the tops of row `y` for cloth of this stride. */
export const topsRow = (y: number, stride: number): number => (y & (TOPS_ROWS - 1)) * stride

const FALL_ZERO = 256
const SLOPE_ZERO = 2048
/** Limits of the slope towards the light, 1/64 mm per step. */
const STEEPEST_UNLIT = -170
const STEEPEST_LIT = 75
/** Two rows of tufts along a border, in pixels of the 1× picture: they are tufted before the area is filled. */
const OUTLINE_ROWS = 3.8
/** Depth of cut, of 256, from which the tufts of two yarns separate. */
const PARTING = 70
/** Distinguished steps of depth, and the size of each, of 256. */
const DEPTHS = 128
const DEPTH_STEP = 8

/** Index into the groove tables for a distance and a depth of cut (256 = 1). */
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
    // Tufts separate only where the cut is deep, so a crack comes and goes along its border.
    dark: groove(
      (d, depth) =>
        rules.occlusion * depth * Math.exp(-((d / (0.9 * rules.grooveWidth)) ** 2)) +
        rules.crack * Math.max(0, depth - PARTING / 256) * Math.exp(-((d / (0.4 + 0.45 * depth)) ** 2)) +
        rules.seam * Math.exp(-(((d - OUTLINE_ROWS) / 0.7) ** 2)),
    ),
    slope: Int16Array.from({ length: 2 * SLOPE_ZERO }, (_, i) => {
      const slope = Math.max(STEEPEST_UNLIT, Math.min(STEEPEST_LIT, i - SLOPE_ZERO))
      return Math.round(slope * (slope > 0 ? rules.lit : rules.unlit))
    }),
  }
}

/**
 * The higher yarn closes the groove on the side it leans over and opens it on the other, the more the higher it
 * stands.
 */
const opening = (fall: number): number => Math.max(2, Math.min(9, 4 + (fall >> 3)))

/**
 * Carves the pixel at `here` of the tops, `thirds` (below the cap) away from a border, down from `uncut` 1/64 mm and
 * returns the change of its shade, in 1/1024. `lightward` is the pixel of the tops that shades it, `cut` is the
 * depth, 256 = as in the style; `fall` is how much lower (1/64 mm) the yarn is on the side that the pile leans away
 * from. Tables instead of branches, which would be mispredicted.
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
