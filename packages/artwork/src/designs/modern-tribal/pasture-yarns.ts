export const MADDER = 0
export const BRICK = 1
export const INDIGO = 2
export const OCHRE = 3
export const IVORY = 4
export const SKY = 5
export const LEAF = 6
export const PEAT = 7

/** Widths in cm of the border and of the line of sky inside it. */
export const BORDER = 9.5
export const HORIZON = 2
