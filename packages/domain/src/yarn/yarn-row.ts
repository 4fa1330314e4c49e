/** Diameter of a ball in a row, and the pitch, in CSS pixels: the balls overlap. */
const BALL = 18
export const YARN_ROW_STEP = 14

/** Maximum number of yarns in a row, which is the maximum per rug. */
export const YARN_ROW_LONGEST = 10

/** Width and height in CSS pixels of a row of `count` balls of yarn, 1 to 10. */
export function yarnRowSize(count: number): { readonly width: number; readonly height: number } {
  return { width: BALL + YARN_ROW_STEP * (count - 1), height: BALL }
}

/** The path of the picture of a row of yarns, given each yarn's `#RRGGBB`. */
export function yarnRowAddress(hexes: readonly string[]): string {
  return `/yarn/row/${hexes.map((hex) => hex.replace('#', '').toUpperCase()).join('-')}.webp`
}

/** Maximum number of yarns in the picture of a box. */
export const YARN_BOX_MOST = 8

/** The path of the picture of a box of yarns, square, given each yarn's `#RRGGBB`. */
export function yarnBoxAddress(hexes: readonly string[]): string {
  return `/yarn/box/${hexes.map((hex) => hex.replace('#', '').toUpperCase()).join('-')}.webp`
}
