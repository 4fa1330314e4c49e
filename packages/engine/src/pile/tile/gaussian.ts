/** A normal deviate (mean 0, variance 1, never beyond ±3.5) from a uniform source. */
export function gaussian(random: () => number): number {
  // The sum of four uniforms has variance 1/3; its missing tails would be faulty wool anyway.
  return (random() + random() + random() + random() - 2) * Math.sqrt(3)
}
