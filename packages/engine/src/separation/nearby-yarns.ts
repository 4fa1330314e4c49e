import type { Raster } from '../bitmap/raster.ts'
import { UNPROVED } from './yarns/proved-yarns.ts'

/**
 * Returns a function that gives the yarns proved within `reach` pixels of x, y: bit n for yarn n. Efficient row by
 * row, because columns are cached for adjacent pixels. `proved` must not change meanwhile.
 */
export function nearbyYarns(
  { width, height }: Raster,
  proved: Uint8Array,
  reach: number,
): (x: number, y: number) => number {
  const columns = new Int32Array(KEPT)
  /** The pixel for which each slot's column was computed. */
  const middles = new Int32Array(KEPT).fill(-1)
  const gather = (x: number, y: number): number => {
    let found = 0
    const end = Math.min(height - 1, y + reach) * width + x
    for (let at = Math.max(0, y - reach) * width + x; at <= end; at += width) found |= 1 << proved[at]!
    columns[x % KEPT] = found
    middles[x % KEPT] = y * width + x
    return found
  }
  return (x, y) => {
    const right = Math.min(width - 1, x + reach)
    let found = 0
    for (let u = Math.max(0, x - reach); u <= right; u++) {
      found |= middles[u % KEPT] === y * width + u ? columns[u % KEPT]! : gather(u, y)
    }
    return found & ~(1 << UNPROVED)
  }
}

/** Number of cached columns: more than are used at once. */
const KEPT = 64
