/** Steps per 1 of shade in a tile's planes. */
export const FINE_UNIT = 160
export const CLUMP_UNIT = 512

/** Millimetres that a pixel of the 1× picture covers. */
export const MM_PER_PIXEL = 1.5
