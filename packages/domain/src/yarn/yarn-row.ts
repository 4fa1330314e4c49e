/** Diameter of a ball in a row, and from the left of one to the left of the next, in CSS pixels: they overlap. */
const BALL = 18
export const YARN_ROW_STEP = 14

/** As many yarns as a row can show: as many as a rug may have. */
export const YARN_ROW_LONGEST = 10

/** Width and height in CSS pixels of a row of `count` balls of yarn, 1 to 10. */
export function yarnRowSize(count: number): { readonly width: number; readonly height: number } {
  return { width: BALL + YARN_ROW_STEP * (count - 1), height: BALL }
}

/** Where the picture of a row of yarns is, given `#RRGGBB` of each. */
export function yarnRowAddress(hexes: readonly string[]): string {
  return `/yarn/row/${hexes.map((hex) => hex.replace('#', '').toUpperCase()).join('-')}.webp`
}
