/** Steps per 1 of shade in a tile's grain. */
export const GRAIN_UNIT = 160

/** Millimetres that a pixel of the 1× picture covers. */
export const MM_PER_PIXEL = 1.5

/** Millimetres between tufts: 3.1 along a row and 2.9 between rows. */
export const TUFT_MM = 3

/** Steps per millimetre of a tile's height. */
export const HEIGHT_UNIT = 64
