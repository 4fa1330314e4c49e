/** The part after the point, in [0, 1) for negative numbers too: where in a repeat a place lies. */
export const fract = (x: number) => x - Math.floor(x)
