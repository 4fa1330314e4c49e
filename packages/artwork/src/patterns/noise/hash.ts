/** Hashes up to three integers to [0, 1) with 32-bit integer arithmetic only, so that all machines agree. */
export function hash(a: number, b = 0, c = 0): number {
  let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x7feb352d) ^ Math.imul(c, 0x846ca68b)
  // fmix32, the finaliser of MurmurHash3 (Austin Appleby, public domain).
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 0x1_0000_0000
}
