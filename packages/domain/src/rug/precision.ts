/** Tolerances of the precision slider, with their labels. */
export const PRECISIONS = [
  { tolerance: 10, label: 'High' },
  { tolerance: 15, label: 'Medium' },
  { tolerance: 20, label: 'Low' },
  { tolerance: 25, label: 'Low' },
] as const
export type Tolerance = (typeof PRECISIONS)[number]['tolerance']

export const DEFAULT_TOLERANCE: Tolerance = 15
/** At the highest precision only the exact yarn changes. */
export const EXACT_TOLERANCE: Tolerance = 10
/** The first picture of a design is rendered before anything is replaced, with a wide match. */
export const INITIAL_TOLERANCE = 30

/** The texture parameters the studio sends. */
export const TEXTURE = { style: 'fine', onReplace: 0.5, onShuffle: 1 } as const
