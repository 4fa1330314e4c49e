/** 0 before `from`, 1 after `to`, and an S-curve between them. `from` may be the larger. */
export function smoothStep(from: number, to: number, at: number): number {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
