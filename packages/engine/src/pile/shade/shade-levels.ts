import { GROUND } from '../tufted-raster.ts'

/** Shade runs from −1 (deepest shadow) through 0 (the yarn's own colour) to 0.78. */
export const DARKEST = -1
export const BRIGHTEST = 0.78

/** Maximum levels per yarn; with more than eight yarns they share the byte. */
const MOST_LEVELS = 30
/** Fewer levels are too coarse to use every other one for a warmer hue. */
const LEVELS_FOR_HUE = 14

/** Shade levels per yarn among `yarnCount`, which must be 1–30. */
export function shadeLevels(yarnCount: number): number {
  return Math.min(MOST_LEVELS, Math.floor(GROUND / yarnCount))
}

/** Whether even levels are cooler and odd levels warmer wool. */
export const hasHueBit = (levels: number): boolean => levels >= LEVELS_FOR_HUE

/** The shade of a level. */
export const shadeOfLevel = (level: number, levels: number): number =>
  DARKEST + ((BRIGHTEST - DARKEST) * level) / (levels - 1)

/** Entries of one half of the lookup: shades −8 … 8 in steps of 1/256. */
export const LOOKUP_HALF = 4096

/** Index of shade 0 in a half; use `(shade1024 >> 2) + LOOKUP_ZERO`. */
export const LOOKUP_ZERO = 2048

/**
 * Nearest level of every shade: first half for cool tufts (even levels), second half for warm ones (odd levels).
 * Without the hue bit both halves are equal.
 */
export function levelLookup(levels: number): Uint8Array {
  const lookup = new Uint8Array(2 * LOOKUP_HALF)
  const pairs = hasHueBit(levels)
  const perShade = (levels - 1) / (BRIGHTEST - DARKEST)
  for (let warm = 0; warm < 2; warm++) {
    const first = pairs ? warm : 0
    const step = pairs ? 2 : 1
    const last = first + step * Math.floor((levels - 1 - first) / step)
    for (let i = 0; i < LOOKUP_HALF; i++) {
      const exact = ((i - LOOKUP_ZERO) / 256 - DARKEST) * perShade
      const level = first + step * Math.round((exact - first) / step)
      lookup[warm * LOOKUP_HALF + i] = Math.max(first, Math.min(last, level))
    }
  }
  return lookup
}
