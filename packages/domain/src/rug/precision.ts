/** Tolerances the matching-precision slider offers, with the label each carries. */
export const PRECISIONS = [
  { tolerance: 10, label: 'High' },
  { tolerance: 15, label: 'Medium' },
  { tolerance: 20, label: 'Low' },
  { tolerance: 25, label: 'Low' },
] as const
export type Tolerance = (typeof PRECISIONS)[number]['tolerance']

export const DEFAULT_TOLERANCE: Tolerance = 15
/** At the highest precision a yarn changes alone. */
export const EXACT_TOLERANCE: Tolerance = 10
/** The first picture of a design is rendered before anything is replaced, with a wide match. */
export const INITIAL_TOLERANCE = 30

/** Texture as the studio asks for it. */
export const TEXTURE = { style: 'fine', onReplace: 0.5, onShuffle: 1 } as const
