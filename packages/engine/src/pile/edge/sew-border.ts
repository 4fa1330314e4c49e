import type { Cloth } from '../surface/cloth.ts'
import { yarnOfLot } from '../surface/lots.ts'
import type { Loom } from '../tile/loom.ts'
import { carve, topsRow } from '../surface/relief.ts'
import { LOOKUP_HALF, LOOKUP_ZERO } from '../shade/shade-levels.ts'
import { MOST_LAY, sheenOf, strengthOf, warmFrom } from '../field/pile-field-row.ts'

/**
 * Tufts the columns [from, to) of row `y`, all near a border; the rows above are done. Two passes, because the loops
 * are then short enough to run in registers.
 */
export function sewBorder(loom: Loom, y: number, from: number, to: number): void {
  plant(loom, y, from, to)
  shadeTufts(loom, y, from, to)
}

/** Depth of cut, of 256, from which a border is as straight as its drawing. */
const CLEAN_CUT = 150

/** Finds the yarn of the visible tuft at each pixel. */
function plant(loom: Loom, y: number, from: number, to: number) {
  const { cloth, tile, habits, strayStep, seen, row } = loom
  const { margin, stride, yarns } = cloth
  const { size, ownerX, ownerY, stray } = tile
  const { height } = habits
  const { lay, cut } = row
  const start = (y + margin) * stride + margin
  const tileRow = (y & (size - 1)) * size
  for (let x = from; x < to; x++) {
    const p = start + x
    const t = tileRow + (x & (size - 1))
    // Where the shears cut deep they also straighten the border; elsewhere tufts stand across it.
    const across = (cut[x]! - CLEAN_CUT) >> 31
    const owner = p + ((ownerY[t]! * stride + ownerX[t]!) & across)
    const rooted = yarns[owner]!
    // Taller pile leans over its lower neighbour, but only with long fibres.
    const reaching = stray[t]!
    const rival = yarns[owner + strayStep[((lay[x]! + MOST_LAY) << 4) | reaching]!]!
    const wins = ((8 - reaching) * (height[rival]! - height[rooted]!)) >> 31
    const yarn = rooted ^ ((rooted ^ rival) & wins)
    seen[p] = yarn === yarns[p] || !holdsLine(loom, p) ? yarn : yarns[p]!
  }
}

/**
 * Whether removing `p` would break a line as narrow as a tuft: such lines are tufted exactly as drawn, slightly wider
 * ones along their middle.
 */
function holdsLine({ cloth, distance, tile }: Loom, p: number): boolean {
  return isNarrow(cloth, p, 2) || (distance[p]! > 2 && isNarrow(cloth, p, 1 + 2 * tile.scale))
}

/** Whether there is another yarn `away` pixels from `p` on both sides, or above and below. */
function isNarrow({ yarns, stride }: Cloth, p: number, away: number): boolean {
  const yarn = yarns[p]!
  const down = away * stride
  return (
    (yarns[p - away]! !== yarn && yarns[p + away]! !== yarn) ||
    (yarns[p - down]! !== yarn && yarns[p + down]! !== yarn)
  )
}

/** Carves the pile along borders, lights it, adds strands and sheen, and rounds to a level. */
function shadeTufts(loom: Loom, y: number, from: number, to: number) {
  const { cloth, tile, habits, relief, distance, seen, row, way, levels, lookup, indices } = loom
  const { width, margin, stride, yarns } = cloth
  const { size, grain, tint, height: swell } = tile
  const { height, grainGain, grainShift, fieldShift, sheenGain, tone, carving } = habits
  const { shading, cut, lay } = row
  const { side } = relief
  const tops = topsRow(y, stride) + margin
  const lightward = topsRow(y - relief.rowsToLight, stride) + margin + relief.toLight
  const start = (y + margin) * stride + margin
  const tileRow = (y & (size - 1)) * size
  const mask = size - 1
  const tilePixels = size * size - 1
  const out = y * width
  for (let x = from; x < to; x++) {
    const p = start + x
    const t = tileRow + (x & mask)
    const lot = seen[p]!
    const fall = (lay[x]! * (height[yarns[p + side]!]! - height[yarns[p - side]!]!)) >> 3
    const carved = carve(
      relief,
      tops + x,
      lightward + x,
      distance[p]!,
      height[lot]!,
      ((cut[x]! * carving[lot]!) >> 8) + swell[t]!,
      fall,
    )
    const slow = shading[x + fieldShift[lot]!]!
    const here = way[x]!
    const g = (tileRow + ((x ^ here) & mask) + grainShift[lot]!) & tilePixels
    const strands = (grain[(here & ~tilePixels) + g]! * grainGain[lot]!) >> 8
    const shine = (sheenOf(slow) * sheenGain[lot]!) >> 8
    const shade = carved + ((strands * strengthOf(slow)) >> 8) + shine + tone[lot]!
    // Warm and cool tufts: the low bit of a level is its hue. Arithmetic on the sign avoids an unpredictable branch.
    const half = ((warmFrom(slow) - tint[t]!) >> 31) & LOOKUP_HALF
    indices[out + x] = yarnOfLot(lot) * levels + lookup[half + LOOKUP_ZERO + (shade >> 2)]!
  }
}
