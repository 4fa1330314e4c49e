/** A normal deviate (mean 0, variance 1, never beyond ±3.5) from a source of uniform ones. */
export function gaussian(random: () => number): number {
  // The sum of four uniforms has variance 1/3; its missing far tails would be faulty wool anyway.
  return (random() + random() + random() + random() - 2) * Math.sqrt(3)
}
