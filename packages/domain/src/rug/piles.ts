/** Ways in which the pile is made: sheared, left as loops, or sheared and carved where two yarns meet. */
export const PILES = ['fine', 'loop', 'carved'] as const
export type Pile = (typeof PILES)[number]
