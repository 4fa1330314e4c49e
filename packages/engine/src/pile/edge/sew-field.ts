import { yarnOfLot } from '../surface/lots.ts'
import type { Loom } from '../tile/loom.ts'
import { topsRow } from '../surface/relief.ts'
import { LOOKUP_HALF, LOOKUP_ZERO } from '../shade/shade-levels.ts'
import { sheenOf, strengthOf, warmFrom } from '../field/pile-field-row.ts'

/**
 * Tufts the columns [from, to) of row `y`, all far from any border: one yarn, nothing carved, every tuft rooted in
 * its own colour.
 */
export function sewField(loom: Loom, y: number, from: number, to: number): void {
  const { cloth, tile, habits, relief, row, way, levels, lookup, indices } = loom
  const { width, margin, stride, yarns } = cloth
  const { size, grain, tint } = tile
  const { shading } = row
  const lot = yarns[(y + margin) * stride + margin + from]!
  // Borders beside and below need the pile height here.
  const tops = topsRow(y, stride) + margin
  relief.tops.fill(habits.height[lot]!, tops + from, tops + to)
  const gain = habits.grainGain[lot]!
  const shift = habits.grainShift[lot]!
  const shine = habits.sheenGain[lot]!
  const brushed = habits.fieldShift[lot]!
  const tone = habits.tone[lot]!
  const first = yarnOfLot(lot) * levels
  const tileRow = (y & (size - 1)) * size
  const mask = size - 1
  const tilePixels = size * size - 1
  const out = y * width
  for (let x = from; x < to; x++) {
    const here = way[x]!
    const g = (tileRow + ((x ^ here) & mask) + shift) & tilePixels
    const slow = shading[x + brushed]!
    const strands = (grain[(here & ~tilePixels) + g]! * gain) >> 8
    const shade = ((strands * strengthOf(slow)) >> 8) + ((sheenOf(slow) * shine) >> 8) + tone
    // Arithmetic on the sign instead of a branch, which would be mispredicted half of the time.
    const half = ((warmFrom(slow) - tint[tileRow + (x & mask)]!) >> 31) & LOOKUP_HALF
    indices[out + x] = first + lookup[half + LOOKUP_ZERO + (shade >> 2)]!
  }
}
