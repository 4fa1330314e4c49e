import type { Raster } from '../bitmap/raster.ts'
import { UNPROVED } from './yarns/proved-yarns.ts'

/**
 * Returns a function that gives the yarns proved within `reach` pixels of x, y: bit n for yarn n. Efficient row by
 * row, because columns are kept for adjacent pixels. `proved` must not change meanwhile.
 */
export function nearbyYarns(
  { width, height }: Raster,
  proved: Uint8Array,
  reach: number,
): (x: number, y: number) => number {
  const columns = new Int32Array(width)
  /** The row for which each column was gathered. */
  const rows = new Int32Array(width).fill(-1)
  const gather = (x: number, y: number): number => {
    let found = 0
    const end = Math.min(height - 1, y + reach) * width + x
    for (let at = Math.max(0, y - reach) * width + x; at <= end; at += width) found |= 1 << proved[at]!
    columns[x] = found
    rows[x] = y
    return found
  }
  return (x, y) => {
    const right = Math.min(width - 1, x + reach)
    let found = 0
    for (let u = Math.max(0, x - reach); u <= right; u++) found |= rows[u] === y ? columns[u]! : gather(u, y)
    return found & ~(1 << UNPROVED)
  }
}
