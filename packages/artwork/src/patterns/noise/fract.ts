/** The fractional part, in [0, 1) for negative numbers too: a position within a repeat of length 1. */
export const fract = (x: number) => x - Math.floor(x)
