import type { Loom } from '../tile/loom.ts'
import { topsRow } from '../surface/relief.ts'
import { LOOKUP_HALF, LOOKUP_ZERO } from '../shade/shade-levels.ts'
import { sheenOf, strengthOf, warmFrom } from '../field/pile-field-row.ts'

/**
 * Tufts the columns [from, to) of row `y`, all far from any border: one yarn, nothing carved, every tuft rooted in
 * its own colour.
 */
export function sewField(loom: Loom, y: number, from: number, to: number): void {
  const { cloth, tile, habits, relief, row, levels, lookup, indices } = loom
  const { width, margin, stride, yarns } = cloth
  const { size, grain, tint } = tile
  const { shading } = row
  const yarn = yarns[(y + margin) * stride + margin + from]!
  // Borders beside and below need the pile height here.
  const tops = topsRow(y, stride) + margin
  relief.tops.fill(habits.height[yarn]!, tops + from, tops + to)
  const gain = habits.grainGain[yarn]!
  const shift = habits.grainShift[yarn]!
  const shine = habits.sheenGain[yarn]!
  const brushed = habits.fieldShift[yarn]!
  const first = yarn * levels
  const tileRow = (y & (size - 1)) * size
  const tilePixels = size * size - 1
  const out = y * width
  for (let x = from; x < to; x++) {
    const t = tileRow + (x & (size - 1))
    const slow = shading[x + brushed]!
    const strands = (grain[(t + shift) & tilePixels]! * gain) >> 8
    const shade = ((strands * strengthOf(slow)) >> 8) + ((sheenOf(slow) * shine) >> 8)
    // Arithmetic on the sign instead of a branch, which would be mispredicted half of the time.
    const half = ((warmFrom(slow) - tint[t]!) >> 31) & LOOKUP_HALF
    indices[out + x] = first + lookup[half + LOOKUP_ZERO + (shade >> 2)]!
  }
}
