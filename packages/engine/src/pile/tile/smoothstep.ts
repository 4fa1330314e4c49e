/** Smooth rise from 0 to 1 for `t` between 0 and 1. */
export const smoothstep = (t: number) => t * t * (3 - 2 * t)
