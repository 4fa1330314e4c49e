import type { Oklab } from './oklab.ts'

/** Euclidean distance in OKLab (CSS Color 4, deltaEOK): 0.02 is just noticeable. */
export function oklabDistance(p: Oklab, q: Oklab): number {
  return Math.hypot(p.l - q.l, p.a - q.a, p.b - q.b)
}
