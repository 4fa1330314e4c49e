/**
 * Signed distance to two shapes grown together: within about `k` cm of both, the corner between them is
 * filled round (the polynomial smooth minimum, Inigo Quilez, 2013).
 */
export function smoothUnion(one: number, other: number, k: number): number {
  const overlap = Math.max(0, k - Math.abs(one - other)) / k
  return Math.min(one, other) - (overlap * overlap * k) / 4
}
