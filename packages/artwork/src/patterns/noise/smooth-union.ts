/** Signed distance to two shapes merged with a corner radius of about `k` cm (smooth minimum, Inigo Quilez, 2013). */
export function smoothUnion(one: number, other: number, k: number): number {
  const overlap = Math.max(0, k - Math.abs(one - other)) / k
  return Math.min(one, other) - (overlap * overlap * k) / 4
}
