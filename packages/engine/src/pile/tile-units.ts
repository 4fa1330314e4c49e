/** Steps per 1 of shade in a tile's grain. */
export const GRAIN_UNIT = 160

/** Millimetres that a pixel of the 1× picture covers. */
export const MM_PER_PIXEL = 1.5
