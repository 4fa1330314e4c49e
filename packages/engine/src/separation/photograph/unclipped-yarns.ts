import type { CellMeans } from './cell-means.ts'
import type { CellYarns } from './cell-yarns.ts'

/**
 * The yarns of cells, 0xRRGGBB, as they would be had the camera clipped nothing: the mean of what was not clipped or,
 * where that is little, at least what the brightest of the clipped cells show.
 */
export function unclippedYarns(
  { planes: means, clipped }: CellMeans,
  planes: readonly Float32Array[],
  { yarns, own }: Pick<CellYarns, 'yarns' | 'own'>,
): number[] {
  const levels = yarns.map(() => [0, 0, 0])
  for (let channel = 0; channel < 3; channel++) {
    const mean = means[channel]!
    const plane = planes[channel]!
    const sums = new Float64Array(yarns.length)
    const counts = new Uint32Array(yarns.length)
    const bounds = yarns.map(() => new Uint32Array(LEVELS))
    const bounded = new Uint32Array(yarns.length)
    for (let cell = 0; cell < own.length; cell++) {
      const yarn = own[cell]!
      if (yarn >= yarns.length) continue
      const level = Math.exp(mean[cell]! - plane[cell]!) - 1
      if (((clipped[cell]! >>> channel) & 1) === 0) {
        sums[yarn]! += level
        counts[yarn]! += 1
      } else {
        bounds[yarn]![Math.max(0, Math.min(LEVELS - 1, Math.round(level)))]! += 1
        bounded[yarn]! += 1
      }
    }
    yarns.forEach((_, yarn) => {
      const seen = counts[yarn]! > 0 ? sums[yarn]! / counts[yarn]! : 0
      const isRare = counts[yarn]! < RARE * bounded[yarn]!
      const least = isRare ? quantile(bounds[yarn]!, QUANTILE * bounded[yarn]!) : 0
      levels[yarn]![channel] = Math.round(Math.min(LEVELS - 1, Math.max(seen, least)))
    })
  }
  return levels.map(([red, green, blue]) => (red! << 16) | (green! << 8) | blue!)
}

const LEVELS = 256
/** With fewer cells than this share of the clipped ones, what was not clipped may be edges. */
const RARE = 0.1
/** Share of clipped cells that are darker: the brightest of all have the errors of the light. */
const QUANTILE = 0.9

function quantile(counts: Uint32Array, most: number): number {
  let below = 0
  for (let level = 0; level < LEVELS; level++) {
    below += counts[level]!
    if (below >= most) return level
  }
  return LEVELS - 1
}
