/** The remainder of a division, never negative: a position within a repeat, also left of or above the first one. */
export const modulo = (value: number, divisor: number): number => {
  const rest = value % divisor
  // Adding 0 turns −0 into 0.
  return rest < 0 ? rest + divisor : rest + 0
}
