/** Tolerances of the precision slider, the most precise first. */
export const TOLERANCES = [10, 15, 20, 25] as const
export type Tolerance = (typeof TOLERANCES)[number]

export const DEFAULT_TOLERANCE: Tolerance = 15
/** At the highest precision only the exact yarn changes. */
export const EXACT_TOLERANCE: Tolerance = 10
/** The first picture of a design is rendered before anything is replaced, with a wide match. */
export const INITIAL_TOLERANCE = 30

/** The texture parameters the studio sends. */
export const TEXTURE = { style: 'fine', onReplace: 0.5, onShuffle: 1 } as const
