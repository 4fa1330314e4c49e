import { DAYLIGHT } from './daylight.ts'
import type { StyleRules } from './style-rules.ts'

/** The real height of the rug near its colour borders, and the light on it. */
export type Relief = {
  /** Chamfer distance (thirds of a pixel) from which on a border has no effect. */
  readonly reach: number
  /** Steps in the array from a pixel to the next one towards the light, and beyond. */
  readonly toLight: number
  readonly near: number
  readonly far: number
  /** 1/64 mm, filled from the top as the rows are sewn: light comes from up there. */
  readonly tops: Int16Array
  /** By chamfer distance: 1/64 mm cut away, 1/1024 of shade. */
  readonly drop: Int16Array
  readonly occlusion: Int16Array
  readonly crack: Int16Array
  /** 1/1024 of shade per 1/64 mm, in 1/256. */
  readonly lit: number
  readonly unlit: number
  readonly cast: number
  readonly hairline: number
  readonly shallowest: number
}

/** Distances beyond this are all the same to the relief. */
export const chamferCap = (scale: 1 | 2): number => 30 * scale

const REACH_PIXELS = 9
/** 1/64 mm that must stand above a pixel before it lies in the cast shadow. */
const NEAR_CLEARANCE = 40
const FAR_CLEARANCE = 130
const DEEPEST_SHADOW = 330
/** Limits of the slope towards the light, 1/64 mm per step. */
const STEEPEST_UNLIT = -170
const STEEPEST_LIT = 75

export function relief(rules: StyleRules, scale: 1 | 2, stride: number, rows: number): Relief {
  const cap = chamferCap(scale)
  const byDistance = (strength: number, falloff: (pixels: number) => number) =>
    Int16Array.from({ length: 256 }, (_, thirds) => {
      const pixels = Math.max(0, thirds / 3 - 0.5) / scale
      return thirds >= cap ? 0 : Math.round(strength * Math.exp(-falloff(pixels)))
    })
  const towards = (pixels: number) =>
    Math.round(DAYLIGHT.y * pixels * scale) * stride + Math.round(DAYLIGHT.x * pixels * scale)
  return {
    reach: REACH_PIXELS * scale * 3,
    toLight: towards(1),
    near: towards(3.1),
    far: towards(4.9),
    tops: new Int16Array(stride * rows),
    drop: byDistance(rules.groove, (d) => (d / rules.grooveWidth) ** 1.5),
    occlusion: byDistance(rules.occlusion, (d) => (d / (rules.grooveWidth * 0.9)) ** 2),
    crack: byDistance(rules.crack, (d) => (d / 0.85) ** 2),
    lit: Math.round(rules.lit * 256),
    unlit: Math.round(rules.unlit * 256),
    cast: Math.round(rules.castShadow * 256),
    hairline: rules.hairline,
    shallowest: rules.shallowest,
  }
}

/**
 * Cuts the pixel at `p`, `thirds` away from a border, down from `uncut` 1/64 mm and
 * returns what that does to its shade, in 1/1024. `cut` is the depth, 256 = as the style
 * says; `behind` whether a tuft of another yarn stands between it and the light.
 */
export function carve(
  relief: Relief,
  p: number,
  thirds: number,
  uncut: number,
  cut: number,
  behind: boolean,
): number {
  const { tops, shallowest } = relief
  const depth = cut < shallowest ? shallowest : cut
  const top = uncut - ((relief.drop[thirds]! * depth) >> 8)
  tops[p] = top
  let slope = top - tops[p + relief.toLight]!
  if (slope > STEEPEST_LIT) slope = STEEPEST_LIT
  else if (slope < STEEPEST_UNLIT) slope = STEEPEST_UNLIT
  let shade = (slope * (slope > 0 ? relief.lit : relief.unlit)) >> 8
  const nearBy = tops[p + relief.near]! - NEAR_CLEARANCE
  const farOff = tops[p + relief.far]! - FAR_CLEARANCE
  const shadow = (nearBy > farOff ? nearBy : farOff) - top
  if (shadow > 0) shade -= ((shadow < DEEPEST_SHADOW ? shadow : DEEPEST_SHADOW) * relief.cast) >> 8
  // The groove is open on the side away from the light only.
  const dark = relief.occlusion[thirds]! + (slope < 4 ? relief.crack[thirds]! : 0)
  shade -= (dark * depth) >> 8
  return behind ? shade - ((relief.hairline * (depth + 128)) >> 9) : shade
}
